import { eq } from "drizzle-orm";
import { directoryEntries, marketplaceListings, profiles } from "../../db/schema/index.ts";
import { startStack } from "../../dev/stack/stack.ts";
import { listingPath } from "../../src/features/listings/addresses.ts";
import { cardPath, profilePath } from "../../src/features/networking/addresses.ts";
import type { ScreenState } from "../../src/shared/screen.ts";
import { atMost, type Figure, median } from "../support/measure/figures.ts";
import { toTable } from "../support/measure/table.ts";
import { cpuOf, findWorkerd } from "../support/measure/workerd.ts";

const ROUNDS = 5;
const REQUESTS = 100;
const MAX_PAGE_MS = 10;

/** The URL that asks for all data of a page in one batch. */
function batchFor({ answers }: ScreenState): string {
  const calls = answers.map(({ key }) => key as [path: string[], options?: { input?: unknown }]);
  const inputs = JSON.stringify({ ...calls.map(([, options]) => options?.input) });
  return `/trpc/${calls.map(([path]) => path.join(".")).join()}?batch=1&input=${encodeURIComponent(inputs)}`;
}

/** The CPU time of each page that the worker renders, and of the calls for the same data: between them is the rendering. */
export async function measurePages(): Promise<Figure[]> {
  const stack = await startStack({ seed: "demo", settings: { EDGE_CACHE_SECONDS: "0" } });
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
    const figures: Figure[] = [];
    const rows = [["ms of CPU for a request, with HTTP", "page", "data", "rendering"]];
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
      rows.push([path, ...[page, data, rendering].map((ms) => ms.toFixed(1))]);
      figures.push(atMost(`ms of CPU for ${path}`, page, MAX_PAGE_MS));
    }
    console.log(toTable(rows));
    return figures;
  } finally {
    await stack.stop();
  }
}
