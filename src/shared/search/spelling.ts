import { inflections, keyOf, singular, type Token } from "./tokens.ts";

/** Shorter words have too many neighbours for a wrong letter to be forgiven. */
const FORGIVING_LENGTH = 5;
/** How much two words must have in common, from 0 to 1. */
const SIMILAR = 0.42;

export function trigramsOf(word: string): string[] {
  const padded = `  ${word} `;
  return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
}

/** How many letters have to be added, left out, replaced or swapped with their neighbour; `max + 1` if it is more. */
export function lettersApart(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const changed = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      next.push(isSwapped ? Math.min(changed, (before[j - 2] ?? 0) + 1) : changed);
    }
    [before, row] = [row, next];
  }
  return Math.min(row[b.length] ?? 0, max + 1);
}

/** How alike two keys are, from 0 to 1; 0 if they are too far apart to be the same word. */
export function similarity(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  if (shorter < FORGIVING_LENGTH - 1) return 0;
  const allowed = shorter < 7 ? 1 : shorter < 10 ? 2 : 3;
  const apart = lettersApart(a, b, allowed);
  if (apart > allowed) return 0;
  const [left, right] = [trigramsOf(a), trigramsOf(b)];
  const common = left.filter((trigram) => right.includes(trigram)).length;
  const dice = (2 * common) / (left.length + right.length);
  // A swap or a wrong vowel in the middle of a short word breaks most of its trigrams.
  const share = Math.max(dice, 1 - apart / shorter - (a[0] === b[0] ? 0.25 : 0.5));
  return share >= SIMILAR ? share : 0;
}

export interface Vocabulary {
  has(word: string): boolean;
  /** Words that sound like this key, the first one first. */
  alike(key: string): readonly string[];
  /** The word most like this one; null if none is. */
  closest(token: Pick<Token, "word" | "key">): string | null;
}

/** Words as they are written, with cedillas; the earlier ones win. */
export function vocabularyOf(words: Iterable<string>): Vocabulary {
  const known = new Set<string>();
  const byKey = new Map<string, string[]>();
  for (const plain of words) {
    const word = plain.replaceAll("ç", "c");
    if (known.has(word)) continue;
    known.add(word);
    for (const key of new Set([keyOf(plain), keyOf(word)])) byKey.set(key, [...(byKey.get(key) ?? []), word]);
  }
  const byTrigram = new Map<string, string[]>();
  for (const key of byKey.keys()) {
    for (const trigram of new Set(trigramsOf(key))) byTrigram.set(trigram, [...(byTrigram.get(trigram) ?? []), key]);
  }
  const closestKey = (key: string): string | null => {
    const candidates = new Set(trigramsOf(key).flatMap((trigram) => byTrigram.get(trigram) ?? []));
    let [best, most] = [null as string | null, 0];
    for (const candidate of candidates) {
      const alike = similarity(key, candidate);
      if (alike > most) [best, most] = [candidate, alike];
    }
    return best;
  };
  const alike = (key: string) => byKey.get(key) ?? [];
  return {
    has: (word) => known.has(word) || known.has(singular(word)),
    alike,
    closest: ({ word, key }) => {
      const [same] = alike(key);
      if (same) return same;
      if (word.length < FORGIVING_LENGTH) return null;
      // "portaozinho" is a small "portao".
      const bases = [word.replace(/z?inh[oa]s?$/, ""), word.replace(/inh([oa])s?$/, "$1")];
      const [base] = bases.filter((short) => short !== word).flatMap((short) => alike(keyOf(short)));
      if (base) return base;
      const near = closestKey(key);
      return near === null ? null : (alike(near)[0] ?? null);
    },
  };
}

/** A vocabulary with more words, for what it doesn't know itself. */
export function extended(vocabulary: Vocabulary, words: Iterable<string>): Vocabulary {
  const more = vocabularyOf(words);
  return {
    has: (word) => vocabulary.has(word) || more.has(word),
    alike: (key) => [...vocabulary.alike(key), ...more.alike(key)],
    closest: (token) => vocabulary.closest(token) ?? more.closest(token),
  };
}

/** The known words that a word consists of: "portaoeletronico" → portao, eletronico. Empty if there are none. */
export function split(word: string, { has, alike }: Vocabulary): string[] {
  if (word.length < 7) return [];
  for (let at = word.length - 3; at >= 3; at--) {
    const [start, end] = [word.slice(0, at), word.slice(at)];
    if (has(start) && has(end)) return [start, end];
  }
  // "guardaropa"
  for (let at = word.length - 4; at >= 4; at--) {
    const [start, [end]] = [word.slice(0, at), alike(keyOf(word.slice(at)))];
    if (has(start) && end) return [start, end];
  }
  // "caixadagua", "mestredeobras"
  const [, start = "", end = ""] = /^([a-z]{3,}?)(?:de|da|do|d)([a-z]{3,})$/.exec(word) ?? [];
  return start && has(start) && has(end) ? [start, end] : [];
}

/** Step 3: the tokens of a search in known words: joined words apart, misspelt ones corrected. */
export function spell(tokens: readonly Token[], vocabulary: Vocabulary): (Token & { typed: string })[] {
  return tokens.flatMap((token) => {
    if (token.kind !== "word" || vocabulary.has(token.word)) return [{ ...token, typed: token.word }];
    const parts = split(token.word, vocabulary);
    if (parts.length > 0) return parts.map((word) => ({ ...token, typed: word, word, key: keyOf(word) }));
    const word = vocabulary.closest(token);
    const isForm = word !== null && inflections(word).includes(token.word);
    if (word === null || isForm) return [{ ...token, typed: token.word }];
    return [{ ...token, typed: token.word, word, key: keyOf(word) }];
  });
}
