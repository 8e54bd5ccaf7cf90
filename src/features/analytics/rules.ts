import type { RateLimit } from "../../platform/limits/rate-limit.ts";
import { keysOf } from "../../shared/keys.ts";
import { DAY_MS, HOUR_MS } from "../../shared/time.ts";
import { UTC_OFFSET_MS } from "../../shared/time-zone.ts";

/** How many days the analyses cover, including today. */
export const ANALYTICS_DAYS = 30;
/** How many days views are kept. */
export const VIEWS_KEPT_DAYS = 90;
/** Views of cards and listings from one IP address that are counted. Phones of one carrier can share an address. */
export const VIEW_LIMIT: RateLimit = { name: "card-views", max: 120, windowMs: HOUR_MS };
/** Name of the mark that an address viewed a card or listing on a day. */
export const VIEW_MARK = "card-view";

/** The day of a time in Campo Grande, `YYYY-MM-DD`. */
export function dayOf(time: number): string {
  return new Date(time + UTC_OFFSET_MS).toISOString().slice(0, "YYYY-MM-DD".length);
}

/** When the day of a time begins in Campo Grande, in milliseconds since the epoch. */
export function startOfDay(time: number): number {
  return Date.parse(dayOf(time)) - UTC_OFFSET_MS;
}

/** The last `count` days, oldest first; the last one is today. */
export function lastDays(now: number, count: number): string[] {
  return Array.from({ length: count }, (_, i) => dayOf(now - (count - 1 - i) * DAY_MS));
}

export interface DayCount {
  day: string;
  count: number;
}

/** Puts the counts of several stats together, with zero for days that have none. */
export function byDay<Figure extends string>(days: readonly string[], stats: Record<Figure, readonly DayCount[]>) {
  const names = keysOf(stats);
  return days.map((day) => {
    const counts = names.map((name) => [name, stats[name].find((one) => one.day === day)?.count ?? 0]);
    return { day, ...(Object.fromEntries(counts) as Record<Figure, number>) };
  });
}

/** Crawlers, link previews and programs. Cubot makes phones. */
const BOT = /(?<!cu)bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp\/|curl|wget|python|^$/i;

/** Whether a user agent, blank if missing, is no person's browser. Only those that say so are recognized. */
export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent);
}
