import type { Database } from "#db/client.ts";
import type { Env } from "../env.ts";
import { imageKeys } from "./images.ts";
import { forget, listDue } from "./queries-images.ts";

/** Both sizes of all of them go in one call; R2 takes 1,000 keys. */
const BATCH_SIZE = 100;
const MAX_BATCHES = 10;

/** Deletes what no row shows any more: the objects first, then the rows that name them. Running twice does no harm. */
export async function deleteDiscardedImages(db: Database, now: number, env: Env): Promise<{ deleted: number }> {
  let deleted = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const urls = await listDue(db, now, BATCH_SIZE);
    if (urls.length === 0) break;
    await env.PHOTOS.delete(urls.flatMap(imageKeys));
    await forget(db, urls, now);
    deleted += urls.length;
    if (urls.length < BATCH_SIZE) break;
  }
  return { deleted };
}
