import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { DomainError } from "../errors.ts";
import { hashToken } from "./tokens.ts";

export interface RateLimit {
  name: string;
  /** Calls allowed in one window. */
  max: number;
  windowMs: number;
}

/** The row that a counting statement returns: how many calls there were, and when the window ends. */
export interface Counted {
  count: number;
  retryAfterSeconds: number;
}

/** The row's key for an address or an e-mail, of which it holds only a hash. */
export function rateLimitKey(limit: RateLimit, subject: string): string {
  return `${limit.name}:${hashToken(subject)}`;
}

/** The row's key for a person. SQL can build it as well, so that finding a session and counting take one round trip. */
export function personLimitKey(limit: RateLimit, userId: string): string {
  return `${userId}:${limit.name}`;
}

/** Adds `weight` to a fixed window, for each key that `keySource` selects. */
function increment(db: Database, limit: RateLimit, keySource: SQL, now: number, weight: number) {
  return db.all<Counted>(sql`
    insert into rate_limits (key, count, window_ends_at)
    select key, ${weight}, ${now + limit.windowMs} from (${keySource}) where true
    on conflict (key) do update set
      count = case when window_ends_at <= ${now} then ${weight} else count + ${weight} end,
      window_ends_at = case when window_ends_at <= ${now} then excluded.window_ends_at else window_ends_at end
    returning count, cast((window_ends_at - ${now} + 999) / 1000 as integer) as "retryAfterSeconds"`);
}

/**
 * The statement that counts one call by an address or for an e-mail, for a batch.
 * @param weight what the call counts for, where the limit is not one of calls
 */
export function countCall(db: Database, limit: RateLimit, subject: string, now: number, weight = 1) {
  return increment(db, limit, sql`select ${rateLimitKey(limit, subject)} as key`, now, weight);
}

/** The same by whoever a session belongs to, while it is valid. `sessionId` is the hash of the cookie's token. */
export function countCallOfSession(db: Database, limit: RateLimit, sessionId: string, now: number) {
  const key = sql`user_id || ${`:${limit.name}`} as key`;
  const owner = sql`select ${key} from sessions where id = ${sessionId} and expires_at * 1000 > ${now}`;
  return increment(db, limit, owner, now, 1);
}

/** The same by a person. */
export function countCallOfPerson(db: Database, limit: RateLimit, userId: string, now: number) {
  return increment(db, limit, sql`select ${personLimitKey(limit, userId)} as key`, now, 1);
}

/** For the transaction that deletes an account: forgets what was counted, if the account is gone. */
export function forgetPerson(db: Database, userId: string) {
  // ";" is the character after ":".
  return db.run(sql`delete from rate_limits where key > ${`${userId}:`} and key < ${`${userId};`}
    and not exists (select 1 from users where id = ${userId})`);
}

/** The condition that the count is not above the limit, after {@link countCall} in the same batch. */
export function isWithinLimit(limit: RateLimit, subject: string): SQL {
  return sql`coalesce((select count from rate_limits where key = ${rateLimitKey(limit, subject)}), 0) <= ${limit.max}`;
}

/** Whether the rows of a counting statement are above the limit. */
export function isAbove(limit: RateLimit, rows: readonly { count: number }[]): boolean {
  return (rows[0]?.count ?? 0) > limit.max;
}

/** Throws `rate_limited` when the rows of a counting statement are above the limit. */
export function assertWithinLimit(limit: RateLimit, rows: readonly Counted[]): void {
  if (isAbove(limit, rows)) throw new DomainError("rate_limited", { retryAfterSeconds: rows[0]!.retryAfterSeconds });
}

function isUsedUp(limits: readonly RateLimit[], userId: string, now: number): SQL {
  const rows = limits.map((limit) => sql`key = ${personLimitKey(limit, userId)} and count >= ${limit.max}`);
  return sql`window_ends_at > ${now} and (${sql.join(rows, sql` or `)})`;
}

/** For limits of what people make: the condition of an insert that this person may make one more. */
export function mayMakeMore(limits: readonly RateLimit[], userId: string, now: number): SQL {
  return sql`not exists (select 1 from rate_limits where ${isUsedUp(limits, userId, now)})`;
}

/** The statements that count one more thing made by this person if it was: they follow the insert in its batch. */
export function countMade(db: Database, limits: readonly RateLimit[], userId: string, now: number, wasMade: SQL) {
  return limits.map((limit) =>
    increment(db, limit, sql`select ${personLimitKey(limit, userId)} as key where ${wasMade}`, now, 1),
  );
}

/** When this person may make one more: one row, its `freeAt` null for now. */
export function selectFreeAt(db: Database, limits: readonly RateLimit[], userId: string, now: number) {
  return db.all<{ freeAt: number | null }>(
    sql`select max(window_ends_at) as "freeAt" from rate_limits where ${isUsedUp(limits, userId, now)}`,
  );
}

/** The refusal of one thing too many, with the `freeAt` of {@link selectFreeAt} as `retryAt`. */
export function tooManyMade(freeAt: number | null): DomainError {
  return new DomainError("rate_limited", freeAt === null ? {} : { params: { retryAt: String(freeAt) } });
}
