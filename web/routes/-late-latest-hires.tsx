import { late } from "@/lib/late.tsx";
import { LOADING } from "@/lib/messages.ts";
import { ErrorState } from "@/ui/states/error-state.tsx";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";

export const LatestHires = late(async () => (await import("./-latest-hires.tsx")).LatestHires, {
  pending: (
    <SkeletonGroup label={LOADING}>
      <Skeleton className="h-48 w-full rounded-card" />
    </SkeletonGroup>
  ),
  failed: (retry) => <ErrorState titleAs="h3" onRetry={retry} />,
});
