import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { inBatches } from "../database/in-batches.ts";
import { fromBucket } from "./bucket.ts";
import { imageKeys } from "./images.ts";
import { purgeUrls } from "./purge-images.ts";
import { forget, listDue } from "./queries-images.ts";

/** One call deletes both sizes of the whole batch; R2 accepts 1,000 keys. */
const BATCH_SIZE = 100;
const MAX_BATCHES = 10;

/** Deletes images that no row shows any more: first the objects, then their rows. Running twice does no harm. */
export async function deleteDiscardedImages(db: Database, now: number, env: Env): Promise<{ deleted: number }> {
  const step = async (size: number) => {
    const urls = await listDue(db, now, size);
    if (urls.length === 0) return 0;
    await fromBucket(env, (bucket) => bucket.delete(urls.flatMap(imageKeys)));
    await purgeUrls(env, urls);
    await forget(db, urls, now);
    return urls.length;
  };
  return { deleted: await inBatches(BATCH_SIZE, step, MAX_BATCHES) };
}
