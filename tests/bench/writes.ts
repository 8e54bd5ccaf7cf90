import { setTimeout as sleep } from "node:timers/promises";
import { startCountingProxy } from "../support/counting-proxy.ts";
import { atMost, type Figure } from "../support/measure/figures.ts";
import { callsOf } from "../support/measure/market-calls.ts";
import { seedMarket } from "../support/measure/seed-market.ts";
import { toTable } from "../support/measure/table.ts";
import { cpuOf, findWorkerd } from "../support/measure/workerd.ts";
import { Product } from "../support/product.ts";

const SIZES = { listings: 100, providers: 2_000, requests: 2_000, people: 500 };
const CALLS = 50;
/** Round trips to the database that write, with what is delivered after the response. */
const MAX_WRITES = { create: 2, interest: 1 };

/** Waits until the worker has done what it does after responses. */
async function idle(workerd: number): Promise<void> {
  for (let last = Number.NaN, cpu = await cpuOf(workerd); cpu !== last; ) {
    await sleep(500);
    [last, cpu] = [cpu, await cpuOf(workerd)];
  }
}

/** What publishing a request and showing interest cost, one after the other, with all that follows. */
export async function measureWrites(): Promise<Figure[]> {
  const product = new Product();
  const proxy = await startCountingProxy(() => product.stack.databaseUrl);
  try {
    await product.start({ settings: { DATABASE_URL: proxy.url } });
    const workerd = await findWorkerd();
    const calls = callsOf(await seedMarket(product.stack, SIZES));
    const rows = [["for each call", "round trips", "of these writes", "statements", "ms of the worker's CPU"]];
    const figures: Figure[] = [];
    for (const name of ["create", "interest"] as const) {
      const send = async (n: number) => {
        const { path, cookie, body } = calls[name](n);
        const { status } = await product.mutate(path.replace("/trpc/", ""), body, { cookie });
        if (status !== 200) throw new Error(`${path}: ${status}`);
        // Apart from each other, so that nothing is gathered.
        await sleep(300);
      };
      await send(0);
      await idle(workerd);
      const [before, cpu] = [{ ...proxy.counts }, await cpuOf(workerd)];
      for (let n = 1; n <= CALLS; n++) await send(n);
      await idle(workerd);
      const each = (of: "roundTrips" | "writes" | "statements") => (proxy.counts[of] - before[of]) / CALLS;
      const cpuOfEach = ((await cpuOf(workerd)) - cpu) / CALLS;
      const shown = [each("roundTrips"), each("writes"), each("statements"), cpuOfEach];
      rows.push([name, ...shown.map((figure) => figure.toFixed(1))]);
      figures.push(atMost(`round trips that write for ${name}`, each("writes"), MAX_WRITES[name]));
    }
    console.log(toTable(rows));
    return figures;
  } finally {
    await product.stop();
    await proxy.stop();
  }
}
