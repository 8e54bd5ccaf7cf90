import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { inBatches } from "../../platform/database/in-batches.ts";
import { publishNews } from "./broadcast-requests.ts";
import { closeExpired, eraseContacts } from "./queries-ending.ts";
import { CONTACT_RETENTION_MS } from "./rules.ts";

const BATCH_SIZE = 500;

/** Closes requests after 48 hours and tells open apps, and erases their contact data 30 days later. Idempotent. */
export async function expireRequests(db: Database, now: number, env: Env) {
  const types = new Set<string>();
  const closed = await inBatches(BATCH_SIZE, async (size) => {
    const batch = await closeExpired(db, now, size);
    for (const type of batch) types.add(type);
    return batch.length;
  });
  const erased = await inBatches(BATCH_SIZE, (size) => eraseContacts(db, now - CONTACT_RETENTION_MS, size));
  if (closed > 0) await publishNews({ env, db, now }, { ids: [] }, [...types]);
  return { closed, erased };
}
