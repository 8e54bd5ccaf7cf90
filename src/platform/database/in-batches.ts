import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/client.ts";

const MAX_BATCHES = 20;

/**
 * Repeats a step of a job until a batch is not full. What is left after `maxBatches` is for the next run.
 * @param step handles up to `size` rows and returns how many there were
 */
export async function inBatches(
  size: number,
  step: (size: number) => Promise<number>,
  maxBatches = MAX_BATCHES,
): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < maxBatches; batch++) {
    const done = await step(size);
    total += done;
    if (done < size) break;
  }
  return total;
}

const SWEPT_TOGETHER = 1000;

/**
 * Deletes rows in batches, so that other writes need not wait for long.
 * @returns how many
 */
export function sweepRows(db: Database, table: SQLiteTable, isOver: SQL): Promise<number> {
  return inBatches(SWEPT_TOGETHER, async (size) => {
    const due = db.select({ rowid: sql`rowid` }).from(table).where(isOver).limit(size);
    return (await db.delete(table).where(sql`rowid in ${due}`)).rowsAffected;
  });
}
