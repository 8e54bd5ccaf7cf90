import { foldText } from "../../platform/database/fold.ts";
import { maskContacts } from "../../shared/contacts-in-text.ts";

/** Shortest word that the trigram index can find, in characters. */
const INDEXED_LENGTH = 3;

const LETTERS = "aàáâãäå cç eèéêë iìíîï nñ oòóôõö uùúûü yýÿ".split(" ");

/** GLOB pattern of a character, ignoring case and accents. */
function globOf(character: string): string {
  const base = foldText(character);
  const same = LETTERS.find((letters) => letters.startsWith(base)) ?? base;
  const both = [...new Set([...same, ...same.toUpperCase()])].join("");
  return /^\p{L}+$/u.test(both) ? `[${both}]` : character.replace(/[*?[]/, "[$&]");
}

/** What a listing is found by in place of its texts, so that a search doesn't confirm a guessed number; null if nothing is masked. */
export function maskedText(texts: { title: string; description: string }): string | null {
  const [title, description] = [maskContacts(texts.title), maskContacts(texts.description)];
  return title === texts.title && description === texts.description ? null : `${title}\n${description}`;
}

/**
 * A parsed search text; all of its words must match. `indexed` is an FTS5 expression (null if no word is long enough),
 * `patterns` are GLOB patterns for shorter words.
 */
export interface SearchText {
  indexed: string | null;
  patterns: string[];
}

/** Parses a search text; null if it is blank. */
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
