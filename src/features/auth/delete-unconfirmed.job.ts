import type { Database } from "#db/client.ts";
import { deleteStaleUnconfirmed } from "./queries-confirmation.ts";
import { UNCONFIRMED_LIFETIME_MS } from "./rules.ts";

const BATCH_SIZE = 200;
const MAX_BATCHES = 20;

/** Deletes accounts whose e-mail nobody has confirmed within 48 hours. Running twice does no harm. */
export async function deleteUnconfirmed(db: Database, now: number): Promise<{ deleted: number }> {
  let deleted = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const changed = await deleteStaleUnconfirmed(db, now - UNCONFIRMED_LIFETIME_MS, BATCH_SIZE);
    deleted += changed;
    if (changed < BATCH_SIZE) break;
  }
  return { deleted };
}
