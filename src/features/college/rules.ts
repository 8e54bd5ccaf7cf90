import type { RateLimit } from "../../platform/limits/rate-limit.ts";
import { HOUR_MS } from "../../shared/time.ts";
import { BASIC_COURSE, type CourseId, LETTERS } from "./catalogue.ts";

/** Questions drawn for an attempt. A course with fewer published questions has no exam. */
export const QUESTIONS_PER_EXAM = 10;
/** Per exam and day in Campo Grande. */
export const ATTEMPTS_PER_DAY = 5;
export const PASS_PERCENT = 70;
/** Published questions of a course that are drawn from; any more of them would never be asked. */
export const POOL_MAX = 200;
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

/** Characters of a lesson that people read in a minute, and minutes that they take for a question of the exam. */
const READ_PER_MINUTE = 1_000;
const QUESTION_MINUTES = 2;
const WORKLOAD_STEP = 5;

/** A course's workload in minutes, in steps of 5: reading the lesson once and one exam. A video is not counted. */
export function workloadMinutes(lessonLength: number): number {
  const minutes = lessonLength / READ_PER_MINUTE + QUESTIONS_PER_EXAM * QUESTION_MINUTES;
  return Math.round(minutes / WORKLOAD_STEP) * WORKLOAD_STEP;
}

/** Whether a score, in percent, passes. */
export function isPassing(score: number): boolean {
  return score >= PASS_PERCENT;
}

/** Codes that no certificate has, per IP address. Phones of one carrier can share an address. */
export const LOOKUP_LIMIT: RateLimit = { name: "certificate-miss", max: 60, windowMs: HOUR_MS };

/** Letters and digits of a certificate's code: no vowels, so that no words appear, and nothing that looks alike. */
export const CODE_ALPHABET = "23456789BCDFGHJKMNPQRSTVWXYZ";
export const CODE_LENGTH = 10;

/** What somebody typed as a code, as it is stored: upper case, without spaces and dashes; null if it can't be one. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, "");
  return code.length === CODE_LENGTH && [...code].every((character) => CODE_ALPHABET.includes(character)) ? code : null;
}

/** Returns a whole number from 0 to `below` - 1, each equally likely. */
export type RandomBelow = (below: number) => number;

/** The items in an order of which each is equally likely (Fisher-Yates). */
export function shuffle<Item>(items: readonly Item[], random: RandomBelow): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = random(last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
}

/** What decides an attempt's questions before the pool is known, so that one transaction can draw and store them. */
export interface Draw {
  /**
   * The numbers from 1 to {@link POOL_MAX} in a random order. Without those that a pool of n questions doesn't have, what
   * is left is a random order of 1 to n; the first {@link QUESTIONS_PER_EXAM} of these are the numbers of the questions.
   */
  places: readonly number[];
  /** For each question, the letters of its options in the order in which they are shown. */
  optionOrders: readonly string[];
}

export function newDraw(random: RandomBelow): Draw {
  return {
    places: shuffle(
      Array.from({ length: POOL_MAX }, (_, i) => i + 1),
      random,
    ),
    optionOrders: Array.from({ length: QUESTIONS_PER_EXAM }, () => shuffle(LETTERS, random).join("")),
  };
}

export function newCode(random: RandomBelow): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[random(CODE_ALPHABET.length)]).join("");
}

/** What decides whether a person may learn and be examined in a course. */
export interface Access {
  hasPremium: boolean;
  /** Whether the course is published, and the basic module or that of the person's area. */
  isOffered: boolean;
  hasPassedBasic: boolean;
}

/** Why a person may not learn in a course; null if they may. */
export function learningRefusal(courseId: CourseId, { hasPremium, isOffered, hasPassedBasic }: Access) {
  if (!hasPremium) return "premium.required";
  if (!isOffered) return "course.not_found";
  return courseId === BASIC_COURSE || hasPassedBasic ? null : "course.locked";
}

/** Why no attempt at an exam can be opened; null if one can. */
export function examRefusal(
  courseId: CourseId,
  access: Access & { hasPassed: boolean; questions: number; attemptsToday: number },
) {
  const refusal = learningRefusal(courseId, access);
  if (refusal !== null) return refusal;
  if (access.hasPassed) return "course.passed";
  if (access.questions < QUESTIONS_PER_EXAM) return "course.no_questions";
  return access.attemptsToday < ATTEMPTS_PER_DAY ? null : "exam.limit";
}

/** A code as it is shown: in two groups. */
export function formatCode(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;
}
