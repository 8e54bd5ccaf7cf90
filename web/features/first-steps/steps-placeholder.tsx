import { LOADING } from "@/lib/messages.ts";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton.tsx";

/** Until it is known whether there are steps, and which. */
export const StepsPlaceholder = () => (
  <div data-holds>
    <SkeletonGroup label={LOADING}>
      <Skeleton className="h-48 w-full rounded-card" />
    </SkeletonGroup>
  </div>
);
