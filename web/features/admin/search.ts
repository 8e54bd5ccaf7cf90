import { SEARCH_MAX_LENGTH } from "#src/features/admin/rules.ts";

/** Search params of /admin. What a filter or an order means is up to the tab. */
export interface AdminSearch {
  aba?: string;
  busca?: string;
  filtro?: string;
  ordem?: string;
}

const KEYS = ["aba", "busca", "filtro", "ordem"] as const;

/** Keeps the search params that are text. The route does not parse them, because that would load with every page. */
export function adminSearch(search: { [Key in keyof AdminSearch]?: unknown }): AdminSearch {
  const entries = KEYS.flatMap((key) => {
    // The router parses a numeric search text as a number.
    const value = typeof search[key] === "number" ? String(search[key]) : search[key];
    return typeof value === "string" && value.trim() !== "" ? [[key, value.slice(0, SEARCH_MAX_LENGTH)]] : [];
  });
  return Object.fromEntries(entries);
}

/** One choice of a filter: its text in the URL, its value for the server, and its label. */
export interface Choice<Value> {
  slug: string;
  value: Value;
  label: string;
}

type Choices<Value> = readonly [Choice<Value>, ...Choice<Value>[]];

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
