import { type SQL, sql } from "drizzle-orm";
import type { Id } from "#db/rows.ts";

/** Condition that a person blocked another person. Nobody can block visitors, whose id is null or blank. */
export function isBlocked(blockerId: Id, blockedId: Id | null): SQL {
  return sql`exists (select 1 from person_blocks where blocker_id = ${blockerId} and blocked_id = ${blockedId})`;
}

/**
 * Condition that no admin blocked the account. Every statement that stores new content needs it, because a block can come
 * between the check of the session and the statement.
 */
export function isAccountOpen(userId: Id): SQL {
  return sql`not exists (select 1 from users account where account.id = ${userId} and account.blocked_at is not null)`;
}
