import type { Database } from "#db/client.ts";
import { onceDue } from "../../platform/database/queries-due.ts";
import { SERVICE_GROUPS } from "../requests/catalogue.ts";
import { countDemand, countLeads, replaceStats, type Trade } from "./queries-stats.ts";
import { tradeDue } from "./rules.ts";

/** Rewrites the stats of one trade. @returns the number of rows that changed */
async function writeTrade(db: Database, trade: Trade, now: number): Promise<number> {
  const [demand, leads] = await Promise.all([countDemand(db, trade, now), countLeads(db, trade, now)]);
  return replaceStats(db, trade, { demand, leads });
}

/**
 * Rewrites the stats of demand and of leads once an hour, one trade after the other, so that no run reads the requests of
 * more than one. Idempotent.
 */
export async function writeDemand(db: Database, now: number): Promise<{ changed: number }> {
  const { trade, at } = tradeDue(now, SERVICE_GROUPS.length);
  const due = SERVICE_GROUPS[trade];
  if (!due) throw new Error("the trade is one of the list");
  return { changed: (await onceDue(db, { name: "demand_due_at", at }, () => writeTrade(db, due, now))) ?? 0 };
}

/** Rewrites all of them at once, for the demo. */
export async function writeAllDemand(db: Database, now: number): Promise<void> {
  for (const trade of SERVICE_GROUPS) await writeTrade(db, trade, now);
}
