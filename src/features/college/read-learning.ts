import type { UserContext } from "../../trpc/init.ts";
import type { CourseId } from "./catalogue.ts";
import type { Learning, LessonView } from "./schemas.ts";

/** What the college shows to a person. */
export async function readLearning(_ctx: UserContext): Promise<Learning> {
  throw new Error("to be built");
}

/** A lesson of the basic module or of the own area. Throws `premium.required`, `course.not_found`, `course.locked`. */
export async function readLesson(_ctx: UserContext, _courseId: CourseId): Promise<LessonView> {
  throw new Error("to be built");
}
