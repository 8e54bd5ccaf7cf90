import { type SQL, sql } from "drizzle-orm";
import type { Id } from "#db/rows.ts";

/**
 * Condition that no admin blocked the account. Every statement that stores new content needs it, because a block can come
 * between the check of the session and the statement.
 */
export function isAccountOpen(userId: Id): SQL {
  return sql`not exists (select 1 from users account where account.id = ${userId} and account.blocked_at is not null)`;
}
