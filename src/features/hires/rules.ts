import type { RateLimit } from "../../platform/rate-limit.ts";
import { DAY_MS, HOUR_MS } from "../../shared/time.ts";

/** How long after a request's expiry its owner may say whom they hired. */
export const HIRE_PERIOD_MS = 30 * DAY_MS;
/** When ratings of a hire become visible even if only one side rated, counted from the confirmation. */
export const RATING_REVEAL_MS = 14 * DAY_MS;

export const HIRE_STATUSES = ["proposed", "confirmed", "denied"] as const;
export const HIRE_SIDES = ["client", "provider"] as const;
/** 'Conseguiu resolver?' */
export const OUTCOMES = ["hired", "elsewhere", "not_yet"] as const;

export const INTERESTED_PAGE_SIZE = 30;
export const HIRES_PAGE_SIZE = 20;
export const AGREEMENT_TEXT_MAX_LENGTH = 2_000;
export const AGREEMENT_PLACE_MAX_LENGTH = 160;
export const AGREEMENT_PARTS_MAX = 6;
export const PART_WHEN_MAX_LENGTH = 60;
export const PRICE_MAX_CENTS = 1_000_000_000;

export const HIRE_LIMIT: RateLimit = { name: "hire", max: 60, windowMs: HOUR_MS };
export const LOOK_LIMIT: RateLimit = { name: "look-at-interested", max: 300, windowMs: HOUR_MS };
export const AGREEMENT_LIMIT: RateLimit = { name: "agreement", max: 60, windowMs: HOUR_MS };
