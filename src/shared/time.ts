export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** A clock that continues from `now`, so that a long run doesn't count its leases from its start. Milliseconds since the epoch. */
export function clockFrom(now: number): () => number {
  const startedAt = Date.now();
  return () => now + Date.now() - startedAt;
}
