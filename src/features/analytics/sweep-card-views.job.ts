import { lt } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { cardViews } from "#db/schema/index.ts";
import { sweepRows } from "../../platform/database/queries-sweep.ts";
import { dayOf } from "../../shared/day.ts";
import { DAY_MS } from "../../shared/time.ts";
import { VIEWS_KEPT_DAYS } from "./rules.ts";

/** Deletes days whose views are no longer kept. Idempotent. */
export async function sweepCardViews(db: Database, now: number): Promise<{ removed: number }> {
  const firstKept = dayOf(now - VIEWS_KEPT_DAYS * DAY_MS);
  return { removed: await sweepRows(db, cardViews, lt(cardViews.day, firstKept)) };
}
