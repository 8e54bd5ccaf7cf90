import { DAY_MS, HOUR_MS, UTC_OFFSET_MS } from "./time.ts";

/** From this hour in Campo Grande, and before the other, nobody is told of anything but urgent requests. */
export const QUIET_FROM_HOUR = 21;
export const QUIET_UNTIL_HOUR = 7;

/** Hour of the day in Campo Grande, with fractions. */
function hourAt(now: number): number {
  return ((((now + UTC_OFFSET_MS) % DAY_MS) + DAY_MS) % DAY_MS) / HOUR_MS;
}

/** Milliseconds from `now` to the next time that it is `hour` o'clock in Campo Grande; a day if it is now. */
export function untilHour(now: number, hour: number): number {
  const left = (hour - hourAt(now)) * HOUR_MS;
  return left > 0 ? left : left + DAY_MS;
}

function isQuiet(now: number): boolean {
  const hour = hourAt(now);
  return hour >= QUIET_FROM_HOUR || hour < QUIET_UNTIL_HOUR;
}

/** The first time from `now` on at which people may be told, in milliseconds since the epoch. */
export function afterQuietHours(now: number): number {
  return isQuiet(now) ? now + untilHour(now, QUIET_UNTIL_HOUR) : now;
}
