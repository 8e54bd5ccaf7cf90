import { Skeleton, SkeletonGroup, SkeletonText } from "@/ui/states/skeleton.tsx";
import { PORTAL } from "./messages.ts";

export const GRID = "grid grid-cols-1 gap-2 md:grid-cols-2 md:gap-4 xl:grid-cols-4 beside-nav:xl:grid-cols-2";
const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];

/** Placeholders of a page of professionals. */
export function DirectorySkeleton() {
  return (
    <SkeletonGroup label={PORTAL.loading} className={GRID}>
      {PLACES.map((place) => (
        <div key={place} aria-hidden className="rounded-card border border-concrete-200 bg-white p-3 md:p-4">
          <div className="flex gap-3">
            <Skeleton round className="size-12 shrink-0" />
            <SkeletonText lines={2} className="flex-1" />
          </div>
          <Skeleton className="mt-3 h-18 w-full" />
          <Skeleton className="mt-3 h-11 w-full md:h-24" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
