import { and, eq, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { demandStats, leadStats } from "#db/schema/index.ts";

const requests = sql`sum(${demandStats.requests})`.mapWith(Number);

/** Totals by trade, and by municipality of one trade or of all. Rows of groups that are too small don't exist. */
export function readDemand(db: Database, trade: string | null) {
  return batchOf(db, {
    trades: db.select({ trade: demandStats.trade, requests }).from(demandStats).groupBy(demandStats.trade),
    cities: db
      .select({ city: demandStats.city, requests })
      .from(demandStats)
      .where(trade === null ? undefined : eq(demandStats.trade, trade))
      .groupBy(demandStats.city),
  });
}

/** How requests of a type in a municipality fared; null if there were too few. */
export async function findForecast(db: Database, serviceType: string, city: string) {
  const [row] = await db
    .select({
      cases: leadStats.cases,
      answered: leadStats.answered,
      medianFirstMs: leadStats.medianFirstMs,
    })
    .from(leadStats)
    .where(and(eq(leadStats.serviceType, serviceType), eq(leadStats.city, city)));
  return row ?? null;
}
