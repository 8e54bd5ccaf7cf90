import type { z } from "zod";
import type { UserContext } from "../../trpc/init.ts";
import type { CourseId } from "./catalogue.ts";
import type { AttemptResult, OpenedAttempt, sendAttemptInput } from "./schemas.ts";

/**
 * Opens an attempt at a course's exam and draws its questions; an attempt that is open already is returned as it is.
 * Throws `premium.required`, `course.not_found`, `course.locked`, `course.passed`, `course.no_questions`,
 * `exam.limit`.
 */
export async function openAttempt(_ctx: UserContext, _courseId: CourseId): Promise<OpenedAttempt> {
  throw new Error("to be built");
}

/**
 * Grades an open attempt and closes it; one that was sent before returns its result. On approval, writes the certificate.
 * Throws `premium.required`, `exam.not_found`.
 */
export async function sendAttempt(_ctx: UserContext, _input: z.infer<typeof sendAttemptInput>): Promise<AttemptResult> {
  throw new Error("to be built");
}

/** The questions of the attempt that passed a course, with right answers and explanations. Throws `exam.not_found`. */
export async function readReview(_ctx: UserContext, _courseId: CourseId): Promise<AttemptResult["review"]> {
  throw new Error("to be built");
}
