import type { RateLimit } from "../../platform/rate-limit.ts";
import { HOUR_MS } from "../../shared/time.ts";

/** Questions drawn for an attempt. A course with fewer published questions has no exam. */
export const QUESTIONS_PER_EXAM = 10;
/** Per exam and day in Campo Grande. */
export const ATTEMPTS_PER_DAY = 5;
export const PASS_PERCENT = 70;

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
