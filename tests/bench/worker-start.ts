import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { DIST_DIR } from "../../dev/stack/worker.ts";
import { gzipped, sum } from "../budget/build.ts";
import { LIMITS } from "../budget/limits.ts";
import type { Target } from "./targets.ts";

const ROUNDS = 5;
/** Cloudflare's machines are faster, and don't profile. */
const MAX_START_MS = 50;
const run = promisify(execFile);

interface Profile {
  nodes: { id: number; callFrame: { functionName: string } }[];
  samples: number[];
  timeDeltas: number[];
}

/**
 * Milliseconds until the worker's modules have run, from wrangler's profile, in which waiting is "(idle)": the fastest
 * start, because whatever else the machine does only adds to it.
 */
async function measureStart(folder: string): Promise<number> {
  const [bundle, profile] = [join(folder, "worker.bundle"), join(folder, "start.cpuprofile")];
  const wrangler = (...args: string[]) => run("npx", ["wrangler", ...args]);
  // A copy, because wrangler leaves files next to its configuration.
  await cp(DIST_DIR, join(folder, "dist"), { recursive: true });
  await wrangler("deploy", "--dry-run", "--config", join(folder, "dist/portal/wrangler.json"), "--outfile", bundle);
  const starts: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await wrangler("check", "startup", "--worker", bundle, "--outfile", profile, "--cwd", folder);
    const { nodes, samples, timeDeltas } = JSON.parse(await readFile(profile, "utf8")) as Profile;
    const waiting = new Set(nodes.filter(({ callFrame }) => callFrame.functionName === "(idle)").map(({ id }) => id));
    starts.push(timeDeltas.reduce((sum, delta, n) => sum + (waiting.has(samples[n] ?? 0) ? 0 : delta / 1000), 0));
  }
  return Math.min(...starts);
}

/** S9: kB gzip of all modules, and milliseconds until they have run. */
export async function measureWorker(): Promise<Target[]> {
  const folder = await mkdtemp(join(tmpdir(), "portal-start-"));
  const modules = readdirSync(join(DIST_DIR, "portal"), { recursive: true })
    .map(String)
    .filter((file) => /\.(?:m?js|wasm)$/.test(file))
    .map((file) => readFileSync(join(DIST_DIR, "portal", file)));
  try {
    return [
      { id: "S9", name: "worker, kB gzip", figure: sum(modules.map(gzipped)), max: LIMITS.worker },
      { id: "S9", name: "start of the worker, ms", figure: await measureStart(folder), max: MAX_START_MS },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
