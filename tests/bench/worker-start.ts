import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { DIST_DIR } from "../../dev/stack/worker.ts";
import { gzipped, sum } from "../budget/build.ts";
import { LIMITS } from "../budget/limits.ts";
import { atMost, type Figure } from "../support/measure/figures.ts";

const ROUNDS = 5;
/** Cloudflare's machines are faster, and don't profile. */
const MAX_START_MS = 80;
const run = promisify(execFile);

interface Profile {
  nodes: { id: number; callFrame: { functionName: string } }[];
  samples: number[];
  timeDeltas: number[];
}

const wrangler = (...args: string[]) => run("npx", ["wrangler", ...args]);

/** Writes what would be deployed into a file. */
async function bundle(config: string, outfile: string): Promise<string> {
  await wrangler("deploy", "--dry-run", "--config", config, "--outfile", outfile);
  return outfile;
}

/** A worker that does nothing: what the profiler and the runtime need alone. */
async function bundleFloor(folder: string): Promise<string> {
  const config = join(folder, "floor.json");
  await writeFile(join(folder, "floor.js"), "export default { fetch: () => new Response() };");
  await writeFile(
    config,
    JSON.stringify({ name: "floor", main: "floor.js", no_bundle: true, compatibility_date: "2026-10-01" }),
  );
  return bundle(config, join(folder, "floor.bundle"));
}

/** Milliseconds until a worker's modules have run once, from wrangler's profile, in which waiting is "(idle)". */
async function profileStart(worker: string, folder: string): Promise<number> {
  const profile = join(folder, "start.cpuprofile");
  await wrangler("check", "startup", "--worker", worker, "--outfile", profile, "--cwd", folder);
  const { nodes, samples, timeDeltas } = JSON.parse(await readFile(profile, "utf8")) as Profile;
  const waiting = new Set(nodes.filter(({ callFrame }) => callFrame.functionName === "(idle)").map(({ id }) => id));
  return timeDeltas.reduce((sum, delta, n) => sum + (waiting.has(samples[n] ?? 0) ? 0 : delta / 1000), 0);
}

/** The fastest starts of the worker and of the floor in turns, because whatever else the machine does only adds to them. */
async function measureStart(folder: string): Promise<number> {
  // A copy, because wrangler leaves files next to its configuration.
  await cp(DIST_DIR, join(folder, "dist"), { recursive: true });
  const worker = await bundle(join(folder, "dist/portal/wrangler.json"), join(folder, "worker.bundle"));
  const floor = await bundleFloor(folder);
  const [starts, floors]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    starts.push(await profileStart(worker, folder));
    floors.push(await profileStart(floor, folder));
  }
  console.log(`an empty worker starts in ${Math.min(...floors).toFixed(1)} ms`);
  return Math.min(...starts);
}

/** kB gzip of all modules, and milliseconds until they have run. */
export async function measureWorker(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "portal-start-"));
  const modules = readdirSync(join(DIST_DIR, "portal"), { recursive: true })
    .map(String)
    .filter((file) => /\.(?:m?js|wasm)$/.test(file))
    .map((file) => readFileSync(join(DIST_DIR, "portal", file)));
  try {
    return [
      atMost("worker, kB gzip", sum(modules.map(gzipped)), LIMITS.worker),
      atMost("start of the worker, ms", await measureStart(folder), MAX_START_MS),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
