import { type Ranked, searchIn } from "#src/shared/search/rank.ts";

/** Of several choices, how many are made. */
export interface ComboboxProgress {
  chosen: number;
  max: number;
}

export interface ComboboxOption {
  value: string;
  label: string;
  group?: string | undefined;
  /** Shown on the right, e.g. the number of requests of this type. */
  count?: number | undefined;
  disabled?: boolean | undefined;
}

/** A row of the open list that the arrow keys can reach. */
export type ComboboxEntry =
  | { kind: "option"; key: string; option: ComboboxOption; startsGroup?: string | undefined; isOtherwise?: boolean }
  | { kind: "clear"; key: "clear" }
  | { kind: "more"; key: "more"; rest: number };

/** Additional search words by option value. */
export type ComboboxKeywords = Readonly<Record<string, string>>;

interface EntryOptions {
  query: string;
  clearable: boolean;
  /** Maximum number of options until "Ver mais" is chosen. */
  limit: number | undefined;
  keywords?: ComboboxKeywords | undefined;
  /** Value of the option that is offered last when no option fits the whole query. */
  otherwise?: string | undefined;
}

type Search = (query: string) => Ranked<ComboboxOption>;
/** By option list, because folding 250 labels on each keystroke is noticeable on an old phone. */
const prepared = new WeakMap<readonly ComboboxOption[], { keywords: ComboboxKeywords | undefined; search: Search }>();

function searchOf(options: readonly ComboboxOption[], keywords: ComboboxKeywords | undefined): Search {
  const known = prepared.get(options);
  if (known && known.keywords === keywords) return known.search;
  const search = searchIn(options, ({ label, value }) => ({ text: label, keywords: keywords?.[value] }));
  prepared.set(options, { keywords, search });
  return search;
}

const optionEntry = (option: ComboboxOption) => ({ kind: "option", key: `o-${option.value}`, option }) as const;

/** All options below their groups' names, in order of the groups' first appearance. */
function grouped(options: readonly ComboboxOption[]): ComboboxEntry[] {
  return [...new Set(options.map(({ group }) => group))].flatMap((name) => {
    const members = options.filter(({ group }) => group === name);
    return members.map((option, i) => ({ ...optionEntry(option), startsGroup: i === 0 && name ? name : undefined }));
  });
}

/** Options that fit the query, best first. */
function matching(options: readonly ComboboxOption[], { query, keywords, otherwise }: EntryOptions): ComboboxEntry[] {
  const { found, isComplete } = searchOf(options, keywords)(query);
  const last = isComplete ? undefined : options.find(({ value }) => value === otherwise);
  const fitting = found.filter((option) => option !== last);
  return [...fitting.map(optionEntry), ...(last ? [{ ...optionEntry(last), isOtherwise: true }] : [])];
}

/** All options by group, or those that fit the query. */
export function comboboxEntries(options: readonly ComboboxOption[], settings: EntryOptions): ComboboxEntry[] {
  const { query, clearable, limit } = settings;
  const isSearch = query.trim() !== "";
  const found = isSearch ? matching(options, settings) : grouped(options);
  const shown = limit === undefined ? found : found.slice(0, limit);
  const rest = found.length - shown.length;
  return [
    ...(clearable && !isSearch ? [{ kind: "clear", key: "clear" } as const] : []),
    ...shown,
    ...(rest > 0 ? [{ kind: "more", key: "more", rest } as const] : []),
  ];
}
