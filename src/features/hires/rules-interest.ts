import { INTEREST_ANSWERS } from "../requests/rules.ts";

/** How far a person's interest has come. */
export const INTEREST_STATES = ["sent", "seen", "contacted", ...INTEREST_ANSWERS, "cancelled", "ended"] as const;
export type InterestState = (typeof INTEREST_STATES)[number];

/** Whether the person was chosen: their hire waits for their answer, goes on, or is done. */
export function isHire(state: InterestState | null): boolean {
  return state === "asked" || state === "hired" || state === "done";
}

/** Orders of the interested people. In each, those whom the owner declined are last. */
export const INTERESTED_ORDERS = ["fitting", "price", "rating", "hires", "newest"] as const;
export type InterestedOrder = (typeof INTERESTED_ORDERS)[number];
/** How many people can be compared side by side. */
export const COMPARED_MAX = 3;

export const OWN_INTERESTS_PAGE_SIZE = 20;
/** What others offered is told only of at least this many people, so that nobody's price can be told from it. */
export const MIN_OFFERS = 5;
/** Offers of one request, and people's of one service, that are looked at. */
export const MAX_OFFERS = 100;
/** Requests for a service, open ones and closed ones, in which typical prices are looked for: the newest. */
export const TYPICAL_REQUESTS_MAX = 100;

/** What more than half of the people offered, in centavos. */
export interface OfferedRange {
  minCents: number;
  maxCents: number;
}

const REAL_CENTS = 100;

/** Half of the price's order of magnitude: R$ 50 for prices of R$ 100 to R$ 999. */
function stepOf(cents: number): number {
  return Math.max(10 ** Math.floor(Math.log10(cents)) / 2, REAL_CENTS);
}

/**
 * The middle half of these prices in centavos, rounded outwards to two different values; null for fewer than
 * {@link MIN_OFFERS}.
 */
export function offeredRange(prices: readonly number[]): OfferedRange | null {
  if (prices.length < MIN_OFFERS) return null;
  const sorted = prices.toSorted((a, b) => a - b);
  const last = sorted.length - 1;
  const [low, high] = [sorted[Math.floor(last / 4)]!, sorted[Math.ceil((last * 3) / 4)]!];
  const [lowStep, highStep] = [stepOf(low), stepOf(high)];
  const minCents = Math.floor(low / lowStep) * lowStep;
  const maxCents = Math.ceil(high / highStep) * highStep;
  if (minCents < maxCents) return { minCents, maxCents };
  return { minCents: minCents - lowStep, maxCents: maxCents + highStep };
}

/** A place in the list of interested people. */
export interface InterestPosition {
  isDeclined: boolean;
  /** By the chosen order; the highest comes first. */
  rank: number;
  createdAt: number;
  userId: string;
}

const INTEREST_CURSOR = /^([01])\.(-?\d{1,15})\.(\d{1,15})\.([\da-f-]{36})$/;

export function writeInterestCursor({ isDeclined, rank, createdAt, userId }: InterestPosition): string {
  return `${Number(isDeclined)}.${rank}.${createdAt}.${userId}`;
}

/** Parses a cursor from {@link writeInterestCursor}; null if malformed. */
export function readInterestCursor(cursor: string): InterestPosition | null {
  const [matches, isDeclined, rank, createdAt, userId = ""] = INTEREST_CURSOR.exec(cursor) ?? [];
  if (matches === undefined) return null;
  return { isDeclined: isDeclined === "1", rank: Number(rank), createdAt: Number(createdAt), userId };
}
