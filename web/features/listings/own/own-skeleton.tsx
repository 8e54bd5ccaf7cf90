import { Skeleton, SkeletonGroup } from "@/ui/states/skeleton.tsx";
import { OWN } from "./messages.ts";

export function OwnSkeleton({ label = OWN.loading }: { label?: string }) {
  return (
    <SkeletonGroup label={label} className="grid gap-3 md:gap-4 lg:grid-cols-2">
      {[1, 2, 3].map((place) => (
        <div key={place} aria-hidden className="rounded-card border border-concrete-200 bg-white p-3">
          <div className="flex gap-3">
            <Skeleton className="aspect-4/3 w-28 shrink-0 rounded-control" />
            <div className="flex-1">
              <Skeleton className="h-5.5 w-16" />
              <Skeleton className="mt-2 h-5 w-full" />
              <Skeleton className="mt-2 h-5 w-24" />
            </div>
          </div>
          <Skeleton className="mt-4 h-11 w-full rounded-control" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
