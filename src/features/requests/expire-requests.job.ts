import type { Database } from "#db/client.ts";
import { closeExpired, eraseContacts } from "./queries.ts";
import { CONTACT_RETENTION_MS } from "./rules.ts";

const BATCH_SIZE = 500;
const MAX_BATCHES = 20;

async function inBatches(step: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const changed = await step();
    total += changed;
    if (changed < BATCH_SIZE) break;
  }
  return total;
}

/** Closes requests whose 48 hours are over, and erases contact data 30 days later. Running twice does no harm. */
export async function expireRequests(db: Database, now: number): Promise<{ closed: number; erased: number }> {
  return {
    closed: await inBatches(() => closeExpired(db, now, BATCH_SIZE)),
    erased: await inBatches(() => eraseContacts(db, now - CONTACT_RETENTION_MS, BATCH_SIZE)),
  };
}
