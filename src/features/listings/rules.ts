import type { RateLimit } from "../../platform/limits/rate-limit.ts";
import { startOfDay } from "../../shared/day.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../shared/time.ts";

/** How long a listing is public after publication or renewal. */
export const LISTING_LIFETIME_MS = 5 * DAY_MS;
/** The owner of a listing is told so long before its end. */
export const ENDING_NOTICE_MS = DAY_MS;
/** How long after expiry the photos of a listing are kept. */
export const PHOTO_RETENTION_MS = 30 * DAY_MS;
export const TITLE_MAX_LENGTH = 100;
export const DESCRIPTION_MAX_LENGTH = 2000;
export const NEIGHBORHOOD_MAX_LENGTH = 80;
export const SEARCH_TEXT_MAX_LENGTH = 80;
/** R$ 99.999.999,99 in centavos. */
export const PRICE_MAX_CENTS = 9_999_999_999;
export const MAX_PHOTOS = 8;
export const PAGE_SIZE = 24;
/** Listings that one person may publish, including deleted ones. */
export const PUBLISH_LIMITS: readonly RateLimit[] = [{ name: "publish-listing", max: 30, windowMs: DAY_MS }];
/** Calls per person to publish, and to edit listings and photos; far above normal use. */
export const PUBLISH_CALLS_LIMIT: RateLimit = { name: "publish-listing-calls", max: 100, windowMs: HOUR_MS };
export const EDIT_LIMIT: RateLimit = { name: "edit-listing", max: 240, windowMs: HOUR_MS };
export const FAVORITE_LIMIT: RateLimit = { name: "favorite-listing", max: 240, windowMs: HOUR_MS };
/** Favourites that one person may have. */
export const FAVORITES_MAX = 200;
/** Searches that one person may save. */
export const SAVED_MAX = 10;
/** Listings of one search that its notice leads to. */
export const ANNOUNCED_MAX = 100;
/** A text is suggested to others only if so many people search for it. */
export const FREQUENT_PEOPLE = 5;
export const FREQUENT_MAX = 8;
/** Saved searches that are read to find them. */
export const FREQUENT_OF = 1_000;
/** Frequent texts are asked for by so many of their first letters. */
export const START_LENGTH = 3;
/** Listings of one search that a letter lists. */
export const MAILED_MAX = 10;
export const SAVE_SEARCH_LIMIT: RateLimit = { name: "save-search", max: 120, windowMs: HOUR_MS };
/** Listings with some of the words of a search that finds nothing, and under "Anúncios parecidos". */
export const SIMILAR_SIZE = 6;
/** Listings under "Outros deste vendedor". */
export const OTHERS_SIZE = 6;
export const QUESTION_MAX_LENGTH = 300;
export const ANSWER_MAX_LENGTH = 500;
export const QUESTIONS_PAGE_SIZE = 20;
/** Questions that one person may ask, including deleted ones; calls to ask, answer and delete, far above normal use. */
export const QUESTION_LIMITS: readonly RateLimit[] = [{ name: "listing-question", max: 20, windowMs: DAY_MS }];
export const COMMENT_CALLS_LIMIT: RateLimit = { name: "listing-comment-calls", max: 120, windowMs: HOUR_MS };
/** Former prices that the owner sees. */
export const FORMER_PRICES_MAX = 20;

/** Newest listings of a category from which its usual price is taken. */
export const PRICE_SAMPLE = 1000;
/** Prices with which a category has a usual one. */
export const USUAL_PRICE_CASES = 20;
/**
 * A price below this share of the usual one gets a hint. Categories are broad, and a higher share would doubt honest
 * prices (docs/decisions/2026-11-23-guard-against-fraud.md).
 */
export const CHEAP_SHARE = 0.15;

export const CONDITIONS = ["new", "used", "refurbished"] as const;
export type Condition = (typeof CONDITIONS)[number];
export const CONDITION_LABELS: Readonly<Record<Condition, string>> = {
  new: "Novo",
  used: "Usado",
  refurbished: "Seminovo",
};

export const SORTS = ["created_at_desc", "created_at_asc", "price_asc", "price_desc"] as const;
/** With a text, the best matches come first unless another order is chosen. */
export const TEXT_SORTS = ["relevance", ...SORTS] as const;
export type Sort = (typeof TEXT_SORTS)[number];

/** Publication date: today (in Campo Grande), the last 7 or the last 30 days. */
export const PERIODS = ["today", "7_days", "30_days"] as const;
export type Period = (typeof PERIODS)[number];

/** What a listing without a price says instead. */
export const DONATION = "Doação";

/** When a listing published or renewed at `now` expires, in milliseconds since the epoch. */
export function listingExpiry(now: number): number {
  return now + LISTING_LIFETIME_MS;
}

const PERIOD_DAYS: Readonly<Record<Period, number>> = { today: 0, "7_days": 7, "30_days": 30 };

/** Start of a period: midnight in Campo Grande, today or some days ago. Milliseconds since the epoch. */
export function periodStart(period: Period, now: number): number {
  return startOfDay(now) - PERIOD_DAYS[period] * DAY_MS;
}

/** Usual prices are written at 4:10 in Campo Grande, in milliseconds since the day began. */
const PRICES_TIME_MS = 4 * HOUR_MS + 10 * MINUTE_MS;

/** When usual prices were last due. */
export function pricesDueAt(now: number): number {
  return startOfDay(now - PRICES_TIME_MS) + PRICES_TIME_MS;
}

/** The median price of a category, and of how many. */
export interface UsualPrice {
  medianCents: number;
  cases: number;
}

/** Whether a price is so far below the usual one of its category that buyers should be careful; never if it is free. */
export function isSuspiciouslyCheap(priceCents: number, usual: UsualPrice | null): boolean {
  if (usual === null || usual.cases < USUAL_PRICE_CASES) return false;
  return priceCents > 0 && priceCents < usual.medianCents * CHEAP_SHARE;
}

/** A position in a list, after the listing with these keys. */
export interface ListPosition {
  /** In order of relevance, the tier of the match. */
  priceCents: number;
  seq: number;
}

const CURSOR_MARKS: Readonly<Record<Sort, string>> = {
  relevance: "r",
  created_at_desc: "n",
  created_at_asc: "o",
  price_asc: "l",
  price_desc: "h",
};

/** The cursor for the listings after `position` in this order. */
export function writeCursor(sort: Sort, { priceCents, seq }: ListPosition): string {
  return `${CURSOR_MARKS[sort]}${priceCents.toString(36)}.${seq.toString(36)}`;
}

/** Parses a cursor; null unless {@link writeCursor} wrote it for this order. */
export function readCursor(sort: Sort, cursor: string): ListPosition | null {
  const [price = "", seq = ""] = cursor.slice(1).split(".");
  const position = { priceCents: Number.parseInt(price, 36), seq: Number.parseInt(seq, 36) };
  const isNumber = Object.values(position).every((value) => Number.isSafeInteger(value) && value >= 0);
  return isNumber && writeCursor(sort, position) === cursor ? position : null;
}

/** Comparator for `Array.sort`; listings of the same price are in the order of the index. */
export function compareListings(sort: Sort, a: ListPosition, b: ListPosition): number {
  if (sort === "relevance") return a.priceCents - b.priceCents || b.seq - a.seq;
  const ascending = sort.startsWith("price") ? a.priceCents - b.priceCents || a.seq - b.seq : a.seq - b.seq;
  return sort.endsWith("asc") ? ascending : -ascending;
}
