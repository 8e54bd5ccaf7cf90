import { type SQL, sql } from "drizzle-orm";
import type { Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";

/** For work that must not be done twice by runs at the same time: both go into its batch. */
export interface Once {
  /** Condition that no run has done it. */
  isOpen: SQL;
  /** Marks it as done; last in the batch. */
  done: Statement;
}

/**
 * Does work that belongs to a time, once: in the first run of the jobs from then on, or in a later one if it failed. Jobs
 * may miss a minute.
 * @param due.name of the row in `platform_stats` that has the last time for which it was done
 * @returns null if there was nothing to do
 */
export async function onceDue<Result>(
  db: Database,
  { name, at }: { name: string; at: number },
  work: (once: Once) => Promise<Result>,
): Promise<Result | null> {
  const isOpen = sql`not exists (select 1 from platform_stats where metric_name = ${name} and metric_value >= ${at})`;
  const done = db.run(sql`insert into platform_stats (metric_name, metric_value) values (${name}, ${at})
    on conflict (metric_name) do update set metric_value = max(metric_value, excluded.metric_value)`);
  const open = await db.all(sql`select 1 where ${isOpen}`);
  if (open.length === 0) return null;
  const result = await work({ isOpen, done });
  await done;
  return result;
}
