import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { DAY_MS } from "../../shared/time.ts";
import { dayOf, VIEWS_KEPT_DAYS } from "./rules.ts";

const BATCH_SIZE = 1000;

/** Deletes one batch of days whose views are no longer kept. Idempotent. */
export async function sweepCardViews(db: Database, now: number): Promise<{ removed: number }> {
  const firstKept = dayOf(now - VIEWS_KEPT_DAYS * DAY_MS);
  const { rowsAffected } = await db.run(sql`
    delete from card_views where rowid in (
      select rowid from card_views where day < ${firstKept} order by day limit ${BATCH_SIZE})`);
  return { removed: rowsAffected };
}
