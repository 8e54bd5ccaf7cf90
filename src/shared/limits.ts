import { DAY_MS } from "./time.ts";

/** Maximum size of an uploaded photo, in bytes. */
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024;
/** Longest side of a stored photo, in pixels. Browsers scale photos down to it, and the server enforces it. */
export const PHOTO_MAX_SIDE = 1600;

/** Maximum calls per HTTP batch. Few mutations, because they run one after another and delay the response. */
export const MAX_QUERIES_PER_REQUEST = 10;
export const MAX_MUTATIONS_PER_REQUEST = 3;

/** How long a mark of an address, a device or a payer may link two accounts. */
export const MARKS_KEPT_MS = 90 * DAY_MS;
/** How long something is known of a deleted account, by keyed hashes. */
export const FORMER_ACCOUNTS_KEPT_MS = 365 * DAY_MS;
