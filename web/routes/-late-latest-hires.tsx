import { useRunningHires } from "@/features/hires/load-hires.ts";
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

const RunningList = late(async () => (await import("./-latest-hires.tsx")).RunningList, {
  pending: (
    <SkeletonGroup label={LOADING}>
      <Skeleton className="h-80 w-full rounded-card" />
    </SkeletonGroup>
  ),
});

/** The user's running hires on one side, each with its next step; nothing, and no code for it, if there are none. */
export function RunningHires({ side }: { side: "client" | "provider" }) {
  const hires = useRunningHires(side);
  return hires.length > 0 && <RunningList side={side} hires={hires} />;
}
