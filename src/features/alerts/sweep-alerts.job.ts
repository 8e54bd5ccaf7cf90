import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { ALERT_RETENTION_MS } from "./rules.ts";

export const SWEPT_A_RUN = 1000;

/** Deletes one batch of old alerts. Idempotent. */
export async function sweepAlerts(db: Database, now: number): Promise<{ removed: number }> {
  const { rowsAffected } = await db.run(sql`
    delete from request_alerts where rowid in (
      select rowid from request_alerts where created_at < ${now - ALERT_RETENTION_MS} order by created_at
      limit ${SWEPT_A_RUN})`);
  return { removed: rowsAffected };
}
