import { setTimeout as sleep } from "node:timers/promises";
import { startCountingProxy } from "../support/counting-proxy.ts";
import { type FanOut, measureFanOut, type OpenApp, openApps } from "../support/fan-out.ts";
import { Product } from "../support/product.ts";
import { toTable } from "../support/table.ts";
import { cpuOf, findWorkerd, memoryOf } from "../support/workerd.ts";

/*
 * `node tests/load/fanout.ts [changes per minute]` changes requests, 20 times a minute by default, while 10, 200 and 2,000 apps are
 * open that show lists of requests. It needs the build.
 */

const SIZES = [10, 200, 2_000];
const PER_MINUTE = Number(process.argv[2] ?? 20);
/** Of ten changes each. */
const REQUESTS = 2;

const TARGET = {
  /** Relative to the smallest number of apps. */
  statements: 1.05,
  slowestMs: 2_000,
  maxBytes: 2_000,
  /** What 20 changes add to the process. */
  addedMb: 64,
  /** Of one core, at this number of changes. */
  cpuPercent: 10,
};

interface Measured extends FanOut {
  addedMb: number;
  /** Of the local runtime, which passes each connection through three workers and keeps them all in one process. */
  kbPerApp: number;
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

async function measure(): Promise<Measured[]> {
  const product = new Product();
  const proxy = await startCountingProxy(() => product.stack.databaseUrl);
  const measured: Measured[] = [];
  const apps: OpenApp[] = [];
  try {
    await product.start({ settings: { DATABASE_URL: proxy.url } });
    const workerd = await findWorkerd();
    // The first changes start the worker's code.
    await measureFanOut(product, proxy, await openApps(product, 1), { requests: 1, pace: async () => undefined });
    const idleKb = await memoryOf(workerd);
    for (const size of SIZES) {
      apps.push(...(await openApps(product, size - apps.length)));
      const kbPerApp = ((await memoryOf(workerd)) - idleKb) / size;
      const [cpu, since, openKb] = [await cpuOf(workerd), performance.now(), await memoryOf(workerd)];
      const figures = await measureFanOut(product, proxy, apps, { requests: REQUESTS, pace: createPace() });
      const cpuPercent = (100 * ((await cpuOf(workerd)) - cpu)) / (performance.now() - since);
      measured.push({ ...figures, cpuPercent, kbPerApp, addedMb: ((await memoryOf(workerd)) - openKb) / 1_000 });
    }
  } finally {
    for (const { listener } of apps) listener.close();
    await product.stop();
    await proxy.stop();
  }
  return measured;
}

const measured = await measure();
const [smallest] = measured;
const perChange = ({ statements, changes }: FanOut) => statements / changes;
const most = perChange(smallest ?? ({ statements: 0, changes: 1 } as FanOut)) * TARGET.statements;
const rows: [name: string, target: string, value: (one: Measured) => string, isMet: (one: Measured) => boolean][] = [
  [
    "statements per change",
    `≤ ${most.toFixed(1)}`,
    (one) => perChange(one).toFixed(1),
    (one) => perChange(one) <= most,
  ],
  ["wrong lists or counts", "0", (one) => String(one.wrongApps), (one) => one.wrongApps === 0],
  [
    "slowest change, ms",
    `≤ ${TARGET.slowestMs}`,
    (one) => one.slowestMs.toFixed(0),
    (one) => one.slowestMs <= TARGET.slowestMs,
  ],
  [
    "bytes of the largest event",
    `≤ ${TARGET.maxBytes}`,
    (one) => String(one.maxBytes),
    (one) => one.maxBytes <= TARGET.maxBytes,
  ],
  ["runtime's memory per app, kB", "", (one) => one.kbPerApp.toFixed(0), () => true],
  ["bytes per change and app", "", (one) => String(one.bytesPerChange), () => true],
  ["contacts in events", "0", (one) => String(one.canaries), (one) => one.canaries === 0],
  [
    "memory added by changes, MB",
    `≤ ${TARGET.addedMb}`,
    (one) => one.addedMb.toFixed(1),
    (one) => one.addedMb <= TARGET.addedMb,
  ],
  [
    "CPU, % of one core",
    `≤ ${TARGET.cpuPercent}`,
    (one) => one.cpuPercent.toFixed(1),
    (one) => one.cpuPercent <= TARGET.cpuPercent,
  ],
];
const isMet = (check: (one: Measured) => boolean) => measured.every(check);
console.log(`${PER_MINUTE} changes a minute; memory and CPU of the whole worker, of which the room is a part`);
console.log(
  toTable([
    ["", "open apps", "target", ...SIZES.map(String)],
    ...rows.map(([name, target, value, check]) => [
      isMet(check) ? "ok" : "MISSED",
      name,
      target,
      ...measured.map(value),
    ]),
  ]),
);
if (!rows.every(([, , , check]) => isMet(check))) process.exitCode = 1;
