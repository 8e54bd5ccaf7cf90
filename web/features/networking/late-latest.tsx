import { late } from "@/lib/late.tsx";
import { LOADING } from "@/lib/messages.ts";
import { ErrorState } from "@/ui/states/error-state.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";

/** The first professionals of the directory, for the provider panel. */
export const LatestPeople = late(async () => (await import("./latest-people.tsx")).LatestPeople, {
  pending: (
    <SkeletonGroup label={LOADING}>
      <Skeleton className="h-48 w-full rounded-card" />
    </SkeletonGroup>
  ),
  failed: (retry) => <ErrorState titleAs="h3" onRetry={retry} />,
});
