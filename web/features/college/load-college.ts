import type { CourseId } from "#src/features/college/catalogue.ts";
import type { TrpcUtils } from "@/lib/trpc.ts";

/** Prefetches what the college shows; used by loaders. */
export function preloadCollege({ college }: TrpcUtils): void {
  void college.mine.prefetch();
}

/** The same for a lesson. */
export function preloadLesson({ college }: TrpcUtils, courseId: CourseId): void {
  void college.mine.prefetch();
  void college.lesson.prefetch({ courseId });
}
