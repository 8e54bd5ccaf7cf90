import { DAY_MS } from "./time.ts";
import { TIME_ZONE } from "./time-zone.ts";

const dayFormat = new Intl.DateTimeFormat("en-CA", { timeZone: TIME_ZONE });

/** The date in Campo Grande, `YYYY-MM-DD`. */
export function dayInCampoGrande(now: number): string {
  return dayFormat.format(now);
}

/** How many midnights in Campo Grande there are between two times. */
export function daysBetween(from: number, to: number): number {
  return Math.round((Date.parse(dayInCampoGrande(to)) - Date.parse(dayInCampoGrande(from))) / DAY_MS);
}

/** The last day of an absence, unless it is over. */
export function absenceAt(until: string | null, now: number): string | null {
  return until !== null && until >= dayInCampoGrande(now) ? until : null;
}
