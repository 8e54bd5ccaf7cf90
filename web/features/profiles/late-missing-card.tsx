import { late } from "@/lib/late.tsx";
import { Skeleton } from "@/ui/skeleton.tsx";

/** Only for providers whose card is not complete yet. */
export const LateMissingCard = late(async () => (await import("./missing-card.tsx")).MissingCard, {
  pending: <Skeleton className="h-64 w-full" />,
});
