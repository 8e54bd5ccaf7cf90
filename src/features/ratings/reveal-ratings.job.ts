import { and, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { selectValues } from "#db/rows.ts";
import { ratings } from "#db/schema/index.ts";
import { inBatches } from "../../platform/database/in-batches.ts";
import { listDue } from "./queries-write.ts";
import { notifyOfRatings, refreshAverages } from "./statements.ts";

const BATCH_SIZE = 100;

async function revealSome(db: Database, now: number, size: number): Promise<number> {
  const due = await listDue(db, now, size);
  if (due.length === 0) return 0;
  const ids = selectValues(due.map(({ id }) => id));
  const people = [...new Set(due.map(({ evaluatedId }) => evaluatedId))];
  await db.batch([
    db
      .update(ratings)
      .set({ revealedAt: now })
      .where(and(sql`${ratings.id} in (${ids})`, isNull(ratings.revealedAt))),
    ...notifyOfRatings(db, "ratings", sql`rating.id in (${ids}) and rating.revealed_at = ${now}`, now),
    ...refreshAverages(db, selectValues(people)),
  ]);
  return due.length;
}

/** Makes ratings of hires visible whose other side did not rate in time. Idempotent. */
export async function revealRatings(db: Database, now: number): Promise<{ revealed: number }> {
  return { revealed: await inBatches(BATCH_SIZE, (size) => revealSome(db, now, size)) };
}
