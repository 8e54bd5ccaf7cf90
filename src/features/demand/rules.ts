import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../shared/time.ts";

/** Requests older than this are in no figure. */
export const DEMAND_DAYS = 90;
/** A trade in a municipality is shown only if at least this many different people asked for it. */
export const MIN_PEOPLE = 5;
/** How requests of a type in a municipality fared is told only of at least this many. */
export const MIN_CASES = 20;
export const TRADE_MAX_LENGTH = 80;

/** The last of `count` trades whose time in the hour has come, and when that was, in milliseconds since the epoch. */
export function tradeDue(now: number, count: number): { trade: number; at: number } {
  const hour = Math.floor(now / HOUR_MS) * HOUR_MS;
  const trade = Math.floor(((now - hour) * count) / HOUR_MS);
  return { trade, at: hour + Math.ceil((trade * HOUR_MS) / count) };
}

/** How many of ten cases were answered: all ten or none only if that is so of all cases. */
export function answeredOutOfTen({ cases, answered }: { cases: number; answered: number }): number {
  if (answered === 0 || answered >= cases) return answered === 0 ? 0 : 10;
  return Math.min(Math.max(Math.round((answered / cases) * 10), 1), 9);
}

export interface RoughTime {
  count: number;
  unit: "minute" | "hour" | "day";
}

const STEP_MINUTES = 5;

/** A duration in milliseconds as people say it: steps of five minutes, then whole hours, from a day on whole days. */
export function roundedDuration(ms: number): RoughTime {
  const minutes = Math.max(Math.round(ms / MINUTE_MS / STEP_MINUTES), 1) * STEP_MINUTES;
  if (minutes < HOUR_MS / MINUTE_MS) return { count: minutes, unit: "minute" };
  const hours = Math.round(ms / HOUR_MS);
  if (hours < DAY_MS / HOUR_MS) return { count: Math.max(hours, 1), unit: "hour" };
  return { count: Math.round(ms / DAY_MS), unit: "day" };
}

/** Lower ends of the classes of the map; below the first, nothing is shown. */
export const CLASSES = [MIN_PEOPLE, 10, 25, 50, 100] as const;

/** The class of a number of requests on the map, 0 to 4; null if there is nothing to show. */
export function classOf(requests: number): number | null {
  const index = CLASSES.findLastIndex((lowest) => requests >= lowest);
  return index === -1 ? null : index;
}
