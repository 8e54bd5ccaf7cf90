import type { RateLimit } from "../../platform/limits/rate-limit.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../shared/time.ts";

/** Service type for what no other one of the catalogue fits. */
export const OTHER_SERVICE = "Outros";
/** How long a request stays open. */
export const REQUEST_LIFETIME_MS = 48 * HOUR_MS;
/** How long a request can be open at most: its owner may extend it once. */
export const REQUEST_OPEN_MAX_MS = 2 * REQUEST_LIFETIME_MS;
/** The countdown turns orange below this. */
export const COUNTDOWN_WARNING_MS = 6 * HOUR_MS;
/** The owner of a request without interest is told so long before its end. */
export const ENDING_NOTICE_MS = 6 * HOUR_MS;
/** How long an expired request stays visible to its owner, with its contact data. */
export const CONTACT_RETENTION_MS = 30 * DAY_MS;
export const DESCRIPTION_MAX_LENGTH = 500;
/** The character counter turns red above this. */
export const DESCRIPTION_WARNING_LENGTH = 450;
/** Requests that one person may publish, including deleted ones. */
export const PUBLISH_LIMITS: readonly RateLimit[] = [
  { name: "publish-request-hour", max: 3, windowMs: HOUR_MS },
  { name: "publish-request-day", max: 10, windowMs: DAY_MS },
];
/** Providers whom one request may ask by name. */
export const ADDRESSEES_MAX = 3;
/** How long only they see it, unless the owner shows it to everybody at once. */
export const ADDRESSED_ALONE_MS = DAY_MS;
/** Requests with addressees that one person may publish. */
export const ADDRESSED_LIMIT: RateLimit = { name: "addressed-request-day", max: 5, windowMs: DAY_MS };
/**
 * What the owner of a request answered to somebody's interest: `asked` is a hire to confirm, `other` that somebody else was
 * hired.
 */
export const INTEREST_ANSWERS = ["asked", "hired", "done", "other", "declined"] as const;
/** Of the requests for a provider, how many at most come first in the list. */
export const ADDRESSED_FIRST_MAX = 100;
/** Calls per person to publish, to edit, and to show interest or recommend somebody; far above normal use. */
export const PUBLISH_CALLS_LIMIT: RateLimit = { name: "publish-request-calls", max: 60, windowMs: HOUR_MS };
export const EDIT_LIMIT: RateLimit = { name: "edit-request", max: 120, windowMs: HOUR_MS };
export const INTEREST_LIMIT: RateLimit = { name: "interest", max: 200, windowMs: HOUR_MS };
/** Interests that a person without premium may show. Those withdrawn count too. */
export const FREE_INTEREST_LIMIT: RateLimit = { name: "free-interest-day", max: 10, windowMs: DAY_MS };
/** Withdrawals of one person's interest in one request after which showing it again is no news for the owner. */
export const WITHDRAWAL_LIMIT: RateLimit = { name: "withdrawn-interest-day", max: 1, windowMs: DAY_MS };
/** Recommendations that one person may make. */
export const RECOMMEND_LIMIT: RateLimit = { name: "recommend-day", max: 20, windowMs: DAY_MS };
/** Of a person's connections, how many at most can be recommended: the newest. */
export const COLLEAGUES_MAX = 500;
/** Descriptions that one person may have improved. */
export const IMPROVE_LIMIT: RateLimit = { name: "improve-text", max: 10, windowMs: HOUR_MS };
/** Texts that one person may have read, to fill in a request. */
export const PROPOSE_LIMIT: RateLimit = { name: "propose-request", max: 20, windowMs: HOUR_MS };
export const MAX_PHOTOS = 4;
/** Photos that the AI service looks at, each as a JPEG of at most so many pixels and bytes. */
export const PICTURES_MAX = 2;
export const PICTURE_MAX_SIDE = 768;
export const PICTURE_MAX_BYTES = 80 * 1024;
export const LOCATION_MAX_LENGTH = 120;
export const CONTACT_NAME_MAX_LENGTH = 80;
/** Of what an interested person writes to the owner. */
export const NOTE_MAX_LENGTH = 200;
/** Of a price that an interested person or an agreement names: R$ 10 million. */
export const PRICE_MAX_CENTS = 1_000_000_000;
/** Of a client's former requests, how many at most are looked at to tell how often they hired somebody. */
export const FORMER_MAX = 50;
export const PAGE_SIZE = 30;
/** If one act changes more requests than these, open apps ask for their lists instead of being told. */
export const ANNOUNCED_MAX = 50;
/** Providers that one page of recipients considers. */
export const RECIPIENTS_PAGE_SIZE = 100;

/** A provider's place in the order of recipients. */
export interface RecipientPosition {
  nameKey: string;
  entry: number;
}

const RECIPIENT_CURSOR = /^(\d{1,15})\.(.*)$/s;

export function writeRecipientCursor({ nameKey, entry }: RecipientPosition): string {
  return `${entry}.${nameKey}`;
}

/** Parses a cursor from {@link writeRecipientCursor}; null if malformed. */
export function readRecipientCursor(cursor: string): RecipientPosition | null {
  const [matches, entry, nameKey = ""] = RECIPIENT_CURSOR.exec(cursor) ?? [];
  return matches === undefined ? null : { nameKey, entry: Number(entry) };
}

/**
 * Whether a service leaves material that its owner may sell: reforms, and demolitions after which something whole
 * remains. By name, because the catalogue is too large for the screens that ask.
 */
export function leavesMaterial(serviceType: string): boolean {
  return /^(Reforma|Ampliação|Adaptação|Demolição|Remoção de piso) /u.test(serviceType);
}

/** When a request published at `now` expires, in milliseconds since the epoch. */
export function expiryOf(now: number): number {
  return now + REQUEST_LIFETIME_MS;
}

export type Countdown = { state: "expired" } | { state: "running"; isUrgent: boolean; hours: number; minutes: number };

/** Remaining whole hours and minutes, urgent below six hours. Parameters in milliseconds since the epoch. */
export function countdown(expiresAt: number, now: number): Countdown {
  const left = expiresAt - now;
  if (left <= 0) return { state: "expired" };
  return {
    state: "running",
    isUrgent: left < COUNTDOWN_WARNING_MS,
    hours: Math.floor(left / HOUR_MS),
    minutes: Math.floor((left % HOUR_MS) / MINUTE_MS),
  };
}

/** Where to cut a text without spaces near the limit: after a whole grapheme, in UTF-16 units. */
function lastCharacterEnd(text: string, max: number): number {
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter("pt-BR").segment(text.slice(0, max * 2))) {
    if (index + segment.length > max) break;
    end = index + segment.length;
  }
  return end;
}

/**
 * Cuts a text to the maximum length of a description, after the last whole word; inside a word only if that would lose
 * more than half of the maximum.
 */
export function fitDescription(text: string): { text: string; wasCut: boolean } {
  const max = DESCRIPTION_MAX_LENGTH;
  if (text.length <= max) return { text, wasCut: false };
  const wordEnd = text.slice(0, max + 1).search(/\s\S*$/u);
  const end = wordEnd >= max / 2 ? wordEnd : lastCharacterEnd(text, max);
  return { text: text.slice(0, end).trimEnd(), wasCut: true };
}
