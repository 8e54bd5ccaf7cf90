import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import { BUCKET, type Bucket, withBucket } from "../stack/bucket.ts";
import { findDatabase } from "../stack/find-database.ts";
import { PlainFailure } from "../stack/plain-failure.ts";
import type { Parts } from "../stack/program.ts";
import { workerDir } from "../stack/worker.ts";
import type { Address } from "./connection.ts";

/** Where a database and its images are. */
export interface DataSource {
  /** As shown to people. */
  name: string;
  /** What to do once something was restored into it. */
  next: string;
  database: Address;
  bucket: Bucket;
}

const LOCAL_NEXT = "Agora rode npm start, que também aplica as migrações que faltam.";
const REMOTE_NEXT =
  "Agora rode npm run db:migrate, ponha DATABASE_URL no wrangler.toml e DATABASE_AUTH_TOKEN nos segredos, e npm run deploy.";

/**
 * With DATABASE_URL: that database, and the bucket in production or in IMAGES_BUCKET. Without it: the local data of `npm start`, which must not be running.
 */
export async function withDataSource(parts: Parts, use: (source: DataSource) => Promise<void>): Promise<void> {
  const { name, dataDir, ...database } = await findDatabase(parts);
  if (dataDir === null) {
    return withRemoteBucket(process.env["IMAGES_BUCKET"] || BUCKET, (bucket) =>
      use({ name: `${name} e R2`, next: REMOTE_NEXT, database, bucket }),
    );
  }
  return withBucket(workerDir(dataDir), (bucket) => use({ name, next: LOCAL_NEXT, database, bucket }));
}

/** Opens a bucket of the Cloudflare account, with Wrangler's log-in or CLOUDFLARE_API_TOKEN. */
export async function withRemoteBucket(name: string, use: (bucket: Bucket) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "portal-"));
  const configPath = join(folder, "wrangler.json");
  const bucket = { binding: "PHOTOS", bucket_name: name, remote: true };
  await writeFile(
    configPath,
    JSON.stringify({ name: "portal-backup", compatibility_date: "2026-10-01", r2_buckets: [bucket] }),
  );
  try {
    const proxy = await getPlatformProxy<{ PHOTOS: Bucket }>({ configPath, persist: false }).catch((cause: unknown) => {
      throw new PlainFailure("O R2 não respondeu: rode npx wrangler login, ou defina CLOUDFLARE_API_TOKEN.", { cause });
    });
    await use(proxy.env.PHOTOS).finally(() => proxy.dispose());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
