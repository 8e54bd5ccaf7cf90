import { appendFile, cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, expect, test } from "vitest";
import { platformStats } from "../../../db/schema/index.ts";
import { backUp as backUpTo } from "../../../dev/backup/back-up.ts";
import type { DataSource } from "../../../dev/backup/data-source.ts";
import { imagePath, type Manifest, tablePath } from "../../../dev/backup/files.ts";
import { backUpNight, fetchNight, listNights } from "../../../dev/backup/nights.ts";
import { PARTS, restore as restoreFrom } from "../../../dev/backup/restore.ts";
import { withBucket } from "../../../dev/stack/bucket.ts";
import { freePort } from "../../../dev/stack/ports.ts";
import { startSqld } from "../../../dev/stack/sqld.ts";
import { workerDir } from "../../../dev/stack/worker.ts";
import { BACKED_UP_AT } from "../../../src/platform/observability/queries-health.ts";
import { DAY_MS, HOUR_MS } from "../../../src/shared/time.ts";
import { makeCanaries } from "../../support/canaries.ts";
import { Ledger } from "../../support/ledger.ts";
import { ALL_LISTINGS, makeListing, makeListings } from "../../support/listings.ts";
import { makePhoto, storedBytes, storedKeys, upload } from "../../support/photos.ts";
import { Product, startProduct } from "../../support/product.ts";
import { readTables } from "../../support/tables.ts";

/** More than a page of a backup. */
const LISTINGS = 450;
const WRITERS = 2;

const product = startProduct();
const folders: string[] = [];
const products: Product[] = [];

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "portal-backup-"));
  folders.push(folder);
  return folder;
}

async function newProduct(options: Parameters<Product["start"]>[0] = {}): Promise<Product> {
  const product = new Product();
  await product.start(options);
  products.push(product);
  return product;
}

afterEach(async () => {
  for (const product of products.splice(0)) await product.stop();
});

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

type Target = Pick<DataSource, "database" | "bucket">;

const placeOf = async ({ stack }: Product): Promise<Target> => ({
  database: { url: stack.databaseUrl },
  bucket: await stack.worker.bucket(),
});

/** Uses a data folder as `npm run restore` does: its own sqld, and no worker. */
async function withDataDir(dataDir: string, use: (target: Target) => Promise<unknown>): Promise<void> {
  const sqld = await startSqld({ dataDir, port: await freePort() });
  try {
    await withBucket(workerDir(dataDir), async (bucket) => {
      await use({ database: { url: sqld.url }, bucket });
    });
  } finally {
    await sqld.stop();
  }
}

const restore = (
  target: Target,
  folder: string,
  { replace, parts = PARTS }: { replace: boolean; parts?: typeof PARTS | ["database"] },
) => restoreFrom(target, folder, { replace, parts });
const backUp = (source: Target, folder: string) => backUpTo(source, folder, { isCopy: false });

/** What two backups of the same data have in common; a restored schema has its indexes last. */
const dataOf = ({ tables, images, schema, migration }: Manifest) => ({
  tables,
  images,
  migration,
  schema: schema.map(({ sql }) => sql).sort(),
});

const imagesOf = async (product: Product) =>
  new Map(
    await Promise.all((await storedKeys(product)).map(async (key) => [key, await storedBytes(product, key)] as const)),
  );

/** All that a restore would change, for less than a backup costs. */
const contentOf = async (product: Product) => ({
  tables: await readTables(product),
  schema: (await product.db.$client.execute("select * from sqlite_schema")).rows,
  images: await imagesOf(product),
});

/** Each published request is counted and has its row in the outbox, except the one of the canaries. */
const COUNTS_AGREE = `select
  (select count(*) from service_requests) = 1 + (select count(*) from outbox where kind = 'n8n.request'),
  (select count(*) from service_requests) =
    (select metric_value from platform_stats where metric_name = 'total_service_requests')`;

