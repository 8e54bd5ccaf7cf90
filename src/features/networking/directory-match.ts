import { SEARCH_WORDS_MAX } from "./rules.ts";

const TRIGRAM = 3;

/** Someone who serves the whole state has this facet instead of cities (migration 0005). */
const WHOLE_STATE = "estado";

const phrase = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Words begin after two blanks in the index: one or two letters are found where a word begins, three or more anywhere. */
const padded = (word: string) => word.padStart(word.length + Math.max(0, TRIGRAM - [...word].length));

/**
 * The full-text query for what was typed and chosen; null when that is nothing. All words must occur, each in any of
 * the searched fields; the index folds case and accents. A region also finds who serves the whole state.
 */
export function directoryMatch(filter: {
  text: string;
  specialty: string | null;
  region: string | null;
}): string | null {
  const words = filter.text
    .split(/[\s()-]+/)
    .filter(Boolean)
    .slice(0, SEARCH_WORDS_MAX);
  const facets = [
    filter.specialty === null ? [] : [filter.specialty],
    filter.region === null ? [] : [filter.region, WHOLE_STATE],
  ].filter((values) => values.length > 0);
  const parts = [
    ...words.map((word) => `words : ${phrase(padded(word))}`),
    ...facets.map((values) => `facets : (${values.map((value) => phrase(`|${value}|`)).join(" OR ")})`),
  ];
  return parts.length === 0 ? null : parts.join(" AND ");
}
