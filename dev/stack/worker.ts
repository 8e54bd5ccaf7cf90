import { access, readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4WorkerOptions } from "miniflare";
import type { unstable_getMiniflareWorkerOptions } from "wrangler";
import type { Bucket } from "./bucket.ts";
import { PlainFailure } from "./plain-failure.ts";
import { localUrl, type Settings } from "./settings.ts";

export const DIST_DIR = new URL("../../dist", import.meta.url).pathname;

const MAIL_WORKER = new URL("../fakes/mailbox.js", import.meta.url);
const ENTRY = "index.js";
const KEPT_LOG_LINES = 10_000;
const EVERY_MINUTE = "* * * * *";

/** One line that the worker (or its runtime) logged; `level` is the console method's name. */
export type LogLine = { timestamp: number; level: string; message: string };

/** Where workerd keeps Durable Objects, R2 and caches: Vite's plugin uses the subfolder `v3`. */
export const workerDir = (dataDir: string): string => join(dataDir, "worker", "v3");

export interface WorkerHandle {
  readonly url: string;
  /** The log since the start, oldest first, up to the last 10,000 lines. */
  readonly logs: readonly LogLine[];
  /** For everything else (Durable Object storage, R2 contents, caches). */
  readonly miniflare: Miniflare;
  /** Where the worker keeps images. */
  bucket(): Promise<Bucket>;
  /** Runs the cron handler; throws if it failed. */
  scheduled(cron?: string, at?: Date): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the production build in workerd, with mail sent to the fakes' mailbox. If workerd is killed, Miniflare
 * restarts it on the same port.
 * @param options.persistTo folder for Durable Objects, R2 and caches; by default they are discarded with the worker
 * @param options.fakesUrl URL of the mailbox
 * @param options.distDir output of `vite build`
 * @param options.onLog called for every logged line
 * @param options.wrapper source of a module to start instead, which imports the build from `./index.js`
 * @param options.routes URLs that reach the worker without Miniflare's workers for static files, which take as long as
 *   a short answer and aren't part of the worker on Cloudflare
 * @param options.neighbours further workers in the same workerd, with their own `routes`
 */
export async function startWorker(options: {
  port: number;
  host?: string;
  persistTo?: string;
  settings: Settings;
  fakesUrl: string;
  distDir?: string;
  onLog?: (line: LogLine) => void;
  routes?: string[];
  neighbours?: V4WorkerOptions[];
  wrapper?: string;
}): Promise<WorkerHandle> {
  const logs: LogLine[] = [];
  const workers = await describeWorkers(options);
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      port: options.port,
      host: options.host ?? "127.0.0.1",
      cf: false,
      logRequests: false,
      log: new Log(LogLevel.NONE),
      handleStructuredLogs: (line) => {
        if (logs.push(line) > KEPT_LOG_LINES) logs.shift();
        options.onLog?.(line);
      },
      ...(options.persistTo ? { resourcePersistencePath: options.persistTo } : {}),
      workers,
    }),
  );
  try {
    await miniflare.ready;
  } catch (error) {
    await miniflare.dispose();
    throw error;
  }
  const scheduled = async (cron = EVERY_MINUTE, at = new Date()) => {
    const worker = await miniflare.getWorker("portal");
    const { outcome } = await worker.scheduled({ cron, scheduledTime: at });
    if (outcome !== "ok") throw new Error(`the scheduled handler ended with: ${outcome}`);
  };
  const bucket = () => miniflare.getR2Bucket("PHOTOS", "portal");
  return { url: localUrl(options.port), logs, miniflare, bucket, scheduled, stop: () => miniflare.dispose() };
}

/** Throws a plain failure if there is nothing to start. */
async function requireBuild(distDir = DIST_DIR): Promise<void> {
  for (const file of [ENTRY, "wrangler.json"]) {
    await access(join(distDir, "portal", file)).catch(() => {
      throw new PlainFailure("Falta a versão de produção em dist/: rode npm start, que a constrói.");
    });
  }
}

type MiniflareOptions = ReturnType<typeof unstable_getMiniflareWorkerOptions>;

const READ_OPTIONS = "READ_WORKER_OPTIONS";

/**
 * What Wrangler makes of a build's configuration. It is passed on to child processes, because loading Wrangler takes
 * 1.3 s of CPU, and a test run starts products in some fifteen processes.
 */
async function readOptions(path: string) {
  const key = `${path} ${await readFile(path, "utf8")}`;
  const read = JSON.parse(process.env[READ_OPTIONS] ?? "{}") as { key?: string; options?: string };
  if (read.key !== key || !read.options) {
    const { unstable_getMiniflareWorkerOptions } = await import("wrangler");
    read.options = JSON.stringify(unstable_getMiniflareWorkerOptions(path));
    process.env[READ_OPTIONS] = JSON.stringify({ key, options: read.options });
  }
  return JSON.parse(read.options) as Pick<MiniflareOptions, "workerOptions" | "externalWorkers">;
}

type Description = Omit<Parameters<typeof startWorker>[0], "port">;

async function describeWorkers(options: Description): Promise<V4WorkerOptions[]> {
  await requireBuild(options.distDir);
  const folder = join(options.distDir ?? DIST_DIR, "portal");
  const modules = await readModules(folder);
  const { workerOptions, externalWorkers } = await readOptions(join(folder, "wrangler.json"));
  // All bindings in wrangler.toml except mail.
  const { email: _replaced, ...portal } = workerOptions as Partial<V4WorkerOptions>;
  const mailSource = await readFile(MAIL_WORKER, "utf8");
  return [
    {
      ...portal,
      name: "portal",
      modules: options.wrapper ? [moduleOf(join(folder, WRAPPER), options.wrapper), ...modules] : modules,
      ...(options.routes ? { routes: options.routes } : {}),
      modulesRoot: folder,
      bindings: { ...portal.bindings, ...options.settings },
      serviceBindings: { ...portal.serviceBindings, EMAIL: { name: "fakes-mail", entrypoint: "Mailbox" } },
    },
    ...externalWorkers,
    {
      name: "fakes-mail",
      modules: [{ type: "ESModule", path: "mailbox.js", contents: mailSource }],
      compatibilityDate: portal.compatibilityDate ?? "2026-10-01",
      bindings: { FAKES_URL: options.fakesUrl },
    },
    ...(options.neighbours ?? []),
  ];
}

const WRAPPER = "wrapper.js";
const moduleOf = (path: string, contents: string) => ({ type: "ESModule" as const, path, contents });

const MODULE_TYPES: Record<string, "ESModule" | "CompiledWasm"> = {
  ".js": "ESModule",
  ".mjs": "ESModule",
  ".wasm": "CompiledWasm",
};

/** The modules of the build for workerd, entry first. */
async function readModules(folder: string) {
  const files = await readdir(folder, { recursive: true });
  const names = [ENTRY, ...files.filter((file) => file !== ENTRY).sort()];
  const modules = await Promise.all(
    names.map(async (name) => {
      const type = MODULE_TYPES[extname(name)];
      if (!type) return [];
      const path = join(folder, name);
      const contents = type === "ESModule" ? await readFile(path, "utf8") : await readFile(path);
      return [{ type, path, contents }];
    }),
  );
  return modules.flat();
}
