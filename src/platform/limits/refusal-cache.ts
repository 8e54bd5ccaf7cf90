import { DomainError } from "../../errors.ts";
import { assertWithinLimit, type Counted, isAbove, type RateLimit } from "./rate-limit.ts";

/** How long at most, so that a limit that is lifted in the database soon is everywhere. */
const REMEMBERED_MS = 5_000;
/** Refusals that an isolate remembers, about 2 MB. */
const MAX_KEPT = 10_000;

const keyOf = (caller: string, limit: RateLimit) => `${caller}:${limit.name}`;

/**
 * Callers that have just exceeded a limit. Refusing them again needs no write, for which others would have to wait
 * (docs/decisions/2026-11-24-under-load.md). Times are in milliseconds since the epoch.
 */
export class RefusalCache {
  /** Oldest first. */
  readonly #windowEnds = new Map<string, { windowEndsAt: number; until: number }>();

  remember(caller: string, limit: RateLimit, { retryAfterSeconds }: Counted, now: number): void {
    const windowEndsAt = now + retryAfterSeconds * 1000;
    const key = keyOf(caller, limit);
    this.#windowEnds.delete(key);
    const [oldest] = this.#windowEnds.keys();
    if (oldest !== undefined && this.#windowEnds.size >= MAX_KEPT) this.#windowEnds.delete(oldest);
    this.#windowEnds.set(key, { windowEndsAt, until: Math.min(windowEndsAt, now + REMEMBERED_MS) });
  }

  /** In how many seconds the caller may try again; null if no refusal is remembered. */
  retryAfterSeconds(caller: string, limits: readonly RateLimit[], now: number): number | null {
    const ends = limits.flatMap((limit) => {
      const found = this.#windowEnds.get(keyOf(caller, limit));
      return found && now < found.until ? [found.windowEndsAt] : [];
    });
    return ends.length > 0 ? Math.ceil((Math.max(...ends) - now) / 1000) : null;
  }
}

const refusals = new RefusalCache();

/**
 * Throws `rate_limited` without asking the database if a caller has just exceeded one of the limits.
 * @param caller IP address, or hash of a session's token
 */
export function assertNotJustRefused(caller: string, limits: readonly RateLimit[], now: number): void {
  const retryAfterSeconds = refusals.retryAfterSeconds(caller, limits, now);
  if (retryAfterSeconds !== null) throw new DomainError("rate_limited", { retryAfterSeconds });
}

/**
 * Like {@link assertWithinLimit}, and remembers the refusal for {@link assertNotJustRefused}. Only for limits that no
 * success clears.
 */
export function assertAdmitted(caller: string, limit: RateLimit, rows: readonly Counted[], now: number): void {
  if (rows[0] && isAbove(limit, rows)) refusals.remember(caller, limit, rows[0], now);
  assertWithinLimit(limit, rows);
}
