import { foldText, matchRank } from "./fold-text.ts";

export interface ComboboxOption {
  value: string;
  label: string;
  group?: string | undefined;
  /** Shown on the right, e.g. the number of requests of this type. */
  count?: number | undefined;
  /** Additional search terms for this option. */
  keywords?: string | undefined;
  disabled?: boolean | undefined;
}

/** A row of the open list that the arrow keys can reach. */
export type ComboboxEntry =
  | { kind: "option"; key: string; option: ComboboxOption; startsGroup: string | undefined }
  | { kind: "clear"; key: "clear" }
  | { kind: "more"; key: "more"; rest: number };

interface EntryOptions {
  query: string;
  clearable: boolean;
  /** Maximum number of options until "Ver mais" is chosen. */
  limit: number | undefined;
}

/** Cached per option list: folding 250 labels on each keystroke is noticeable on an old phone. */
const foldedLabels = new WeakMap<readonly ComboboxOption[], readonly string[]>();

function folded(options: readonly ComboboxOption[]): readonly string[] {
  const known = foldedLabels.get(options);
  if (known) return known;
  const texts = options.map((option) => foldText(`${option.label} ${option.keywords ?? ""}`.trim()));
  foldedLabels.set(options, texts);
  return texts;
}

/** Matching options: groups in order of first appearance, best matches first within a group. */
export function comboboxEntries(
  options: readonly ComboboxOption[],
  { query, clearable, limit }: EntryOptions,
): ComboboxEntry[] {
  const wanted = foldText(query.trim());
  const texts = folded(options);
  const groups = new Map<string, { option: ComboboxOption; rank: number }[]>();
  for (const [i, option] of options.entries()) {
    const rank = matchRank(texts[i] ?? "", wanted);
    if (rank === 0) continue;
    const name = option.group ?? "";
    const group = groups.get(name);
    if (group) group.push({ option, rank });
    else groups.set(name, [{ option, rank }]);
  }
  const found: ComboboxEntry[] = [];
  for (const [name, members] of groups) {
    const sorted = wanted ? members.toSorted((a, b) => b.rank - a.rank) : members;
    for (const [i, { option }] of sorted.entries()) {
      found.push({ kind: "option", key: `o-${option.value}`, option, startsGroup: i === 0 && name ? name : undefined });
    }
  }
  const shown = limit === undefined ? found : found.slice(0, limit);
  const rest = found.length - shown.length;
  return [
    ...(clearable && wanted === "" ? [{ kind: "clear", key: "clear" } as const] : []),
    ...shown,
    ...(rest > 0 ? [{ kind: "more", key: "more", rest } as const] : []),
  ];
}
