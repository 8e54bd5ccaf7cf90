import { setTimeout as sleep } from "node:timers/promises";
import { startCountingProxy } from "../support/counting-proxy.ts";
import { type FanOut, measureFanOut, type OpenApp, openApps } from "../support/measure/fan-out.ts";
import { atMost, type Figure } from "../support/measure/figures.ts";
import { toTable } from "../support/measure/table.ts";
import { cpuOf, findWorkerd, memoryOf } from "../support/measure/workerd.ts";
import { Product } from "../support/product.ts";

const FEW_APPS = 10;
const PER_MINUTE = 20;
/** Of ten changes each. */
const REQUESTS = 2;

const MAX = {
  /** Relative to the smallest number of apps. */
  statements: 1.05,
  slowestMs: 2_000,
  bytes: 2_000,
  /** What 20 changes add to the process. */
  addedMb: 64,
  /** Of one core, at this number of changes. */
  cpuPercent: 10,
};

interface Measured extends FanOut {
  addedMb: number;
  cpuPercent: number;
}

/** Waits until the next change is due. */
function createPace(): () => Promise<void> {
  let next = performance.now();
  return async () => {
    await sleep(Math.max(0, next - performance.now()));
    next = Math.max(next, performance.now() - 1) + 60_000 / PER_MINUTE;
  };
}

async function measure(sizes: readonly number[]): Promise<Measured[]> {
  const product = new Product();
  const proxy = await startCountingProxy(() => product.stack.databaseUrl);
  const measured: Measured[] = [];
  const apps: OpenApp[] = [];
  try {
    await product.start({ settings: { DATABASE_URL: proxy.url } });
    const workerd = await findWorkerd();
    // The first changes start the worker's code.
    await measureFanOut(product, proxy, await openApps(product, 1), { requests: 1, pace: async () => undefined });
    for (const size of sizes) {
      apps.push(...(await openApps(product, size - apps.length)));
      const [cpu, since, openKb] = [await cpuOf(workerd), performance.now(), await memoryOf(workerd)];
      const figures = await measureFanOut(product, proxy, apps, { requests: REQUESTS, pace: createPace() });
      const cpuPercent = (100 * ((await cpuOf(workerd)) - cpu)) / (performance.now() - since);
      measured.push({ ...figures, cpuPercent, addedMb: ((await memoryOf(workerd)) - openKb) / 1_000 });
    }
  } finally {
    for (const { listener } of apps) listener.close();
    await product.stop();
    await proxy.stop();
  }
  return measured;
}

/** Changes requests while few and then `many` apps are open that show lists of requests. */
export async function measureOpenApps(many: number): Promise<Figure[]> {
  const [few, all] = await measure([FEW_APPS, many]);
  if (!few || !all) throw new Error("nothing was measured");
  const perChange = ({ statements, changes }: FanOut) => statements / changes;
  const shown: [string, (one: Measured) => string][] = [
    ["statements per change", (one) => perChange(one).toFixed(1)],
    ["bytes per change and app", (one) => String(one.bytesPerChange)],
  ];
  console.log(`${PER_MINUTE} changes a minute; memory and CPU of the whole worker, of which the room is a part`);
  console.log(
    toTable([["open apps", String(FEW_APPS), String(many)], ...shown.map(([name, of]) => [name, of(few), of(all)])]),
  );
  const name = (what: string) => `${what}, ${many} apps`;
  const growth = perChange(all) / perChange(few);
  return [
    atMost(`statements per change, ${many} ÷ ${FEW_APPS} apps`, growth, MAX.statements),
    atMost(name("wrong lists or counts"), all.wrongApps, 0),
    atMost(name("slowest change, ms"), Math.round(all.slowestMs), MAX.slowestMs),
    atMost(name("bytes of the largest event"), all.maxBytes, MAX.bytes),
    atMost(name("events with contacts"), all.canaries, 0),
    atMost(name("memory added by changes, MB"), all.addedMb, MAX.addedMb),
    atMost(name("CPU, % of one core"), all.cpuPercent, MAX.cpuPercent),
  ];
}
