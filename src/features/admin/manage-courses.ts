import type { z } from "zod";
import { DomainError } from "../../errors.ts";
import type { UserContext } from "../../trpc/init.ts";
import { COURSE_IDS } from "../college/catalogue.ts";
import type { courseInput } from "../college/schemas.ts";
import { byAdmin } from "./act-on-users.ts";
import { listCourses } from "./queries-course-content.ts";
import {
  addOne,
  changeCourse,
  deleteOne,
  findCourse,
  replaceOne,
  restoreOne,
  showCourse,
  showQuestion,
} from "./queries-courses.ts";
import type {
  addQuestionInput,
  adminCourse,
  courseList,
  coursePublishedInput,
  editCourseInput,
  editQuestionInput,
  questionInput,
  questionPublishedInput,
} from "./schemas-courses.ts";

export async function readCourses({ db }: UserContext): Promise<z.infer<typeof courseList>> {
  const courses = (await listCourses(db)).map(({ id, ...course }) => ({ courseId: id, ...course }));
  return courses.sort((one, other) => COURSE_IDS.indexOf(one.courseId) - COURSE_IDS.indexOf(other.courseId));
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

type Outcome = Promise<{ exists: boolean; isRefused: boolean }>;
type Refusal = ConstructorParameters<typeof DomainError>[0];

async function check(outcome: Outcome, missing: Refusal, refusal: Refusal): Promise<void> {
  const { exists, isRefused } = await outcome;
  if (!exists) throw new DomainError(missing);
  if (isRefused) throw new DomainError(refusal);
}

/** Changes the texts and the video of a course; idempotent. Throws `course.not_found`, `course.changed`. */
export function editCourse(ctx: UserContext, input: z.infer<typeof editCourseInput>): Promise<void> {
  const { courseId, changes, revision } = input;
  const outcome = changeCourse(ctx.db, courseId, changes, revision, byAdmin(ctx, ""));
  return check(outcome, "course.not_found", "course.changed");
}

/** Opens a course to its candidates or closes it; idempotent. Throws `course.not_found`, `course.too_few_questions`. */
export function setCoursePublished(ctx: UserContext, input: z.infer<typeof coursePublishedInput>): Promise<void> {
  const outcome = showCourse(ctx.db, input.courseId, input.isPublished, byAdmin(ctx, ""));
  return check(outcome, "course.not_found", "course.too_few_questions");
}

/** Adds a published question; idempotent. Throws `course.not_found`, `question.limit`. */
export function addQuestion(ctx: UserContext, input: z.infer<typeof addQuestionInput>): Promise<void> {
  const outcome = addOne(ctx.db, input.courseId, input.id, input.changes, byAdmin(ctx, ""));
  return check(outcome, "course.not_found", "question.limit");
}

/** Puts a question in the place of another; idempotent. Throws `question.not_found`, `question.changed`. */
export function editQuestion(ctx: UserContext, input: z.infer<typeof editQuestionInput>): Promise<void> {
  const outcome = replaceOne(ctx.db, input.id, input.newId, input.changes, byAdmin(ctx, ""));
  return check(outcome, "question.not_found", "question.changed");
}

/** Lets a question be drawn, or not; idempotent. Throws `question.not_found`, `course.too_few_questions`. */
export function setQuestionPublished(ctx: UserContext, input: z.infer<typeof questionPublishedInput>): Promise<void> {
  const outcome = showQuestion(ctx.db, input.id, input.isPublished, byAdmin(ctx, ""));
  return check(outcome, "question.not_found", "course.too_few_questions");
}

/** Deletes a question; idempotent. Throws `question.not_found`, `course.too_few_questions`. */
export function deleteQuestion(ctx: UserContext, { id }: z.infer<typeof questionInput>): Promise<void> {
  return check(deleteOne(ctx.db, id, byAdmin(ctx, "")), "question.not_found", "course.too_few_questions");
}

/** Restores a deleted question; idempotent. Throws `question.not_found`, `question.changed`. */
export function restoreQuestion(ctx: UserContext, { id }: z.infer<typeof questionInput>): Promise<void> {
  return check(restoreOne(ctx.db, id, byAdmin(ctx, "")), "question.not_found", "question.changed");
}
