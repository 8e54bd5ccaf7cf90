import type { Database } from "#db/client.ts";
import { DAY_MS } from "../../shared/time.ts";
import { dayOf, lastDays, startOfDay } from "../analytics/rules.ts";
import { listStats, writeDay } from "./queries-stats.ts";
import { FIGURE_SPANS, isTimeForStats } from "./rules.ts";

/** Days before yesterday that one run fills in. */
const BACKFILL_DAYS = 10;

/**
 * Writes the stats of today and yesterday, every ten minutes, and fills in a few of the days that have none.
 * Idempotent.
 */
export async function writeStats(db: Database, now: number): Promise<{ filledIn: number }> {
  if (!isTimeForStats(now)) return { filledIn: 0 };
  const span = Math.max(...FIGURE_SPANS);
  const known = new Set((await listStats(db, dayOf(now - span * DAY_MS), ["sign_ups"])).map(({ day }) => day));
  const recent = [startOfDay(now - DAY_MS), startOfDay(now)];
  const missing = lastDays(now, span)
    .slice(0, -recent.length)
    .filter((day) => !known.has(day))
    .slice(-BACKFILL_DAYS);
  const starts = missing.map((day) => startOfDay(Date.parse(day) + DAY_MS / 2));
  for (const start of [...starts, ...recent]) await writeDay(db, start, now);
  return { filledIn: missing.length };
}
