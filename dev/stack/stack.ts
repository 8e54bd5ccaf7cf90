import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { V4WorkerOptions } from "miniflare";
import { type Database, openDatabase } from "../../db/client.ts";
import { migrateDatabase } from "../../db/migrate.ts";
import { createPooledFetch } from "../../db/pooled-fetch.ts";
import { StreamPool } from "../../db/stream-pool.ts";
import { storeDemoPictures } from "../demo/pictures/store.ts";
import { seedDemo } from "../demo/seed.ts";
import { seedReference } from "../seed.ts";
import { startFakes } from "./fakes.ts";
import { freePort, isPortTaken } from "./ports.ts";
import { Parts } from "./program.ts";
import { fakesSettings, localUrl, type Settings } from "./settings.ts";
import { type SqldHandle, startSqld } from "./sqld.ts";
import { startWorker, type WorkerHandle, workerDir } from "./worker.ts";

export type Seed = "none" | "reference" | "demo";

export interface StackOptions {
  /** By default a temporary folder that `stop` removes. */
  dataDir?: string;
  /** Output of `vite build`; `dist/` of the project by default. */
  distDir?: string;
  /** "reference" by default; "demo" includes it. */
  seed?: Seed;
  /** Data folder of a stopped stack with this seed; copying it saves migrating and seeding. */
  template?: string | undefined;
  /** Replaces single settings of the worker and the fakes. */
  settings?: Partial<Settings>;
  /** Source of a module that imports the worker from `./index.js` and is started in its place. */
  wrapper?: string;
  /** As for {@link startWorker}. */
  routes?: string[];
  /** Further workers in the same workerd, given the database's URL. */
  neighbours?: (databaseUrl: string) => V4WorkerOptions[];
}

export interface Stack {
  readonly url: string;
  readonly fakesUrl: string;
  readonly databaseUrl: string;
  readonly db: Database;
  readonly settings: Settings;
  readonly dataDir: string;
  readonly sqld: SqldHandle;
  readonly worker: WorkerHandle;
  stop(): Promise<void>;
}

/** Another process may take a port just after it was found free. */
const MAX_STARTS = 3;

/** Starts the whole product for a test: sqld, fakes and worker, with a migrated and seeded database. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  for (let start = 1; ; start++) {
    const parts = new Parts();
    try {
      return await assemble(options, parts);
    } catch (error) {
      await parts.stop();
      if (start === MAX_STARTS || !isPortTaken(error)) throw error;
    }
  }
}

async function assemble(options: StackOptions, parts: Parts): Promise<Stack> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "portal-")));
  if (!options.dataDir) parts.add(() => rm(dataDir, { recursive: true, force: true }));
  if (options.template) await cp(options.template, dataDir, { recursive: true });
  const workerPort = await freePort();
  const fakesPort = await freePort();
  const sqldPort = await freePort();

  const sqld = await startSqld({ dataDir, port: sqldPort });
  parts.add(() => sqld.stop());
  const db = openPooled(sqld.url);
  const pictures = options.template ? undefined : await prepareDatabase(sqld.url, options.seed ?? "reference");

  const [url, fakesUrl] = [localUrl(workerPort), localUrl(fakesPort)];
  const settings = { ...fakesSettings({ appUrl: url, fakesUrl, databaseUrl: sqld.url }), ...options.settings };
  const fakes = await startFakes({ port: fakesPort, dataDir, settings });
  parts.add(() => fakes.stop());
  const worker = await startWorker({
    port: workerPort,
    settings,
    fakesUrl,
    persistTo: workerDir(dataDir),
    ...(options.distDir ? { distDir: options.distDir } : {}),
    ...(options.wrapper ? { wrapper: options.wrapper } : {}),
    ...(options.routes ? { routes: options.routes } : {}),
    ...(options.neighbours ? { neighbours: options.neighbours(sqld.url) } : {}),
  });
  parts.add(() => worker.stop());
  if (pictures) await storeDemoPictures(db, await worker.bucket(), pictures);
  return { url, fakesUrl, databaseUrl: sqld.url, db, settings, dataDir, sqld, worker, stop: () => parts.stop() };
}

/** @returns the pictures that belong to the seed, to be stored once the worker runs */
async function prepareDatabase(url: string, seed: Seed) {
  const db = openDatabase({ url });
  await migrateDatabase(db);
  if (seed !== "none") await seedReference(db);
  return seed === "demo" ? seedDemo(db, Date.now()) : undefined;
}

/**
 * Opens the database with pooled streams, so that SQLite doesn't parse the whole schema for each statement of a test, and
 * with writes one at a time, so that they don't wait for its lock.
 */
function openPooled(url: string): Database {
  let writes: Promise<unknown> = Promise.resolve();
  const fetch = createPooledFetch({
    // Node asks for compressed answers, and sqld then spends more time on packing them than on the statements.
    headers: { "accept-encoding": "identity" },
    // With its turn among hundreds of writes, which a test may begin at once.
    timeoutMs: 60_000,
    pool: new StreamPool(),
    withStream: (onPooled) => onPooled(),
    inWriteOrder: (write) => {
      const mine = writes.then(write);
      writes = mine.catch(() => undefined);
      return mine;
    },
    waitUntil: () => undefined,
  });
  return openDatabase({ url, fetch });
}
