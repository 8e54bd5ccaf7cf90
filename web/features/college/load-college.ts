import type { TrpcUtils } from "@/lib/trpc.ts";
import { isCourse } from "./search.ts";

/** Prefetches what the college shows; used by loaders. */
export function preloadCollege({ college }: TrpcUtils): void {
  void college.mine.prefetch();
}

/** The same for the lesson of a course, whose name is from the URL. */
export function preloadLesson({ college }: TrpcUtils, course: string): void {
  void college.mine.prefetch();
  if (isCourse(course)) void college.lesson.prefetch({ courseId: course });
}
