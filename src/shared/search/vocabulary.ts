import { type Vocabulary, vocabularyOf } from "./spelling.ts";
import { TRADE_WORDS } from "./synonyms.ts";

let made: Vocabulary | null = null;

/** The words of the trade. Made at the first search, because it takes longer than the worker may take to start. */
export function tradeVocabulary(): Vocabulary {
  made ??= vocabularyOf(TRADE_WORDS);
  return made;
}
