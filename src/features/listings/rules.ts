import type { RateLimit } from "../../platform/rate-limit.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A listing is in the public list for this long; renewing it gives it the same again, from then on. */
export const LISTING_LIFETIME_MS = 5 * DAY_MS;
/** Photos of a listing that nobody renewed are deleted this long after it expired. */
export const PHOTO_RETENTION_MS = 30 * DAY_MS;
export const TITLE_MAX_LENGTH = 100;
export const DESCRIPTION_MAX_LENGTH = 2000;
export const NEIGHBORHOOD_MAX_LENGTH = 80;
export const SEARCH_TEXT_MAX_LENGTH = 80;
/** R$ 99.999.999,99 in centavos. */
export const PRICE_MAX_CENTS = 9_999_999_999;
export const MAX_PHOTOS = 8;
export const PAGE_SIZE = 24;
/** A count above this is told as "1.000+". */
export const COUNT_MAX = 1000;
/** How many listings one person may publish. */
export const PUBLISH_LIMIT: RateLimit = { name: "publish-listing", max: 30, windowMs: DAY_MS };

export const CONDITIONS = ["new", "used", "refurbished"] as const;
export type Condition = (typeof CONDITIONS)[number];
export const CONDITION_LABELS: Readonly<Record<Condition, string>> = {
  new: "Novo",
  used: "Usado",
  refurbished: "Seminovo",
};

export const SORTS = ["created_at_desc", "created_at_asc", "price_asc", "price_desc"] as const;
export type Sort = (typeof SORTS)[number];

/** Publication date: today (in Campo Grande), the last 7 or the last 30 days. */
export const PERIODS = ["today", "7_days", "30_days"] as const;
export type Period = (typeof PERIODS)[number];
