import { foldText } from "../../platform/fold.ts";

/** What the index of text finds: it holds each three characters of a text. */
const INDEXED_LENGTH = 3;

const LETTERS = "aàáâãäå cç eèéêë iìíîï nñ oòóôõö uùúûü yýÿ".split(" ");

/** What GLOB matches a character with, whatever its case and accent. */
function globOf(character: string): string {
  const base = foldText(character);
  const same = LETTERS.find((letters) => letters.startsWith(base)) ?? base;
  const both = [...new Set([...same, ...same.toUpperCase()])].join("");
  return /^\p{L}+$/u.test(both) ? `[${both}]` : character.replace(/[*?[]/, "[$&]");
}

/**
 * A typed text as the database looks for it; all of its words must be found.
 * `indexed` is an expression of FTS5 (null without a word long enough), `patterns` are GLOB patterns for shorter words.
 */
export interface SearchText {
  indexed: string | null;
  patterns: string[];
}

/** Null for a blank text. */
export function parseSearchText(typed: string): SearchText | null {
  const words = [...new Set(typed.normalize("NFC").split(/\s+/u).filter(Boolean))];
  if (words.length === 0) return null;
  const isIndexed = (word: string) => [...foldText(word)].length >= INDEXED_LENGTH;
  const indexed = words.filter(isIndexed).map((word) => `"${word.replaceAll('"', '""')}"`);
  const short = words.filter((word) => !isIndexed(word));
  return {
    indexed: indexed.length > 0 ? indexed.join(" AND ") : null,
    patterns: short.map((word) => `*${[...word].map(globOf).join("")}*`),
  };
}
