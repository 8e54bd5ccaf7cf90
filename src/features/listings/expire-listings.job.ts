import type { Database } from "#db/client.ts";
import { inBatches } from "../../platform/database/in-batches.ts";
import { closeExpired, deleteOldPhotos } from "./queries.ts";
import { PHOTO_RETENTION_MS } from "./rules.ts";

const BATCH_SIZE = 500;

/**
 * Removes expired listings from the public list, says which, and deletes the photos of those not renewed for 30 days.
 * Idempotent.
 */
export async function expireListings(
  db: Database,
  now: number,
  tell: (ids: string[]) => Promise<void> = async () => undefined,
) {
  const closed = await inBatches(BATCH_SIZE, async (size) => {
    const ids = await closeExpired(db, now, size);
    if (ids.length > 0) await tell(ids);
    return ids.length;
  });
  return { closed, photos: await deleteOldPhotos(db, now - PHOTO_RETENTION_MS, BATCH_SIZE) };
}
