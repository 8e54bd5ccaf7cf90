import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { UNDO_MS } from "./rules.ts";

const BATCH_SIZE = 1000;

/** Deletes one batch of ended connections that can no longer be restored. Idempotent. */
export async function sweepEndedConnections(db: Database, now: number): Promise<{ removed: number }> {
  const { rowsAffected } = await db.run(sql`
    delete from connections where rowid in (
      select rowid from connections where ended_at <= ${now - UNDO_MS} order by ended_at limit ${BATCH_SIZE})`);
  return { removed: rowsAffected };
}
