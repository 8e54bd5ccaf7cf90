import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/client.ts";
import { inBatches } from "./in-batches.ts";

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
