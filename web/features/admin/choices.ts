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

/** Clears search text and filter; undefined if there are none. */
export function clearedBy(
  { busca, filtro }: AdminSearch,
  change: (none: { busca: undefined; filtro: undefined }) => void,
) {
  return busca || filtro ? () => change({ busca: undefined, filtro: undefined }) : undefined;
}
