import { sizeForms } from "./normalise.ts";
import { placeIn } from "./place.ts";
import { meaningsOf, tradeVocabulary } from "./synonyms.ts";
import { inflections, type Spelt, singular, spell, tellingTokens, tokensOf, type Vocabulary } from "./words.ts";

/** What is looked for, in one of its names: a word, or words that stand next to each other. */
export type Name = readonly string[];

export interface Term {
  /** As it is shown, and as it was typed. */
  word: string;
  typed: string;
  key: string;
  /** The word itself, as typed and corrected, in its numbers and genders. */
  exact: readonly Name[];
  /** What else it is called. */
  similar: readonly Name[];
  /** Whether it only helps to choose: sizes, packages and colours. */
  isAside: boolean;
}

export interface Understood {
  terms: readonly Term[];
  /** The municipality that the text names; null if none. */
  cityId: number | null;
  /** The start of a word that may not be finished; null if the last word is a known one. */
  unfinished: string | null;
}

const namesOf = (words: readonly string[]): Name[] => [...new Set(words)].map((word) => word.split(" "));
const othersOf = (words: string) =>
  meaningsOf(words).flatMap((name) => (name.includes(" ") ? [name] : inflections(name)));

function termOf({ word, typed, key, kind }: Spelt, isAside: boolean): Term {
  const forms = kind === "size" ? sizeForms(word) : [...inflections(typed), ...inflections(word)];
  const water = word === "agua" ? ["dagua"] : [];
  const similar = namesOf(othersOf(singular(word)));
  return { word, typed, key, exact: namesOf([...forms, ...water]), similar, isAside };
}

/** Two words that are one thing, such as "serra mármore", with its other names; null if they are not. */
function pairOf(first: Spelt, second: Spelt | undefined, { has }: Vocabulary): Term | null {
  if (!second || first.kind === "size" || second.kind === "size") return null;
  const joined = first.word + second.word;
  const others = othersOf(`${singular(first.word)} ${singular(second.word)}`);
  if (others.length === 0 && !has(joined)) return null;
  const both = inflections(first.word).flatMap((one) => inflections(second.word).map((other) => `${one} ${other}`));
  const typed = `${first.typed} ${second.typed}`;
  const word = `${first.word} ${second.word}`;
  return { word, typed, key: "", exact: namesOf([...both, joined]), similar: namesOf(others), isAside: false };
}

/**
 * The four steps: words in the one way in which they are compared, telling tokens, known spellings, and their synonyms.
 */
export function understand(text: string): Understood {
  const vocabulary = tradeVocabulary();
  const { cityId, rest } = placeIn(text);
  const spelt = spell(tellingTokens(rest), vocabulary);
  // "saco" or "220v" alone is what is looked for.
  const hasWord = spelt.some(({ kind }) => kind === "word");
  const terms: Term[] = [];
  for (let at = 0; at < spelt.length; at++) {
    const token = spelt[at];
    if (!token) break;
    const pair = pairOf(token, spelt[at + 1], vocabulary);
    terms.push(pair ?? termOf(token, hasWord && token.kind !== "word"));
    if (pair) at++;
  }
  const last = spelt.at(-1);
  const isLast = tokensOf(rest).at(-1)?.word === last?.typed;
  const isUnfinished = isLast && last?.kind === "word" && last.typed.length > 1 && !vocabulary.has(last.typed);
  return { terms, cityId, unfinished: isUnfinished && cityId === null ? last.typed : null };
}

/** Whether a search has only signs, so that nothing can have what it looks for. */
export const isWordless = (text: string, { terms, cityId }: Understood): boolean =>
  text.trim() !== "" && terms.length === 0 && cityId === null;

/** The search in its known words; null if it is as it was typed, or as `found` has it. */
export function correctionOf({ terms }: Understood, found = ""): string | null {
  if (terms.every(({ typed, word }) => typed === word)) return null;
  const known = new Set(tokensOf(found).map(({ word }) => word));
  const isKnown = ({ word, typed }: Term) => typed === word || typed.split(" ").every((one) => known.has(one));
  return terms.every(isKnown) ? null : terms.map((term) => (isKnown(term) ? term.typed : term.word)).join(" ");
}
