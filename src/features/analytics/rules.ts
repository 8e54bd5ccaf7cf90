import type { RateLimit } from "../../platform/limits/rate-limit.ts";
import { keysOf } from "../../shared/keys.ts";
import { HOUR_MS } from "../../shared/time.ts";

/** How many days the analyses cover, including today. */
export const ANALYTICS_DAYS = 30;
/** How many days views are kept. */
export const VIEWS_KEPT_DAYS = 90;
/** Views of cards and listings from one IP address that are counted. Phones of one carrier can share an address. */
export const VIEW_LIMIT: RateLimit = { name: "card-views", max: 120, windowMs: HOUR_MS };
/** Name of the mark that an address viewed a card or listing on a day. */
export const VIEW_MARK = "card-view";

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
