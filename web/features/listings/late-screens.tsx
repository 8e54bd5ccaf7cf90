import type { ReactNode } from "react";
import { late } from "@/lib/late.tsx";
import { ErrorState } from "@/ui/error-state.tsx";
import { Skeleton } from "@/ui/skeleton.tsx";
import { FORM } from "./form-messages.ts";
import { FormScreenSkeleton } from "./form-skeleton.tsx";
import { OwnScreenSkeleton } from "./own-skeleton.tsx";

const inPlace = (pending: ReactNode) => ({
  pending,
  failed: (retry: () => void) => <ErrorState title={FORM.loadFailed} titleAs="p" onRetry={retry} />,
});

// Loaded on demand: most users who browse the list never need these.
export const LatePublish = late(
  async () => (await import("./publish-screen.tsx")).PublishScreen,
  inPlace(<FormScreenSkeleton />),
);
export const LateEdit = late(
  async () => (await import("./edit-screen.tsx")).EditScreen,
  inPlace(<FormScreenSkeleton />),
);
export const LateOwn = late(async () => (await import("./own-screen.tsx")).OwnScreen, inPlace(<OwnScreenSkeleton />));
export const LateOwnerActions = late(
  async () => (await import("./owner-actions.tsx")).OwnerActions,
  inPlace(<Skeleton className="col-span-3 h-11 w-full" />),
);
export const LateFilterSheet = late(async () => (await import("./filter-sheet.tsx")).FilterSheet);
export const LateLightbox = late(async () => (await import("@/ui/lightbox.tsx")).Lightbox);
