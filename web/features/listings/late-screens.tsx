import { late } from "@/lib/late.tsx";
import { LOADING } from "@/lib/messages.ts";
import { Container } from "@/ui/container.tsx";
import { ErrorState } from "@/ui/error-state.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton.tsx";
import { LATE } from "./messages.ts";

/** Stands for any of the late screens while its code or the session loads. */
export function ScreenSkeleton() {
  return (
    <Container width="text" className="pt-6">
      <SkeletonGroup label={LOADING} className="flex flex-col gap-5">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-36 w-full rounded-card" />
        <Skeleton className="h-36 w-full rounded-card" />
        <Skeleton className="h-12 w-full rounded-control" />
      </SkeletonGroup>
    </Container>
  );
}

const failed = (retry: () => void) => <ErrorState title={LATE.failed} titleAs="p" onRetry={retry} />;
const inPlace = { pending: <ScreenSkeleton />, failed };

// Loaded on demand: most users who browse the list never need these.
export const LateDetail = late(async () => (await import("./detail/detail-screen.tsx")).DetailScreen, {
  ...inPlace,
  isContent: true,
});
export const LatePublish = late(async () => (await import("./form/publish-screen.tsx")).PublishScreen, inPlace);
export const LateEdit = late(async () => (await import("./form/edit-screen.tsx")).EditScreen, inPlace);
export const LateOwn = late(async () => (await import("./own/own-screen.tsx")).OwnScreen, inPlace);
export const LateFavorites = late(async () => (await import("./own/favorites-screen.tsx")).FavoritesScreen, inPlace);
export const LateSearches = late(async () => (await import("./own/searches-screen.tsx")).SearchesScreen, inPlace);
export const LateLoginNeeded = late(async () => (await import("./own/login-needed.tsx")).LoginNeeded, inPlace);
export const LateSuggestions = late(async () => (await import("./list/search-suggestions.tsx")).SearchSuggestions);
export const LateFilterSheet = late(async () => (await import("./list/filter-sheet.tsx")).FilterSheet);
