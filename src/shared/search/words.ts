import { foldText, normalise } from "./normalise.ts";
import { ASIDE, FILLERS, ONE_GENDER, ROOMS } from "./word-lists.ts";

/*
 * Steps 2 and 3 of a search: the words that tell something, with a key for all ways to write each, and known spellings
 * for those that nobody knows.
 */

export interface Token {
  /** Folded: "portoes". */
  word: string;
  /** The same for all its numbers, genders and spellings that sound alike. */
  key: string;
  /** "aside": it only helps to choose. */
  kind: "word" | "aside" | "size";
}

type Rules = readonly (readonly [RegExp, string])[];
const changed = (word: string, rules: Rules) => rules.reduce((text, [from, to]) => text.replace(from, to), word);

/** Letters that sound alike, in the order in which they are made equal. */
const SOUNDS: Rules = [
  [/ç/g, "s"],
  [/ph/g, "f"],
  [/th/g, "t"],
  [/y/g, "i"],
  [/w/g, "v"],
  [/x(?=[bcdfgpqt]|$)/g, "s"],
  [/sch|ch|sh/g, "x"],
  [/lh/g, "li"],
  [/nh/g, "ni"],
  [/h/g, ""],
  [/sc(?=[ei])|xc(?=[ei])/g, "s"],
  [/c(?=[eiy])/g, "s"],
  [/qu(?=[ei])|ck|c|q/g, "k"],
  [/gu(?=[ei])/g, "gh"],
  [/g(?=[ei])/g, "j"],
  [/gh/g, "g"],
  [/z/g, "s"],
  [/([a-z])\1+/g, "$1"],
  [/ei(?=[rjx])/g, "e"],
  [/ai(?=x)/g, "a"],
  [/ou/g, "o"],
  [/m(?=[pb])|m$/g, "n"],
  [/l(?=[^aeiou]|$)/g, "u"],
  [/(ao|aun|on)$/g, "an"],
  [/^[ei](?=s[ptk])/g, ""],
  [/^en/g, "in"],
];

/** How a word sounds: "Asulejo" and "azulejo", "tinner" and "thinner" are the same. The cedilla counts as an s. */
export const soundOf = (word: string): string => changed(word, SOUNDS);

/** Endings of plurals, each with that of the singular; the first one counts. */
const SINGULARS: Rules = [
  [/[oa]es$/, "ao"],
  [/(?<=..[aeou])is$/, "l"],
  [/ns$/, "m"],
  [/(?<=...[rz])es$/, ""],
  [/s$/, ""],
];

/** The singular: "telhas" → "telha", "portoes" → "portao", "moveis" → "movel". */
export function singular(word: string): string {
  const isSingular = /^(?:gas|mes|tres)$/.test(word) || /(?:ss|us|is)$/.test(word.replace(/[aeou]is$/, ""));
  if (isSingular || !/^[a-zç]{2,}s$/.test(word)) return word;
  const [ending, one] = SINGULARS.find(([plural]) => plural.test(word)) ?? ["", ""];
  return word.replace(ending, one);
}

/** Words of two genders: "pedreira" → "pedreiro", "pintora" → "pintor". */
const GENDERS: Rules = [
  [/(eir|ic|ad|id|et|iv|os|ist|af|og|in|an|ari)a$/, "$1o"],
  [/([dtsz]or)a$/, "$1"],
  [/^(nov|pret|branc|amarel|vermelh)a$/, "$1o"],
];
const ONE_GENDER_SOUNDS = new Set([...ONE_GENDER].map(soundOf));

function oneGender(word: string): string {
  if (word.length < 5 || ONE_GENDER_SOUNDS.has(soundOf(word))) return word;
  const [ending, male] = GENDERS.find(([female]) => female.test(word)) ?? ["", ""];
  return word.replace(ending, male);
}

export const keyOf = (plain: string): string => soundOf(oneGender(singular(plain.replaceAll("y", "i"))));

const PLURALS: readonly [RegExp, readonly string[]][] = [
  [/ao$/, ["oes", "aos", "aes"]],
  [/(?<=[aeou])l$|il$/, ["is"]],
  [/m$/, ["ns"]],
  [/(?<=[rz])$/, ["es"]],
  [/(?<=[aeiou])$/, ["s"]],
];

function withPlurals(word: string): string[] {
  const [ending, plurals] = PLURALS.find(([pattern]) => pattern.test(word)) ?? ["", []];
  return [word, ...plurals.map((plural) => word.replace(ending, plural))];
}

/** A folded word in both numbers and, if it has them, both genders. */
export function inflections(word: string): string[] {
  if (/\d/.test(word)) return [word];
  const one = singular(word);
  const male = oneGender(one);
  const female = male.endsWith("o") ? `${male.slice(0, -1)}a` : `${male}a`;
  const hasTwo = oneGender(female) === male && !ONE_GENDER.has(male);
  return [...new Set([word, ...[one, ...(hasTwo ? [male, female] : [])].flatMap(withPlurals)])];
}

const PIECES = /\d[\d.,/]*(?:x\d[\d.,/]*)*[a-zç]*\d?|[\p{L}\p{N}]+/gu;

function tokenOf(piece: string): Token {
  const plain = piece.replace(/[.,/]+$/, "");
  if (/^\d/.test(plain)) return { word: plain, key: plain, kind: "size" };
  const word = foldText(plain);
  const isAside = [word, singular(word), oneGender(singular(word))].some((form) => ASIDE.has(form));
  return { word, key: keyOf(plain), kind: isAside ? "aside" : "word" };
}

