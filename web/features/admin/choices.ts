import type { AdminSearch } from "./search.ts";

/** One choice of a filter: its text in the URL, its value for the server, and its label. */
export interface Choice<Value> {
  slug: string;
  value: Value;
  label: string;
}

export type Choices<Value> = readonly [Choice<Value>, ...Choice<Value>[]];

/** The choices of a filter in the order of its values. */
export function choicesOf<Value extends string>(
  values: readonly [Value, ...Value[]],
  texts: Readonly<Record<Value, { slug: string; label: string }>>,
): Choices<Value> {
  const [first, ...others] = values.map((value) => ({ value, ...texts[value] }));
  if (!first) throw new Error("a filter needs choices");
  return [first, ...others];
}

/** The choice that the URL names, or the first one. */
export function chosen<Value>(choices: Choices<Value>, slug: string | undefined): Choice<Value> {
  return choices.find((choice) => choice.slug === slug) ?? choices[0];
}

export const USERS_SLUG = "usuarios";
export const CASES_SLUG = "denuncias";
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The page of a person: in 'Usuários', `filtro` may be their id. */
export const personSearch = (id: string): AdminSearch => ({ aba: USERS_SLUG, filtro: id });

/** The id in a search param; null for anything else. */
export const idIn = (text: string | undefined): string | null => (text && ID.test(text) ? text : null);

/** Clears search text and filter; undefined if there are none. */
export function clearedBy(
  { busca, filtro }: AdminSearch,
  change: (none: { busca: undefined; filtro: undefined }) => void,
) {
  return busca || filtro ? () => change({ busca: undefined, filtro: undefined }) : undefined;
}
