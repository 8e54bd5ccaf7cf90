import { foldedWords } from "../../platform/database/fold.ts";
import { SEARCH_WORDS_MAX } from "./rules.ts";

const TRIGRAM = 3;

/**
 * Splits a search text into words that must all occur in a provider's words. Stored words follow two blanks, so one or
 * two letters match the start of a word, three or more match anywhere.
 */
export function directoryWords(text: string): string[] {
  const words = [...new Set(foldedWords(text))].slice(0, SEARCH_WORDS_MAX);
  return words.map((word) => word.padStart(word.length + Math.max(0, TRIGRAM - [...word].length)));
}
