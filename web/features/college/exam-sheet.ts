import { LETTERS } from "#src/features/college/catalogue.ts";
import { fieldsOf } from "@/lib/forms/restore-draft.ts";

/** The answers of an open attempt, and the question on screen. */
export interface ExamSheet {
  /** The chosen option per question, as shown: 0 for the first. */
  answers: readonly (number | null)[];
  /** From 0. */
  place: number;
}

export const blankSheet = (questions: number): ExamSheet => ({ answers: Array(questions).fill(null), place: 0 });

const isOption = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < LETTERS.length;

/** Reads a stored sheet. Invalid answers are left out, and the place is never after an unanswered question. */
export function restoreSheet(stored: unknown, questions: number): ExamSheet {
  const { answers, place } = fieldsOf(stored);
  if (!Array.isArray(answers) || answers.length !== questions) return blankSheet(questions);
  const valid = answers.map((answer: unknown) => (isOption(answer) ? Number(answer) : null));
  const unanswered = valid.indexOf(null);
  const furthest = unanswered === -1 ? questions - 1 : unanswered;
  const kept = typeof place === "number" && Number.isInteger(place) ? place : 0;
  return { answers: valid, place: Math.min(Math.max(kept, 0), furthest) };
}

export function answerHere({ answers, place }: ExamSheet, option: number): ExamSheet {
  return { answers: answers.with(place, option), place };
}

/** The answers to send; null until there is one for each question. */
export function completeAnswers({ answers }: ExamSheet): number[] | null {
  return answers.every((answer) => answer !== null) ? [...answers] : null;
}
