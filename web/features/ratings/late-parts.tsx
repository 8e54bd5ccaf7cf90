import { late } from "@/lib/late.tsx";
import { LOADING } from "@/lib/messages.ts";
import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";

export const RateDialog = late(async () => (await import("./rate-dialog.tsx")).RateDialog);
export const ReplyDialog = late(async () => (await import("./reply-dialog.tsx")).ReplyDialog);
export const HireRatingDialog = late(async () => (await import("./hire-rating-dialog.tsx")).HireRatingDialog);
/** The newest ratings of a person, for their dashboard. */
export const LatestRatings = late(async () => (await import("./latest-ratings.tsx")).LatestRatings, {
  pending: (
    <SkeletonGroup label={LOADING}>
      <Skeleton className="h-48 w-full rounded-card" />
    </SkeletonGroup>
  ),
});