/**
 * Step 2: the words of a text, with what their plurals, genders and spellings have in common.
 * @param known tokens of texts before, because the keywords of 250 services are a few words over and over
 */
export function tokensOf(text: string, known = new Map<string, Token>()): Token[] {
  return (normalise(text).match(PIECES) ?? []).map((piece) => {
    const token = known.get(piece) ?? tokenOf(piece);
    known.set(piece, token);
    return token;
  });
}

/** What a search says about what it named before: how many of something, or where: "casa 2 quartos", "piso na sala". */
function isDescribing(token: Token, at: number, all: readonly Token[]): boolean {
  const before = all[at - 1]?.word ?? "";
  const isRoom = /^(?:[nd][ao]|pr[ao])s?$/.test(before) && ROOMS.has(singular(token.word));
  const isTold = () => all.slice(0, at).some(({ kind, word }) => kind === "word" && !FILLERS.has(word));
  return (isRoom || /^\d{1,2}$/.test(before)) && isTold();
}

/** The words of a search that tell what is looked for; all of them if none does. */
export function tellingTokens(text: string): Token[] {
  const tokens = tokensOf(text).map((token, at, all) =>
    isDescribing(token, at, all) ? { ...token, kind: "aside" as const } : token,
  );
  const telling = tokens.filter(({ word }) => !FILLERS.has(word) && (word.length > 1 || tokens.length === 1));
  const kept = telling.length > 0 ? telling : tokens;
  return kept.filter(({ key }, at) => kept.findIndex((one) => one.key === key) === at);
}

/**
 * How many letters have to be added, left out, replaced or swapped with their neighbour; more than `most` do not count.
 */
function lettersApart(a: string, b: string, most: number): number {
  if (a === "" || b === "") return a.length + b.length;
  if (a[0] === b[0]) return lettersApart(a.slice(1), b.slice(1), most);
  if (most === 0) return Infinity;
  const without = (i: number, j: number) => lettersApart(a.slice(i), b.slice(j), most - 1);
  const swapped = a[0] === b[1] && a[1] === b[0] ? without(2, 2) : Infinity;
  return 1 + Math.min(without(1, 1), without(1, 0), without(0, 1), swapped);
}

/** Shorter words have too many neighbours for a wrong letter to be forgiven. */
const FORGIVING_LENGTH = 5;

/**
 * How far apart two keys are; Infinity if too far to be the same word. The beginning of a word is rarely wrong: of
 * words equally far apart, those are closer that begin alike.
 */
export function distance(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  const allowed = shorter < 7 ? 1 : shorter < 10 ? 2 : 3;
  const isAlike = a[0] === b[0];
  if (shorter < FORGIVING_LENGTH + (isAlike ? -1 : 1) || Math.abs(a.length - b.length) > allowed) return Infinity;
  const apart = lettersApart(a, b, allowed);
  const same = [...a].findIndex((letter, at) => letter !== b[at]);
  return apart > allowed ? Infinity : apart + (isAlike ? 0 : 0.5) - Math.max(same, 0) / 100;
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
  const alike = (key: string) => byKey.get(key) ?? [];
  const nearest = (key: string): string | null => {
    const all = [...byKey].map(([candidate, [word]]) => ({ word, far: distance(key, candidate) }));
    const [best] = all.filter(({ far }) => far < Infinity).sort((a, b) => a.far - b.far);
    return best?.word ?? null;
  };
  return {
    has: (word) => known.has(word) || known.has(singular(word)),
    alike,
    closest: ({ word, key }) => {
      // "portaozinho" is a small "portao".
      const others = [word.replace(/z?inh[oa]s?$/, ""), word.replace(/inh([oa])s?$/, "$1")];
      const [found] = [alike(key), ...others.map((one) => alike(keyOf(one)))].flat();
      return found ?? (word.length < FORGIVING_LENGTH ? null : nearest(key));
    },
  };
}

/** The known words that a word consists of: "portaoeletronico" → portao, eletronico. Empty if there are none. */
function split(word: string, { has, alike }: Vocabulary): string[] {
  const cuts = Array.from(word, (_, at) => [word.slice(0, at), word.slice(at)] as const).reverse();
  const begun = cuts.filter(([start, end]) => word.length > 6 && start.length > 2 && end.length > 2 && has(start));
  // "mestredeobras"
  const inner = begun.map(([start, end]) => [start, end.replace(/^d[aeo]?(?=[a-z]{3})/, "")] as const);
  // "guardaropa"
  const heard = begun.map(([start, end]) => [start, (end.length > 3 && alike(keyOf(end))[0]) || end] as const);
  return [...([...begun, ...heard, ...inner].find(([, end]) => has(end)) ?? [])];
}

export type Spelt = Token & { typed: string };

/** Step 3: the tokens of a search in known words: joined words apart, misspelt ones corrected. */
export function spell(tokens: readonly Token[], vocabulary: Vocabulary): Spelt[] {
  return tokens.flatMap((token) => {
    const asTyped = { ...token, typed: token.word };
    if (token.kind !== "word" || vocabulary.has(token.word)) return [asTyped];
    const parts = split(token.word, vocabulary);
    if (parts.length > 0) return parts.map((word) => ({ ...token, typed: word, word, key: keyOf(word) }));
    const word = vocabulary.closest(token);
    return word === null || inflections(word).includes(token.word)
      ? [asTyped]
      : [{ ...asTyped, word, key: keyOf(word) }];
  });
}
