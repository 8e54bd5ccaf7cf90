import { sql } from "drizzle-orm";
import type { Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import type { Id } from "#db/rows.ts";

/** Statement that blocks an account, or lifts the block with null. A second block keeps the first one's time. */
export function setBlockedAt(db: Database, userId: Id, blockedAt: number | null): Statement {
  const at = blockedAt === null ? sql`null` : sql`coalesce(blocked_at, ${blockedAt})`;
  return db.run(sql`update users set blocked_at = ${at} where id = ${userId}`);
}
