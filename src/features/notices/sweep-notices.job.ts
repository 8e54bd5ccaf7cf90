import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { NOTICE_RETENTION_MS } from "./rules.ts";

const BATCH_SIZE = 1000;

/** Deletes one batch of old notices. Idempotent. */
export async function sweepNotices(db: Database, now: number): Promise<{ removed: number }> {
  const { rowsAffected } = await db.run(sql`
    delete from notices where rowid in (
      select rowid from notices where created_at < ${now - NOTICE_RETENTION_MS} order by created_at
      limit ${BATCH_SIZE})`);
  return { removed: rowsAffected };
}
