import { and, eq, gt, gte, max, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { rateLimits } from "#db/schema/index.ts";
import { DomainError } from "../../errors.ts";
import { hashToken } from "../hashing/tokens.ts";

export interface RateLimit {
  name: string;
  /** Calls allowed in one window. */
  max: number;
  windowMs: number;
  /** Set by `limitCalls`. */
  isCountedByCall?: true;
}

/** Whose calls are counted. */
export interface Subject {
  /** Prefix of its keys. */
  readonly prefix: string;
}

/** A person. SQL can build the same prefix, so that finding a session and counting take one round trip. */
export const ofPerson = (userId: string): Subject => ({ prefix: `${userId}:` });

/** An IP address, an e-mail or anything else that is stored only as a hash. */
export const hashed = (text: string): Subject => ({ prefix: `${hashToken(text)}:` });

/** The row that a counting statement returns: the number of calls, and when the window ends. */
export interface Counted {
  count: number;
  retryAfterSeconds: number;
}

export function rateLimitKey(limit: RateLimit, subject: Subject): string {
  return subject.prefix + limit.name;
}

/** Adds `weight` to the fixed window of each key that `keySource` selects. */
function increment(db: Database, limit: RateLimit, keySource: SQL, now: number, weight: number) {
  return db
    .insert(rateLimits)
    .select(sql`select key, ${weight}, ${now + limit.windowMs} from (${keySource}) where true`)
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when window_ends_at <= ${now} then ${weight} else count + ${weight} end`,
        windowEndsAt: sql`case when window_ends_at <= ${now} then excluded.window_ends_at else window_ends_at end`,
      },
    })
    .returning({
      count: rateLimits.count,
      retryAfterSeconds: sql`cast((window_ends_at - ${now} + 999) / 1000 as integer)`.mapWith(Number),
    });
}

/**
 * Statement that counts one call, for a batch.
 * @param weight amount to add, for limits that do not count calls
 */
export function countCall(db: Database, limit: RateLimit, subject: Subject, now: number, weight = 1) {
  return increment(db, limit, sql`select ${rateLimitKey(limit, subject)} as key`, now, weight);
}

/** Like countCall, only if the condition holds. */
export function countCallIf(db: Database, limit: RateLimit, subject: Subject, now: number, condition: SQL) {
  return increment(db, limit, sql`select ${rateLimitKey(limit, subject)} as key where ${condition}`, now, 1);
}

/** Like countCall, for the user of a valid session. `sessionId` is the hash of the cookie's token. */
export function countCallOfSession(db: Database, limit: RateLimit, sessionId: string, now: number) {
  const key = sql`user_id || ${`:${limit.name}`} as key`;
  const owner = sql`select ${key} from sessions where id = ${sessionId} and expires_at * 1000 > ${now}`;
  return increment(db, limit, owner, now, 1);
}

/** Statement that resets a count. */
export function clearCalls(db: Database, limit: RateLimit, subject: Subject) {
  return db.delete(rateLimits).where(eq(rateLimits.key, rateLimitKey(limit, subject)));
}

/** For the transaction that deletes an account: deletes its counts if the account is gone. */
export function forgetPerson(db: Database, userId: string) {
  // ";" is the character after ":".
  return db.run(sql`delete from rate_limits where key > ${`${userId}:`} and key < ${`${userId};`}
    and not exists (select 1 from users where id = ${userId})`);
}

/** Condition that the count does not exceed the limit, after {@link countCall} in the same batch. */
export function isWithinLimit(limit: RateLimit, subject: Subject): SQL {
  return sql`coalesce((select count from rate_limits where key = ${rateLimitKey(limit, subject)}), 0) <= ${limit.max}`;
}

/** {@link isWithinLimit} of each limit and its subject. */
export function isWithinLimits(...counted: readonly [RateLimit, Subject][]): SQL {
  const conditions = counted.map(([limit, subject]) => isWithinLimit(limit, subject));
  return sql.join(conditions, sql` and `);
}

/** Whether the rows of a counting statement exceed the limit. */
export function isAbove(limit: RateLimit, rows: readonly { count: number }[]): boolean {
  return (rows[0]?.count ?? 0) > limit.max;
}

/** Throws `rate_limited` if the rows of a counting statement exceed the limit. */
export function assertWithinLimit(limit: RateLimit, rows: readonly Counted[]): void {
  if (isAbove(limit, rows)) throw new DomainError("rate_limited", { retryAfterSeconds: rows[0]!.retryAfterSeconds });
}

function isUsedUp(limits: readonly RateLimit[], subject: Subject, now: number) {
  const rows = limits.map((limit) =>
    and(eq(rateLimits.key, rateLimitKey(limit, subject)), gte(rateLimits.count, limit.max)),
  );
  return and(gt(rateLimits.windowEndsAt, now), or(...rows) ?? sql`false`);
}

/** For limits on creating things: condition for an insert that the subject may create another. */
export function isWithinQuota(limits: readonly RateLimit[], subject: Subject, now: number): SQL {
  return sql`not exists (select 1 from ${rateLimits} where ${isUsedUp(limits, subject, now)})`;
}

/** How many things the subject created in the present window. */
export function countedOf(limit: RateLimit, subject: Subject, now: number): SQL {
  return sql`coalesce((
    select count from rate_limits where key = ${rateLimitKey(limit, subject)} and window_ends_at > ${now}), 0)`;
}

/** Statements that count a created thing if `wasMade` holds. Put them after the insert in its batch. */
export function countMade(db: Database, limits: readonly RateLimit[], subject: Subject, now: number, wasMade: SQL) {
  return limits.map((limit) => countCallIf(db, limit, subject, now, wasMade));
}

/** When the subject may create another: one row, with `freeAt` null if it may now. */
export function selectQuotaReset(db: Database, limits: readonly RateLimit[], subject: Subject, now: number) {
  return db
    .select({ freeAt: max(rateLimits.windowEndsAt) })
    .from(rateLimits)
    .where(isUsedUp(limits, subject, now));
}

/** The refusal to create another, with the `freeAt` of {@link selectQuotaReset} as `retryAt`. */
export function quotaExceeded(freeAt: number | null): DomainError {
  return new DomainError("rate_limited", freeAt === null ? {} : { params: { retryAt: String(freeAt) } });
}
