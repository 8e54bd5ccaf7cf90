export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** All dates are displayed in the time of Campo Grande, regardless of the reader's time zone. */
export const TIME_ZONE = "America/Campo_Grande";

/** Its offset from UTC, in milliseconds. Mato Grosso do Sul has had no daylight saving time since 2019. */
export const UTC_OFFSET_MS = -4 * HOUR_MS;

/** A clock that continues from `now`, so that a long run doesn't count its leases from its start. Milliseconds since the epoch. */
export function clockFrom(now: number): () => number {
  const startedAt = Date.now();
  return () => now + Date.now() - startedAt;
}
