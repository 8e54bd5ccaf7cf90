import type { z } from "zod";
import { DomainError } from "../../errors.ts";
import type { UserContext } from "../../trpc/init.ts";
import { AREAS, BASIC_COURSE, type CourseId } from "../college/catalogue.ts";
import type { courseInput } from "../college/schemas.ts";
import { listCourses } from "./queries-course-content.ts";
import { findCourse } from "./queries-courses.ts";
import type { adminCourse, courseList } from "./schemas-courses.ts";

const ORDER: readonly CourseId[] = [BASIC_COURSE, ...AREAS.map(({ key }) => key)];

export async function readCourses({ db }: UserContext): Promise<z.infer<typeof courseList>> {
  const courses = (await listCourses(db)).map(({ id, ...course }) => ({ courseId: id, ...course }));
  return courses.sort((one, other) => ORDER.indexOf(one.courseId) - ORDER.indexOf(other.courseId));
}

/** A course with its lesson and its questions. Throws `course.not_found`. */
export async function readCourse(
  { db }: UserContext,
  { courseId }: z.infer<typeof courseInput>,
): Promise<z.infer<typeof adminCourse>> {
  const { course, questions, revision } = await findCourse(db, courseId);
  if (!course[0]) throw new DomainError("course.not_found");
  return { ...course[0], courseId, questions, revision: revision[0]?.id ?? null };
}
