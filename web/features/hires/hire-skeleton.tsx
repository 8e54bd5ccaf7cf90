import { SkeletonCard, SkeletonGroup } from "@/ui/states/skeleton.tsx";

/** Placeholder for loading hires. */
export function HireSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="space-y-3">
      <SkeletonCard />
      <SkeletonCard />
    </SkeletonGroup>
  );
}
