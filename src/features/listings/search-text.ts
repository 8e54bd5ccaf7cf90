import { maskContacts } from "../../shared/contacts-in-text.ts";
import { tradeVocabulary } from "../../shared/search/synonyms.ts";
import { keyOf, tokensOf } from "../../shared/search/words.ts";

const WORD_MAX_LENGTH = 24;

/** What a listing is found by in place of its texts, so that a search doesn't confirm a guessed number; null if nothing is masked. */
export function maskedText(texts: { title: string; description: string }): string | null {
  const [title, description] = [maskContacts(texts.title), maskContacts(texts.description)];
  return title === texts.title && description === texts.description ? null : `${title}\n${description}`;
}

/** The words of a title with the keys of what they mean: a "betonera" is a betoneira. */
export function titleWords(title: string): { word: string; key: string }[] {
  const vocabulary = tradeVocabulary();
  return tokensOf(maskContacts(title))
    .filter(({ word, kind }) => kind !== "size" && /^[a-z]{3,}$/.test(word) && word.length <= WORD_MAX_LENGTH)
    .map((token) => {
      const known = vocabulary.has(token.word) ? null : vocabulary.closest(token);
      return { word: token.word, key: known === null ? token.key : keyOf(known) };
    });
}