test("a backup made during writes brings a lost portal back, row by row and byte by byte", async () => {
  const original = await newProduct();
  const { owner, photos } = await makeCanaries(original);
  await makeListings(original, owner, LISTINGS, { title: "Betoneira da copia" });
  const images = await imagesOf(original);
  const folder = await newFolder();
  const ledger = new Ledger(original, WRITERS);
  ledger.start();
  const manifest = await backUp(await placeOf(original), folder);
  await ledger.stop();
  expect(ledger.acknowledged.size).toBeGreaterThan(0);
  expect(manifest.images.rows).toBe(images.size);
  await original.stop();

  const dataDir = await newFolder();
  await withDataDir(dataDir, async (target) => {
    await restore(target, folder, { replace: false });
    expect(dataOf(await backUp(target, await newFolder()))).toEqual(dataOf(manifest));
  });

  const restored = await newProduct({ dataDir, seed: "none", template: undefined });
  const agreed = await restored.db.$client.execute(COUNTS_AGREE);
  expect(Array.from<unknown>(agreed.rows[0] ?? [])).toEqual([1, 1]);
  expect(await storedKeys(restored)).toEqual([...images.keys()]);
  for (const [key, bytes] of images) expect(await storedBytes(restored, key)).toEqual(bytes);
  const me = await restored.query("auth.me", undefined, owner);
  expect(me.data).toMatchObject({ id: owner.id, isPremium: true });
  const found = await restored.query("listings.search", { ...ALL_LISTINGS, text: "betoneira", sort: "price_asc" });
  expect(found.text).toContain("Betoneira da copia");
  expect((await restored.fetch("/marketplace")).status).toBe(200);
  expect((await restored.fetch(photos.avatar)).status).toBe(200);
  // New rows continue the old numbers, and triggers and indexes are back.
  const listing = await makeListing(restored, owner, { title: "Depois da volta" });
  const sent = await upload(restored, `/upload/listings/${listing}`, await makePhoto("jpeg", 300, 200), owner);
  expect(sent.status).toBe(200);
}, 180_000);

test("a used target is refused unless it is to be replaced, and damaged backups are refused before that", async () => {
  const { photos } = await makeCanaries(product);
  const source = await placeOf(product);
  const [good, image, table] = [await newFolder(), await newFolder(), await newFolder()];
  const manifest = await backUp(source, good);
  for (const folder of [image, table]) await cp(good, folder, { recursive: true });
  await appendFile(imagePath(image, photos.avatar.replace("/img/", "")), "x");
  await rm(tablePath(table, "profiles"));

  const later = await makeCanaries(product);
  const before = await contentOf(product);
  await expect(restore(source, good, { replace: false })).rejects.toThrow("O destino não está vazio");
  await expect(restore(source, image, { replace: true })).rejects.toThrow("está estragada");
  await expect(restore(source, table, { replace: true })).rejects.toThrow("A tabela profiles da cópia está estragada");
  await expect(restore(source, await newFolder(), { replace: true })).rejects.toThrow("Não há uma cópia completa");
  await expect(backUp(source, good)).rejects.toThrow("não está vazia");
  expect(await contentOf(product)).toEqual(before);

  await restore(source, good, { replace: true, parts: ["database"] });
  expect(await storedBytes(product, later.photos.avatar)).not.toBeNull();
  expect(dataOf(await backUp(source, await newFolder())).tables).toEqual(manifest.tables);
  await restore(source, good, { replace: true });
  expect(dataOf(await backUp(source, await newFolder()))).toEqual(dataOf(manifest));
  expect(await storedBytes(product, later.photos.avatar)).toBeNull();
}, 180_000);

const ofBackup = eq(platformStats.metricName, BACKED_UP_AT);

test("a night's backup is encrypted in a second bucket, told when damaged, and brings everything back", async () => {
  const { owner } = await makeCanaries(product);
  const source = await placeOf(product);
  const identity = await generateIdentity();
  const night = { recipient: await identityToRecipient(identity), isCopy: false };
  const now = Date.now();
  const day = (ago: number) => new Date(now - ago * DAY_MS).toISOString().slice(0, 10);
  await withBucket(await newFolder(), async (nights) => {
    await backUpNight(source, nights, { ...night, now: now - DAY_MS });
    const manifest = await backUpNight(source, nights, { ...night, now });
    expect(await listNights(nights)).toEqual([day(1), day(0)]);
    const part = await nights.get(`${day(0)}/part-0000.age`);
    const stored = part ? Buffer.from(await part.arrayBuffer()) : Buffer.alloc(0);
    expect(stored.toString("latin1")).toMatch(/^age-encryption.org/);
    expect(stored.includes(owner.id)).toBe(false);

    const folder = await newFolder();
    await expect(fetchNight(nights, day(0), folder, await generateIdentity())).rejects.toThrow("Esta chave não abre");
    await fetchNight(nights, day(0), folder, identity);
    await withDataDir(await newFolder(), async (target) => {
      await restore(target, folder, { replace: false });
      expect(dataOf(await backUp(target, await newFolder()))).toEqual(dataOf(manifest));
    });

    stored[stored.length - 1] = (stored.at(-1) ?? 0) ^ 1;
    await nights.put(`${day(0)}/part-0000.age`, new Uint8Array(stored));
    await expect(fetchNight(nights, day(0), await newFolder(), identity)).rejects.toThrow("está estragada");
    await nights.delete(`${day(1)}/complete.json`);
    await expect(fetchNight(nights, day(1), await newFolder(), identity)).rejects.toThrow("Não há uma cópia completa");
  });

  await product.db
    .update(platformStats)
    .set({ metricValue: now - 26 * HOUR_MS })
    .where(ofBackup);
  expect((await (await product.fetch("/health")).json()) as object).toMatchObject({ backupAgeHours: 26 });
}, 180_000);
