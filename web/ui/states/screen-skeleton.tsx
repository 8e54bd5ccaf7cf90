import { Container } from "../frame/container.tsx";
import { Skeleton, SkeletonCard, SkeletonGroup } from "./skeleton.tsx";

/** Placeholder for a screen in a frame: title, text and cards. */
export function ScreenSkeleton({ label }: { label: string }) {
  return (
    <Container>
      <SkeletonGroup label={label} className="pt-5 pb-8 md:pt-7">
        <Skeleton className="h-8 w-3/5 max-w-md" />
        <Skeleton className="mt-3 h-5 w-4/5 max-w-xl" />
        <div className="mt-6 grid gap-3 md:grid-cols-2 md:gap-4">
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
        </div>
      </SkeletonGroup>
    </Container>
  );
}
