import { inArray, lte, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { discardedImages } from "#db/schema/index.ts";

/** The condition that an upload's reservation still stands: its objects were not swept meanwhile. */
export const isReserved = (url: string) => sql`exists (select 1 from discarded_images where url = ${url})`;

/**
 * Ends a reservation, in the batch that wrote the row: a row that shows the image takes it over, else it is due at once.
 * @param shown condition that the row stands
 */
export function settleReservation(db: Database, url: string, shown: ReturnType<typeof sql>) {
  return [
    db.run(sql`delete from discarded_images where url = ${url} and ${shown}`),
    db.run(sql`update discarded_images set due_at = 0 where url = ${url}`),
  ] as const;
}

export async function listDue(db: Database, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ url: discardedImages.url })
    .from(discardedImages)
    .where(lte(discardedImages.dueAt, now))
    .orderBy(discardedImages.dueAt)
    .limit(limit);
  return rows.map(({ url }) => url);
}

export function forget(db: Database, urls: string[]) {
  return db.delete(discardedImages).where(inArray(discardedImages.url, urls));
}
