import { SkeletonCard, SkeletonGroup } from "./skeleton.tsx";

/** The side navigation leaves room for two columns. */
export const CARD_GRID = "grid grid-cols-1 gap-3 md:gap-4 lg:grid-cols-2";

/** Placeholder for the first cards of a grid. */
export function CardGridSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={CARD_GRID}>
      <SkeletonCard />
      <SkeletonCard />
    </SkeletonGroup>
  );
}
