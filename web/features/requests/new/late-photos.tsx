import { late } from "@/lib/late.tsx";
import { lateError } from "@/ui/states/error-state.tsx";
import { Skeleton } from "@/ui/states/skeleton.tsx";

export const PHOTOS_IN_PLACE = {
  pending: <Skeleton className="h-64 w-full rounded-card" />,
  failed: lateError,
};

// Photos are optional, and their code is shared with the classifieds.
export const LateNewPhotos = late(async () => (await import("./photo-fields.tsx")).NewPhotos, PHOTOS_IN_PLACE);
