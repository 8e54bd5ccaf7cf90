import { DAY_MS, UTC_OFFSET_MS } from "./time.ts";

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

/** How many midnights in Campo Grande there are between two times. */
export function daysBetween(from: number, to: number): number {
  return Math.round((Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / DAY_MS);
}

/** The last day of an absence, unless it is over. */
export function absenceAt(until: string | null, now: number): string | null {
  return until !== null && until >= dayOf(now) ? until : null;
}
