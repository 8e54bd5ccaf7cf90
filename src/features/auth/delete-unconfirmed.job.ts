import type { Database } from "#db/client.ts";
import { inBatches } from "../../platform/database/in-batches.ts";
import { deleteStaleUnconfirmed } from "./queries-confirmation.ts";
import { UNCONFIRMED_LIFETIME_MS } from "./rules.ts";

const BATCH_SIZE = 200;

/** Deletes accounts whose e-mail wasn't confirmed within 48 hours. Idempotent. */
export async function deleteUnconfirmed(db: Database, now: number): Promise<{ deleted: number }> {
  const madeBefore = now - UNCONFIRMED_LIFETIME_MS;
  return { deleted: await inBatches(BATCH_SIZE, (size) => deleteStaleUnconfirmed(db, madeBefore, size)) };
}
