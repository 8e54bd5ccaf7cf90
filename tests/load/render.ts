import { eq } from "drizzle-orm";
import { directoryEntries, marketplaceListings, profiles } from "../../db/schema/index.ts";
import { listingPath } from "../../src/features/listings/addresses.ts";
import { cardPath, profilePath } from "../../src/features/networking/addresses.ts";
import type { ScreenState } from "../../src/shared/screen.ts";
import { cpuOf, findWorkerd } from "../support/workerd.ts";

/*
 * `node tests/load/render.ts [requests]` measures the CPU time of each page that the worker renders, and that of the
 * calls for the same data: what lies between is the rendering. It needs the build.
 */

const { startStack } = await import("../../dev/stack/stack.ts");

const ROUNDS = 5;
const REQUESTS = Number(process.argv[2] ?? 100);
const MAX_PAGE_MS = 10;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The URL that asks for all data of a page in one batch. */
function batchFor({ answers }: ScreenState): string {
  const calls = answers.map(({ key }) => key as [path: string[], options?: { input?: unknown }]);
  const inputs = JSON.stringify({ ...calls.map(([, options]) => options?.input) });
  return `/trpc/${calls.map(([path]) => path.join(".")).join()}?batch=1&input=${encodeURIComponent(inputs)}`;
}

async function measurePages(): Promise<string[][]> {
  const settings = { EDGE_CACHE_SECONDS: "0" };
  const stack = await startStack({ seed: "demo", settings });
  try {
    const workerd = await findWorkerd();
    const get = async (path: string) => {
      const response = await fetch(stack.url + path);
      const text = await response.text();
      if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`);
      return text;
    };
    const cpuPerRequest = async (path: string) => {
      const before = await cpuOf(workerd);
      for (let n = 0; n < REQUESTS; n++) await get(path);
      return ((await cpuOf(workerd)) - before) / REQUESTS;
    };
    const [listing] = await stack.db.select().from(marketplaceListings).where(eq(marketplaceListings.status, "active"));
    const [person] = await stack.db
      .select()
      .from(profiles)
      .innerJoin(directoryEntries, eq(directoryEntries.userId, profiles.id));
    if (!listing || !person) throw new Error("the demo has no listings or providers");
    const { id, nameSlug } = person.profiles;
    const pages = ["/marketplace", listingPath(listing), "/portal-conexoes", profilePath(id), cardPath(nameSlug)];
    const rows: string[][] = [];
    for (const path of pages) {
      const state = /id="tela">(.*?)<\/script>/.exec(await get(path))?.[1] ?? "";
      const calls = batchFor(JSON.parse(state) as ScreenState);
      const rounds: { page: number; data: number }[] = [];
      for (let round = 0; round <= ROUNDS; round++)
        rounds.push({ page: await cpuPerRequest(path), data: await cpuPerRequest(calls) });
      // The first round warms up.
      const warm = rounds.slice(1);
      const [page, data] = [median(warm.map((one) => one.page)), median(warm.map((one) => one.data))];
      const rendering = median(warm.map((one) => one.page - one.data));
      rows.push([
        page <= MAX_PAGE_MS ? "ok" : "MISSED",
        path.slice(0, 40),
        ...[page, data, rendering].map((ms) => ms.toFixed(1)),
      ]);
    }
    return rows;
  } finally {
    await stack.stop();
  }
}

const rows = await measurePages();
console.log("CPU time per request in ms, with HTTP and the files' worker: page, data, rendering");
for (const row of rows) console.log(row.map((cell, n) => cell.padEnd([8, 42, 7, 7][n] ?? 0)).join(""));
if (rows.some(([verdict]) => verdict !== "ok")) process.exitCode = 1;
