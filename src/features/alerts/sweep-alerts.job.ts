import { sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { firstIdOf } from "../../platform/database/ids.ts";
import { ALERT_RETENTION_MS } from "./rules.ts";

export const SWEPT_A_RUN = 1000;

/** Deletes one batch of old alerts and announcements. Idempotent. */
export async function sweepAlerts(db: Database, now: number): Promise<{ removed: number }> {
  const oldest = now - ALERT_RETENTION_MS;
  const { alerts, announced } = await batchOf(db, {
    alerts: db.run(sql`
      delete from request_alerts where rowid in (
        select rowid from request_alerts where created_at < ${oldest} order by created_at limit ${SWEPT_A_RUN})`),
    announced: db.run(sql`
      delete from announced_requests where rowid in (
        select rowid from announced_requests where service_request_id < ${firstIdOf(oldest)}
        order by service_request_id limit ${SWEPT_A_RUN})`),
  });
  return { removed: alerts.rowsAffected + announced.rowsAffected };
}
