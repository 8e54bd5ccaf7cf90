import { lte } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { connections } from "#db/schema/index.ts";
import { sweepRows } from "../../platform/database/queries-sweep.ts";
import { UNDO_MS } from "./rules.ts";

/** Deletes ended connections that can no longer be restored. Idempotent. */
export async function sweepEndedConnections(db: Database, now: number): Promise<{ removed: number }> {
  return { removed: await sweepRows(db, connections, lte(connections.endedAt, now - UNDO_MS)) };
}
