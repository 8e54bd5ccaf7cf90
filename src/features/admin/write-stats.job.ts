import type { Database } from "#db/client.ts";
import { onceDue } from "../../platform/database/queries-due.ts";
import { dayOf, lastDays, startOfDay } from "../../shared/day.ts";
import { DAY_MS, MINUTE_MS } from "../../shared/time.ts";
import { listStats, writeDay } from "./queries-stats.ts";
import { FIGURE_SPANS } from "./rules.ts";

/** Days before yesterday that one run fills in. */
const BACKFILL_DAYS = 10;
const EVERY_MS = 10 * MINUTE_MS;

/** @returns how many earlier days were filled in */
async function writeDays(db: Database, now: number): Promise<number> {
  const span = Math.max(...FIGURE_SPANS);
  const known = new Set((await listStats(db, dayOf(now - span * DAY_MS), ["sign_ups"])).map(({ day }) => day));
  const recent = [startOfDay(now - DAY_MS), startOfDay(now)];
  const missing = lastDays(now, span)
    .slice(0, -recent.length)
    .filter((day) => !known.has(day))
    .slice(-BACKFILL_DAYS);
  const starts = missing.map((day) => startOfDay(Date.parse(day) + DAY_MS / 2));
  for (const start of [...starts, ...recent]) await writeDay(db, start, now);
  return missing.length;
}

/**
 * Writes the stats of today and yesterday, every ten minutes, and fills in a few of the days that have none.
 * Idempotent.
 */
export async function writeStats(db: Database, now: number): Promise<{ filledIn: number }> {
  const due = { name: "stats_due_at", at: Math.floor(now / EVERY_MS) * EVERY_MS };
  return { filledIn: (await onceDue(db, due, () => writeDays(db, now))) ?? 0 };
}
