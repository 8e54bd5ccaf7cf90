import { sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { newId } from "../../platform/database/ids.ts";
import { DEAD_TOLD_AT, DEAD_UNTOLD, insertOutboxFrom, LOST_UNTOLD } from "../../platform/delivery/outbox.ts";
import { DAY_MS } from "../../shared/time.ts";

/** Mails at most one alert a day about deliveries that were given up, and work that was lost, since the last one. */
export async function alertDeadDeliveries(db: Database, now: number): Promise<{ alerts: number }> {
  const id = newId(now);
  const untold = sql`from (
      select coalesce(sum(metric_value) filter (where metric_name = ${DEAD_UNTOLD}), 0) as dead,
        coalesce(sum(metric_value) filter (where metric_name = ${LOST_UNTOLD}), 0) as lost
      from platform_stats where metric_name in (${DEAD_UNTOLD}, ${LOST_UNTOLD}))
    where dead + lost > 0 and not exists
      (select 1 from platform_stats where metric_name = ${DEAD_TOLD_AT} and metric_value > ${now - DAY_MS})`;
  const wasMade = sql`exists (select 1 from outbox where id = ${id})`;
  const { made } = await batchOf(db, {
    made: insertOutboxFrom(db, "mail.dead-deliveries", { count: sql`dead`, lost: sql`lost` }, untold, now, id),
    toldAt: db.run(sql`
      insert into platform_stats (metric_name, metric_value) select ${DEAD_TOLD_AT}, ${now} where ${wasMade}
      on conflict (metric_name) do update set metric_value = excluded.metric_value`),
    untold: db.run(sql`
      update platform_stats set metric_value = 0
      where metric_name in (${DEAD_UNTOLD}, ${LOST_UNTOLD}) and ${wasMade}`),
  });
  return { alerts: made.rowsAffected };
}
