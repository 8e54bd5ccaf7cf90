import type { Database } from "#db/client.ts";
import { closeExpired, deleteOldPhotos } from "./queries.ts";
import { PHOTO_RETENTION_MS } from "./rules.ts";

const BATCH_SIZE = 500;
const MAX_BATCHES = 20;

/**
 * Takes listings whose days are over out of the public list, and deletes the photos of those that nobody renewed for
 * 30 days. Running twice does no harm.
 */
export async function expireListings(db: Database, now: number): Promise<{ closed: number; photos: number }> {
  let closed = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const changed = await closeExpired(db, now, BATCH_SIZE);
    closed += changed;
    if (changed < BATCH_SIZE) break;
  }
  return { closed, photos: await deleteOldPhotos(db, now - PHOTO_RETENTION_MS, BATCH_SIZE) };
}
