import { and, eq, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { demandFigures, leadFigures } from "#db/schema/index.ts";

const requests = sql`sum(${demandFigures.requests})`.mapWith(Number);

/** Totals by trade, and by municipality of one trade or of all. Rows of groups that are too small don't exist. */
export function readDemand(db: Database, trade: string | null) {
  return batchOf(db, {
    trades: db.select({ trade: demandFigures.trade, requests }).from(demandFigures).groupBy(demandFigures.trade),
    cities: db
      .select({ city: demandFigures.city, requests })
      .from(demandFigures)
      .where(trade === null ? undefined : eq(demandFigures.trade, trade))
      .groupBy(demandFigures.city),
  });
}

/** How requests of a type in a municipality fared; null if there were too few. */
export async function findForecast(db: Database, serviceType: string, city: string) {
  const [row] = await db
    .select({
      cases: leadFigures.cases,
      answered: leadFigures.answered,
      medianFirstMs: leadFigures.medianFirstMs,
    })
    .from(leadFigures)
    .where(and(eq(leadFigures.serviceType, serviceType), eq(leadFigures.city, city)));
  return row ?? null;
}
