import type { OUTCOMES } from "#src/features/hires/rules.ts";
import { oneOf, searchParams } from "#src/shared/search-params.ts";

export type Outcome = (typeof OUTCOMES)[number];

/** The answers by their names in the links of the mail 'Conseguiu resolver?'. */
export const ANSWERS = { contratei: "hired", outro: "elsewhere", "ainda-nao": "not_yet" } as const satisfies Record<
  string,
  Outcome
>;
export type AnswerName = keyof typeof ANSWERS;

export const ANSWER_NAMES = Object.keys(ANSWERS) as AnswerName[];

/** Search params of the screen that asks for the outcome: the answer that the link gave. */
export const outcomeSearch = searchParams({ resposta: oneOf(ANSWER_NAMES) });
