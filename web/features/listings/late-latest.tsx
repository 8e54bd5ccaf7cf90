import { late } from "@/lib/late.tsx";
import { LOADING } from "@/lib/messages.ts";
import { ErrorState } from "@/ui/states/error-state.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";

/** The newest listings, for the panels. */
export const LatestListings = late(async () => (await import("./latest-listings.tsx")).LatestListings, {
  pending: (
    <SkeletonGroup label={LOADING}>
      <Skeleton className="h-48 w-full rounded-card" />
    </SkeletonGroup>
  ),
  failed: (retry) => <ErrorState titleAs="h3" onRetry={retry} />,
});

/** On screens that have little to do with listings. */
export const RenewButton = late(async () => (await import("./own/renew-button.tsx")).RenewButton, {
  pending: <Skeleton className="h-11 w-28 rounded-control" />,
});
