import { foldedWords } from "../../platform/fold.ts";
import { SEARCH_WORDS_MAX } from "./rules.ts";

const TRIGRAM = 3;

/**
 * What to look for in the words of a provider when a text is typed; all of it must occur, in any field. Stored words
 * follow two blanks, so one or two letters are found at the start of a word, three or more anywhere.
 */
export function directoryWords(text: string): string[] {
  const words = [...new Set(foldedWords(text))].slice(0, SEARCH_WORDS_MAX);
  return words.map((word) => word.padStart(word.length + Math.max(0, TRIGRAM - [...word].length)));
}
