import { normalise } from "./normalise.ts";
import { spell, type Vocabulary, vocabularyOf } from "./spelling.ts";
import { type Token, tellingTokens, tokensOf } from "./tokens.ts";

/** A text prepared for searching; `own` words weigh more than keywords. */
export interface RankedText {
  plain: string;
  own: readonly Token[];
  keywords: readonly Token[];
}

/** @param known tokens that several texts share */
export function rankedText(text: string, keywords: string, known = new Map<string, Token>()): RankedText {
  return { plain: normalise(text), own: tokensOf(text, known), keywords: tokensOf(keywords, known) };
}

/** How much words such as "casa" and "usado" count beside those that tell what is looked for. */
const ASIDE_SHARE = 0.3;

/** So short words sound like others that mean something else: "casa" and "caça". */
const SHORT = /^.{1,4}$/;

type Fits = (candidate: Token) => boolean;

/** The best of `whole` for an equal word and `start` for the start of one, less the later the word stands; 0 for none. */
function bestOf(tokens: readonly Token[], isEqual: Fits, isStart: Fits, whole: number, start: number): number {
  let best = 0;
  for (const [i, token] of tokens.entries()) {
    const weight = isEqual(token) ? whole : isStart(token) ? start : 0;
    if (weight > 0) best = Math.max(best, weight - Math.min(i, 20) / 20);
  }
  return best;
}

function weightOf(text: RankedText, { word, key }: Token): number {
  const isEqual = (candidate: Token) => candidate.word === word || (candidate.key === key && !SHORT.test(word));
  const isStart = (candidate: Token) => candidate.word.startsWith(word);
  const own = bestOf(text.own, isEqual, isStart, 9, 6);
  const keywords = word.length > 1 ? bestOf(text.keywords, isEqual, isStart, 7.5, 4.5) : 0;
  const inside = word.length > 2 && text.plain.includes(word) ? 2 : 0;
  return Math.max(own, keywords, inside);
}

const vocabularies = new WeakMap<readonly RankedText[], Vocabulary>();

function vocabularyFor(texts: readonly RankedText[]): Vocabulary {
  const known = vocabularies.get(texts);
  if (known) return known;
  const made = vocabularyOf(texts.flatMap(({ own, keywords }) => [...own, ...keywords].map(({ word }) => word)));
  vocabularies.set(texts, made);
  return made;
}

/** A correction may be wrong: it counts less than a word as it was written. */
const CORRECTED = 0.5;

interface Weighed {
  token: Token;
  /** How well each text fits the token. */
  weights: readonly number[];
  /** How few texts fit it: of "colocar lustre", "lustre" tells more. */
  rarity: number;
}

function weighOne(texts: readonly RankedText[], token: Token, certainty = 1): Weighed {
  const weights = texts.map((text) => weightOf(text, token));
  const fitting = weights.filter((weight) => weight > 0).length;
  return { token, weights, rarity: fitting === 0 ? 0 : certainty * Math.log(1 + texts.length / fitting) };
}

/** A token, corrected or split into known words if it occurs nowhere as it is written. */
function weigh(texts: readonly RankedText[], token: Token): Weighed[] {
  const asWritten = weighOne(texts, token);
  if (asWritten.rarity > 0) return [asWritten];
  const spelt = spell([{ ...token, kind: "word" }], vocabularyFor(texts));
  return spelt.map((known) => weighOne(texts, known, CORRECTED));
}

export interface Ranked {
  /** Indexes of the texts found, best first, and how well they fit. */
  found: readonly { index: number; weight: number }[];
  /** Whether the texts found fit every telling word of the query. */
  isComplete: boolean;
}

/** The least weight of a text's own word, and how much other words count beside it. */
const OWN = 8;
const KEYWORD_SHARE = 0.75;
/** Texts with most of what the best one has are found; if they are fewer than three, some of it is enough. */
const MOST = 0.7;
const FOUND_MIN = 3;
const SOME = 0.5;

/** Searches texts by words, whatever their order and form; if no text has all words, those with the rarest of them. */
export function rankTexts(texts: readonly RankedText[], query: string): Ranked {
  const plain = normalise(query);
  const weighed = tellingTokens(query).flatMap((token) => weigh(texts, token));
  const hasWord = weighed.some(({ token }) => token.kind === "word");
  const isTelling = ({ token }: Weighed) => token.kind === "word" || !hasWord;
  const all = weighed.filter(isTelling).length;
  const rated = texts.map((text, index) => {
    const fitting = weighed.filter(({ weights }) => (weights[index] ?? 0) > 0);
    const telling = fitting.filter(isTelling);
    const share = telling.reduce((sum, { weights, rarity }) => {
      return sum + rarity * ((weights[index] ?? 0) >= OWN ? 1 : KEYWORD_SHARE);
    }, 0);
    const weight = fitting.reduce(
      (sum, one) => sum + (one.weights[index] ?? 0) * (isTelling(one) ? 1 : ASIDE_SHARE),
      0,
    );
    const isStart = telling.length > 0 && text.plain.startsWith(plain);
    return { index, hits: telling.length, share, weight: weight + (isStart ? 20 : 0) };
  });
  const most = rated.reduce((best, { share }) => Math.max(best, share), 0);
  const found = rated
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share || b.weight - a.weight)
    .filter(({ share }, at) => share >= most * (at < FOUND_MIN ? SOME : MOST));
  return { found, isComplete: found[0] !== undefined && found[0].hits === all };
}
