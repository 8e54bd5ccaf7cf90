import { afterQuietHours, untilHour } from "./quiet-hours.ts";
import { DAY_MS } from "./time.ts";

/** How people may want to be told of something by mail. */
export const MAIL_WISHES = ["at_once", "digest", "never"] as const;
export type MailWish = (typeof MAIL_WISHES)[number];

/** When summaries are sent, in hours of Campo Grande. */
export const DIGEST_HOURS = [7, 18] as const;

/** The next summary after `now`, both in milliseconds since the epoch. */
export function nextDigest(now: number): number {
  return now + Math.min(...DIGEST_HOURS.map((hour) => untilHour(now, hour)));
}

/** The last summary until `now`. */
export function lastDigest(now: number): number {
  return now - DAY_MS + Math.max(...DIGEST_HOURS.map((hour) => untilHour(now, hour)));
}

/** When mails about what happens at `now` are due, for each wish; null for never. */
export function mailTimes(now: number): Readonly<Record<MailWish, number | null>> {
  return { at_once: afterQuietHours(now), digest: nextDigest(now), never: null };
}
