import type { RateLimit } from "../../platform/rate-limit.ts";
import { HOUR_MS } from "../../shared/time.ts";

/** Questions drawn for an attempt. A course with fewer published questions has no exam. */
export const QUESTIONS_PER_EXAM = 10;
/** Per exam and day in Campo Grande. */
export const ATTEMPTS_PER_DAY = 5;
export const PASS_PERCENT = 70;

/** Questions of a course that are not deleted. */
export const POOL_MAX = 100;
/** How many of the newest candidates the pass rate of a course is about. */
export const CANDIDATES_MAX = 1_000;

/** Lengths of what admins write, in UTF-16 code units. The seeded content keeps to them too. */
export const TITLE_MAX_LENGTH = 80;
export const DESCRIPTION_LENGTH = { min: 40, max: 200 } as const;
export const LESSON_MAX_LENGTH = 60_000;
export const VIDEO_LINK_MAX_LENGTH = 200;
export const QUESTION_LENGTH = { min: 30, max: 260 } as const;
export const OPTION_MAX_LENGTH = 140;
export const EXPLANATION_LENGTH = { min: 40, max: 240 } as const;

const JUDGED_FROM = 20;
const TOO_HARD_BELOW = 0.3;
const TOO_EASY_ABOVE = 0.95;

/** What the answers say against a question: hardly anyone has it right, which may be its fault, or nearly everyone. */
export function doubtAbout(question: { answered: number; answeredRight: number }): "hard" | "easy" | null {
  if (question.answered < JUDGED_FROM) return null;
  const share = question.answeredRight / question.answered;
  if (share < TOO_HARD_BELOW) return "hard";
  return share > TOO_EASY_ABOVE ? "easy" : null;
}

export const LEARNING_LIMIT: RateLimit = { name: "learning", max: 60, windowMs: HOUR_MS };
export const EXAM_LIMIT: RateLimit = { name: "exam", max: 60, windowMs: HOUR_MS };

/** Whether a score, in percent, passes. */
export function isPassing(score: number): boolean {
  return score >= PASS_PERCENT;
}

/** Letters and digits of a certificate's code: no vowels, so that no words appear, and nothing that looks alike. */
export const CODE_ALPHABET = "23456789BCDFGHJKMNPQRSTVWXYZ";
export const CODE_LENGTH = 10;

/** What somebody typed as a code, as it is stored: upper case, without spaces and dashes; null if it can't be one. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, "");
  return code.length === CODE_LENGTH && [...code].every((character) => CODE_ALPHABET.includes(character)) ? code : null;
}

/** A code as it is shown: in two groups. */
export function formatCode(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;
}
