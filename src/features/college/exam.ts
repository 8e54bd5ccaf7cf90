import { randomInt } from "node:crypto";
import type { z } from "zod";
import { DomainError } from "../../errors.ts";
import { newId } from "../../platform/database/ids.ts";
import type { UserContext } from "../../trpc/init.ts";
import { type CourseId, LETTERS, type Letter } from "./catalogue.ts";
import { findReview, gradeAttempt, insertAttempt } from "./queries-exam.ts";
import { learnerOf } from "./read-learning.ts";
import { ATTEMPTS_PER_DAY, examRefusal, isPassing, newCode, newDraw } from "./rules.ts";
import type { AttemptResult, OpenedAttempt, sendAttemptInput } from "./schemas.ts";

/** One is enough, unless somebody has that code. */
const CODES_TO_CHOOSE_FROM = 3;

/** The options of a question in the order in which they are shown. */
function shownOptions(options: Record<Letter, string>, order: string): string[] {
  return [...order].flatMap((shown) => LETTERS.filter((letter) => letter === shown)).map((letter) => options[letter]);
}

/**
 * Opens an attempt at a course's exam and draws its questions; an attempt that is open already is returned as it is.
 * Throws `premium.required`, `course.not_found`, `course.locked`, `course.passed`, `course.no_questions`,
 * `exam.limit`.
 */
export async function openAttempt(ctx: UserContext, courseId: CourseId): Promise<OpenedAttempt> {
  const opened = { id: newId(ctx.now), courseId, draw: newDraw(randomInt) };
  const { access, attempt, questions } = await insertAttempt(ctx.db, learnerOf(ctx), opened);
  if (!attempt) throw new DomainError((access && examRefusal(courseId, access)) ?? "course.not_found");
  return {
    ...attempt,
    courseId,
    questions: questions.map(({ text, optionOrder, ...options }) => ({
      text,
      options: shownOptions(options, optionOrder),
    })),
  };
}

/**
 * Grades an open attempt and closes it; one that was sent before returns its result. On approval, writes the certificate.
 * Throws `premium.required`, `exam.not_found`.
 */
export async function sendAttempt(ctx: UserContext, input: z.infer<typeof sendAttemptInput>): Promise<AttemptResult> {
  const codes = Array.from({ length: CODES_TO_CHOOSE_FROM }, () => newCode(randomInt));
  const { hasPremium, result, review } = await gradeAttempt(ctx.db, learnerOf(ctx), { ...input, codes });
  if (!hasPremium) throw new DomainError("premium.required");
  if (!result) throw new DomainError("exam.not_found");
  const { attemptsToday, ...rest } = result;
  return { ...rest, isApproved: isPassing(rest.score), attemptsLeft: ATTEMPTS_PER_DAY - attemptsToday, review };
}

/**
 * The questions of the attempt that passed a course, with right answers and explanations.
 * Throws `premium.required`, `exam.not_found`.
 */
export async function readReview(ctx: UserContext, courseId: CourseId): Promise<AttemptResult["review"]> {
  const { hasPremium, review } = await findReview(ctx.db, learnerOf(ctx), courseId);
  if (!hasPremium) throw new DomainError("premium.required");
  if (review.length === 0) throw new DomainError("exam.not_found");
  return review;
}
