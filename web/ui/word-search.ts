/** Shorter words have too many neighbours for a wrong letter to be forgiven. */
const FORGIVING_LENGTH = 5;

/** Words that say nothing about what is looked for. */
const FILLERS: ReadonlySet<string> = new Set(
  "a o as os e ou um uma de da do das dos na no nas nos em com por pra para que meu minha se preciso quero alguem".split(
    " ",
  ),
);

/** A text prepared for searching; `own` words weigh more than keywords. */
export interface SearchText {
  folded: string;
  own: readonly string[];
  keywords: readonly string[];
}

/** Lower case without accents: "Hidráulica" → "hidraulica". */
const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const wordsOf = (folded: string): string[] => folded.split(/[^a-z0-9]+/).filter(Boolean);

/** "telhas" → "telha", "portoes" → "portao", "moveis" → "movel". */
function singular(word: string): string {
  if (word.length < 5 || !word.endsWith("s")) return word;
  if (/(oe|ae)s$/.test(word)) return `${word.slice(0, -3)}ao`;
  return /[ae]is$/.test(word) ? `${word.slice(0, -2)}l` : word.slice(0, -1);
}

const meaningful = (words: readonly string[]): string[] => {
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : [...words];
};

export function searchText(text: string, keywords: string): SearchText {
  const folded = fold(text);
  return { folded, own: wordsOf(folded), keywords: wordsOf(fold(keywords)) };
}

/** Whether one letter too many, too few, wrong, or two neighbours swapped turn `a` into `b` (Damerau–Levenshtein ≤ 1). */
export function isOneLetterAway(a: string, b: string): boolean {
  if (a.length < b.length) return isOneLetterAway(b, a);
  if (a.length - b.length > 1) return false;
  let at = 0;
  while (at < b.length && a[at] === b[at]) at++;
  if (a.length > b.length) return a.slice(at + 1) === b.slice(at);
  const isSwapped = a[at] === b[at + 1] && a[at + 1] === b[at];
  return a.slice(at + 1) === b.slice(at + 1) || (isSwapped && a.slice(at + 2) === b.slice(at + 2));
}

type Fits = (candidate: string) => boolean;

/** The best of `whole` for an equal word and `start` for the start of one, less the later the word stands; 0 for none. */
function bestOf(words: readonly string[], isEqual: Fits, isStart: Fits, whole: number, start: number): number {
  let best = 0;
  for (const [i, word] of words.entries()) {
    const weight = isEqual(word) ? whole : isStart(word) ? start : 0;
    if (weight > 0) best = Math.max(best, weight - Math.min(i, 20) / 20);
  }
  return best;
}

function exactWeight(text: SearchText, word: string): number {
  const one = singular(word);
  const isEqual = (candidate: string) => candidate === word || singular(candidate) === one;
  const isStart = (candidate: string) => candidate.startsWith(word);
  const own = bestOf(text.own, isEqual, isStart, 9, 6);
  const keywords = word.length > 1 ? bestOf(text.keywords, isEqual, isStart, 7.5, 4.5) : 0;
  const inside = word.length > 2 && text.folded.includes(word) ? 2 : 0;
  return Math.max(own, keywords, inside);
}

function forgivingWeight(text: SearchText, word: string): number {
  const one = singular(word);
  const isEqual = (candidate: string) =>
    candidate.length >= FORGIVING_LENGTH - 1 &&
    (isOneLetterAway(candidate, word) || isOneLetterAway(singular(candidate), one));
  const isStart = (candidate: string) =>
    candidate.length > word.length && isOneLetterAway(candidate.slice(0, word.length), word);
  return Math.max(bestOf(text.own, isEqual, isStart, 3.5, 2), bestOf(text.keywords, isEqual, isStart, 3, 1.5));
}

/** How well each text fits the word. A wrong letter is forgiven only if the word as written occurs nowhere. */
function weigh(texts: readonly SearchText[], word: string): readonly number[] {
  const exact = texts.map((text) => exactWeight(text, word));
  if (word.length < FORGIVING_LENGTH || exact.some((weight) => weight > 0)) return exact;
  return texts.map((text) => forgivingWeight(text, word));
}

export interface SearchResult {
  /** Indexes of the texts found, best first. */
  found: readonly number[];
  /** Whether the texts found fit every telling word of the query. */
  isComplete: boolean;
}

/** Searches by words, without regard to accents, case and order; if no text has all words, those with most of them. */
export function searchWords(texts: readonly SearchText[], query: string): SearchResult {
  const folded = fold(query.trim());
  const words = meaningful(wordsOf(folded));
  const weights = words.map((word) => weigh(texts, word));
  const rated = texts.map((text, i) => {
    const hits = weights.filter((weight) => (weight[i] ?? 0) > 0).length;
    const sum = weights.reduce((total, weight) => total + (weight[i] ?? 0), 0);
    return { i, hits, sum: sum + (hits > 0 && text.folded.startsWith(folded) ? 20 : 0) };
  });
  const most = rated.reduce((best, { hits }) => Math.max(best, hits), 0);
  const found = rated.filter(({ hits }) => hits > 0 && hits === most).sort((a, b) => b.sum - a.sum);
  return { found: found.map(({ i }) => i), isComplete: most === words.length && words.length > 0 };
}
