import type { Database } from "#db/client.ts";
import { inBatches } from "../../platform/in-batches.ts";
import { closeExpired, eraseContacts } from "./queries.ts";
import { CONTACT_RETENTION_MS } from "./rules.ts";

const BATCH_SIZE = 500;

/** Closes requests after 48 hours, and erases their contact data 30 days later. Idempotent. */
export async function expireRequests(db: Database, now: number): Promise<{ closed: number; erased: number }> {
  return {
    closed: await inBatches(BATCH_SIZE, (size) => closeExpired(db, now, size)),
    erased: await inBatches(BATCH_SIZE, (size) => eraseContacts(db, now - CONTACT_RETENTION_MS, size)),
  };
}
