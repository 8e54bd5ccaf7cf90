import { lt } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { contactOpenings } from "#db/schema/index.ts";
import { firstIdOf } from "../../platform/database/ids.ts";
import { sweepRows } from "../../platform/database/queries-sweep.ts";
import { OPENINGS_KEPT_MS } from "./rules.ts";

/** Deletes records of opened contacts that are older than a year. Idempotent. */
export async function sweepContactOpenings(db: Database, now: number): Promise<{ removed: number }> {
  return { removed: await sweepRows(db, contactOpenings, lt(contactOpenings.id, firstIdOf(now - OPENINGS_KEPT_MS))) };
}
