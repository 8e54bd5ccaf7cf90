import type { Database } from "#db/client.ts";
import { inBatches } from "../../platform/database/in-batches.ts";
import { closeExpired, deleteOldPhotos } from "./queries.ts";
import { PHOTO_RETENTION_MS } from "./rules.ts";

const BATCH_SIZE = 500;

/**
 * Removes expired listings from the public list, and deletes the photos of those not renewed for 30 days. Idempotent.
 */
export async function expireListings(db: Database, now: number): Promise<{ closed: number; photos: number }> {
  return {
    closed: await inBatches(BATCH_SIZE, (size) => closeExpired(db, now, size)),
    photos: await deleteOldPhotos(db, now - PHOTO_RETENTION_MS, BATCH_SIZE),
  };
}
