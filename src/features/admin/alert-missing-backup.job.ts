import { sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { newId } from "../../platform/database/ids.ts";
import { insertOutboxFrom } from "../../platform/delivery/outbox.ts";
import { BACKED_UP_AT, BACKUP_LATE_MS } from "../../platform/observability/queries-health.ts";
import { DAY_MS } from "../../shared/time.ts";

const TOLD_AT = "missing_backup_told_at";

/** Mails once a day that no night's backup has been completed, from the first one on. Idempotent. */
export async function alertMissingBackup(db: Database, now: number): Promise<{ alerts: number }> {
  const id = newId(now);
  const late = sql`from platform_stats
    where metric_name = ${BACKED_UP_AT} and metric_value <= ${now - BACKUP_LATE_MS} and not exists
      (select 1 from platform_stats where metric_name = ${TOLD_AT} and metric_value > ${now - DAY_MS})`;
  const { made } = await batchOf(db, {
    made: insertOutboxFrom(db, "mail.missing-backup", { lastAt: sql`metric_value` }, late, now, id),
    toldAt: db.run(sql`
      insert into platform_stats (metric_name, metric_value) select ${TOLD_AT}, ${now}
      where exists (select 1 from outbox where id = ${id})
      on conflict (metric_name) do update set metric_value = excluded.metric_value`),
  });
  return { alerts: made.rowsAffected };
}
