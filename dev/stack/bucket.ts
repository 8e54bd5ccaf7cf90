import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import type { Bucket } from "../demo-pictures/store.ts";

/** As wrangler.toml names it. */
const BUCKET = "portal-images";

/**
 * Lends the worker's bucket while the worker does not run: two runtimes must not have the same files open.
 * @param persistTo the worker's folder
 */
export async function withBucket(persistTo: string, use: (bucket: Bucket) => Promise<void>): Promise<void> {
  const worker = { name: "portal", modules: true, script: "export default {}", r2Buckets: { PHOTOS: BUCKET } };
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      log: new Log(LogLevel.NONE),
      resourcePersistencePath: persistTo,
      workers: [worker],
    }),
  );
  try {
    await use(await miniflare.getR2Bucket("PHOTOS"));
  } finally {
    await miniflare.dispose();
  }
}
