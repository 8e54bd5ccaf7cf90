import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { rateLimits } from "#db/schema/index.ts";
import { DomainError } from "../errors.ts";
import { hashToken } from "./tokens.ts";

export interface RateLimit {
  name: string;
  /** Calls allowed in one window. */
  max: number;
  windowMs: number;
}

/** The row's key: the subject (an address, an e-mail) stands in it only as a hash. */
export function rateLimitKey(limit: RateLimit, subject: string): string {
  return `${limit.name}:${hashToken(subject)}`;
}

/** The statement that counts one call in a fixed window and returns how many there were; for a batch. */
export function countCall(db: Database, limit: RateLimit, subject: string, now: number) {
  const windowEndsAt = now + limit.windowMs;
  const ended = sql`${rateLimits.windowEndsAt} <= ${now}`;
  return db
    .insert(rateLimits)
    .values({ key: rateLimitKey(limit, subject), count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${ended} then 1 else ${rateLimits.count} + 1 end`,
        windowEndsAt: sql`case when ${ended} then ${windowEndsAt} else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning({ count: rateLimits.count });
}

/** Throws `rate_limited` when the rows that {@link countCall} returned are above the limit. */
export function assertWithinLimit(limit: RateLimit, rows: { count: number }[]): void {
  if ((rows[0]?.count ?? 0) > limit.max) throw new DomainError("rate_limited");
}
