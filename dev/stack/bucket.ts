import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";

export type Bucket = Awaited<ReturnType<Miniflare["getR2Bucket"]>>;

/** The binding's name in wrangler.toml. */
export const BUCKET = "portal-images";

/**
 * Opens the worker's bucket while the worker isn't running: two runtimes must not open the same files.
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
