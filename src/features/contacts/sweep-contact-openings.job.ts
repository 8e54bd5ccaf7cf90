import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { firstIdOf } from "../../platform/database/ids.ts";
import { OPENINGS_KEPT_MS } from "./rules.ts";

const BATCH_SIZE = 1000;

/** Deletes one batch of records of opened contacts that are older than a year. Idempotent. */
export async function sweepContactOpenings(db: Database, now: number): Promise<{ removed: number }> {
  const { rowsAffected } = await db.run(sql`
    delete from contact_openings where id in (
      select id from contact_openings where id < ${firstIdOf(now - OPENINGS_KEPT_MS)} order by id limit ${BATCH_SIZE})`);
  return { removed: rowsAffected };
}
