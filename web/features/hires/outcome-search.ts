import type { OUTCOMES } from "#src/features/hires/rules.ts";

export type Outcome = (typeof OUTCOMES)[number];

/** The answers by their names in the links of the mail 'Conseguiu resolver?'. */
export const ANSWERS = { contratei: "hired", outro: "elsewhere", "ainda-nao": "not_yet" } as const satisfies Record<
  string,
  Outcome
>;
export type AnswerName = keyof typeof ANSWERS;

/** Parses the name in the URL; undefined if it is none of them. */
export function answerNamed(name: unknown): AnswerName | undefined {
  return typeof name === "string" && Object.hasOwn(ANSWERS, name) ? (name as AnswerName) : undefined;
}
