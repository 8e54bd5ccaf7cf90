import { eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { platformStats } from "#db/schema/index.ts";

/**
 * Does work that belongs to a time of day, once: in the first run of the jobs from then on, or in a later one if it
 * failed. Jobs may miss a minute.
 * @param due.name of the row in `platform_stats` that has the last time for which it was done
 * @returns null if there was nothing to do
 */
export async function onceDue<Result>(
  db: Database,
  { name, at }: { name: string; at: number },
  work: () => Promise<Result>,
): Promise<Result | null> {
  const done = await db
    .select({ at: platformStats.metricValue })
    .from(platformStats)
    .where(eq(platformStats.metricName, name));
  if ((done[0]?.at ?? 0) >= at) return null;
  const result = await work();
  await db
    .insert(platformStats)
    .values({ metricName: name, metricValue: at })
    .onConflictDoUpdate({ target: platformStats.metricName, set: { metricValue: at } });
  return result;
}
