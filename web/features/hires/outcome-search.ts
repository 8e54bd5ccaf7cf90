import type { OUTCOMES } from "#src/features/hires/rules.ts";

export type Outcome = (typeof OUTCOMES)[number];

/** The answers by their names in the links of the mail 'Conseguiu resolver?'. */
export const ANSWERS = { contratei: "hired", outro: "elsewhere", "ainda-nao": "not_yet" } as const satisfies Record<
  string,
  Outcome
>;
export type AnswerName = keyof typeof ANSWERS;

const isAnswer = (value: unknown): value is AnswerName => typeof value === "string" && Object.hasOwn(ANSWERS, value);

export function answerSearch({ resposta }: Record<string, unknown>): { resposta?: AnswerName } {
  return isAnswer(resposta) ? { resposta } : {};
}
