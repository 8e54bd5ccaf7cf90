import { lt } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { notices } from "#db/schema/index.ts";
import { sweepRows } from "../../platform/database/queries-sweep.ts";
import { NOTICE_RETENTION_MS } from "./rules.ts";

/** Deletes old notices. Idempotent. */
export async function sweepNotices(db: Database, now: number): Promise<{ removed: number }> {
  return { removed: await sweepRows(db, notices, lt(notices.createdAt, now - NOTICE_RETENTION_MS)) };
}
