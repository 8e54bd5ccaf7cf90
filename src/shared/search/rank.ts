import { spell, type Token, tellingTokens, tokensOf, type Vocabulary, vocabularyOf } from "./words.ts";

/* Step 4 for lists in memory. Rare words tell more than frequent ones, words of the name more than keywords. */

interface RankedText {
  own: readonly Token[];
  keywords: readonly Token[];
}

export interface Ranked<Item> {
  /** The best first. */
  found: readonly Item[];
  /** Whether the best one fits every telling word of the query. */
  isComplete: boolean;
}

/** How much words such as "casa" and "usado" count beside those that tell what is looked for. */
const ASIDE_SHARE = 0.3;
/** A correction may be wrong: it counts less than a word as it was written. */
const CORRECTED = 0.5;
/** The least weight of a text's own word, and how much other words count beside it. */
const OWN = 8;
const KEYWORD_SHARE = 0.75;
/** Texts with most of what the best one has are found; if they are fewer than three, some of it is enough. */
const MOST = 0.63;
const FOUND_MIN = 3;
const SOME = 0.52;
/** What each word counts beside the one before it: people begin with what is to be done. */
const NEXT_WORD = 0.9;

/** How well a word fits: an equal one best, then the start of one, less the later it stands. */
function weightOf(text: RankedText, { word, key }: Token): number {
  // Short words sound like others that mean something else: "casa" and "caça".
  const isEqual = (one: Token) => one.word === word || (one.key === key && word.length > 4);
  const best = (tokens: readonly Token[], whole: number, start: number) =>
    Math.max(
      0,
      ...tokens.map((one, at) => {
        const weight = isEqual(one) ? whole : one.word.startsWith(word) ? start : 0;
        return weight - Math.min(at, 20) / 20;
      }),
    );
  return Math.max(best(text.own, 9, 6), word.length > 1 ? best(text.keywords, 7.5, 4.5) : 0);
}

/**
 * Searches items by the words of their texts, whatever their order and form; if none has all, those with the rarest.
 */
export function searchIn<Item>(
  items: readonly Item[],
  textOf: (item: Item) => { text: string; keywords?: string | undefined },
): (query: string) => Ranked<Item> {
  const known = new Map<string, Token>();
  const texts = items.map((item): RankedText & { item: Item } => {
    const { text, keywords = "" } = textOf(item);
    return { item, own: tokensOf(text, known), keywords: tokensOf(keywords, known) };
  });
  let vocabulary: Vocabulary | null = null;

  /** How well each text fits a token, and how few do; corrected or split if none has it as it is written. */
  function weigh(token: Token, certainty = 1): { token: Token; weights: number[]; rarity: number }[] {
    const weights = texts.map((text) => weightOf(text, token));
    const fitting = weights.filter((weight) => weight > 0).length;
    if (fitting > 0) return [{ token, weights, rarity: certainty * Math.log(1 + texts.length / fitting) }];
    if (certainty < 1) return [{ token, weights, rarity: 0 }];
    vocabulary ??= vocabularyOf(texts.flatMap(({ own, keywords }) => [...own, ...keywords].map(({ word }) => word)));
    return spell([{ ...token, kind: "word" }], vocabulary).flatMap((spelt) => weigh(spelt, CORRECTED));
  }

  return (query) => {
    const words = tellingTokens(query).flatMap((token) => weigh(token));
    const hasWord = words.some(({ token }) => token.kind === "word");
    const rated = texts.map((text, index) => {
      let [misses, share, weight] = [0, 0, 0];
      for (const [place, { token, weights, rarity }] of words.entries()) {
        const fit = weights[index] ?? 0;
        const isAside = hasWord && token.kind !== "word";
        weight += fit * (isAside ? ASIDE_SHARE : 1);
        if (isAside) continue;
        if (fit === 0) misses++;
        else share += rarity * (fit >= OWN ? 1 : KEYWORD_SHARE) * NEXT_WORD ** place;
      }
      return { item: text.item, misses, share, weight };
    });
    const most = Math.max(0, ...rated.map(({ share }) => share));
    const best = rated
      .filter(({ share }) => share > 0)
      .sort((a, b) => b.share - a.share || b.weight - a.weight)
      .filter(({ share }, at) => share >= most * (at < FOUND_MIN ? SOME : MOST));
    return { found: best.map(({ item }) => item), isComplete: best[0]?.misses === 0 };
  };
}
