import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { type Stack, startStack } from "../../dev/stack/stack.ts";
import { type Call, send } from "../bench/closed-loop.ts";
import { seed } from "../bench/seed.ts";
import { type CountingProxy, startCountingProxy } from "../support/counting-proxy.ts";
import { toTable } from "../support/table.ts";
import { cpuOf, findWorkerd } from "../support/workerd.ts";
import { BUSIEST_HOUR, type CallName, SIZES, type Visitor } from "./capacity/assumptions.ts";
import { limitsOf } from "./capacity/limits.ts";
import {
  accountsAt,
  billOf,
  COST_NAMES,
  type Cost,
  callsOf,
  costOf,
  type Demand,
  demandOf,
  type Measured,
  visitsOf,
} from "./capacity/model.ts";
import { drawVisit, makeCalls, randomFrom } from "./capacity/visits.ts";

/*
 * `npm run load:capacity` measures what each call takes, says what the portal needs and costs at three sizes, and checks
 * the model: it plays the busiest hour of `--accounts` as fast as the machine can, and compares what that took with what
 * the model predicts. It needs the build.
 */

const { values } = parseArgs({
  options: {
    accounts: { type: "string", default: "60000" },
    listings: { type: "string", default: "20000" },
    providers: { type: "string", default: "50000" },
    requests: { type: "string", default: "20000" },
  },
});
/** Calls of each kind that are measured, after some that warm up. */
const SAMPLES = 60;
const WARM_UP = 10;
const AT_ONCE = 4;
/** Prediction and measurement may differ by this factor. */
const TOLERANCE = 1.25;
const BUSY = 503;
const TRIES = 5;
/** What deliveries after the response may take. */
const SETTLE_MS = 2_000;

const nothing = (): Cost => ({ statements: 0, rowsRead: 0, rowsWritten: 0, writes: 0, cpuMs: 0 });

class Meter {
  readonly #proxy: CountingProxy;
  readonly #workerd: number;

  constructor(proxy: CountingProxy, workerd: number) {
    this.#proxy = proxy;
    this.#workerd = workerd;
  }

  async #now(): Promise<Cost> {
    const { statements, rowsRead, rowsWritten, writes } = this.#proxy.counts;
    return { statements, rowsRead, rowsWritten, writes, cpuMs: await cpuOf(this.#workerd) };
  }

  /** What `work` takes, with what follows after its responses, divided by `count`. */
  async costOf(count: number, work: () => Promise<void>): Promise<Cost> {
    const before = await this.#now();
    await work();
    await sleep(SETTLE_MS);
    const after = await this.#now();
    const cost = nothing();
    for (const name of COST_NAMES) cost[name] = (after[name] - before[name]) / count;
    return cost;
  }
}

/** Makes a call, and makes it again as the app does while the server is busy. */
async function succeed(agent: Agent, origin: string, call: Call): Promise<void> {
  for (let tries = 1; ; tries++) {
    const status = await send(agent, origin, call);
    if (status === 200) return;
    if (status !== BUSY || tries === TRIES) throw new Error(`${call.path}: ${status}`);
    await sleep(tries * 500);
  }
}

/** Makes calls, `AT_ONCE` at a time; all of them must succeed. */
async function play(stack: Stack, calls: readonly Call[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let next = 0;
  const connection = async () => {
    for (let call = calls[next++]; call; call = calls[next++]) {
      await succeed(agent, stack.url, call);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, connection));
  } finally {
    agent.destroy();
  }
}

type CallAt = (n: number) => Call | null;

/** What each call takes. `numbers` continues for each name, so that no call is made twice. */
async function measureCalls(
  stack: Stack,
  meter: Meter,
  callAt: Record<CallName, CallAt>,
  numberOf: (name: CallName) => number,
) {
  const entries: [CallName, Cost][] = [];
  for (const name of callsOf(visitsOf(1)).keys()) {
    const some = (count: number) => Array.from({ length: count }, () => callAt[name](numberOf(name)) ?? []).flat();
    await play(stack, some(WARM_UP));
    await sleep(SETTLE_MS);
    entries.push([name, await meter.costOf(SAMPLES, () => play(stack, some(SAMPLES)))]);
    console.log(`measured: ${name}`);
  }
  return Object.fromEntries(entries) as Record<CallName, Cost>;
}

/** Bytes per row in the database, with indexes and the text index. */
async function measureBytes({ db }: Stack): Promise<Measured["bytes"]> {
  const rows = (await db.all(sql`
    select m.tbl_name as name, sum(s.pgsize) as bytes from dbstat s join sqlite_master m on m.name = s.name group by m.tbl_name`)) as {
    name: string;
    bytes: number;
  }[];
  const bytesOf = (isOf: (name: string) => boolean) =>
    rows.reduce((sum, { name, bytes }) => sum + (isOf(name) ? bytes : 0), 0);
  const listings = bytesOf((name) => name.startsWith("marketplace_listing") || name.includes("listings"));
  const requests = bytesOf((name) => name.startsWith("service_request"));
  const all = bytesOf(() => true);
  return {
    listing: listings / Number(values.listings),
    request: requests / Number(values.requests),
    account: (all - listings - requests) / Number(values.providers),
  };
}

/** Plays the busiest hour of so many accounts and compares it with the prediction. Returns whether they agree. */
async function checkModel(stack: Stack, meter: Meter, measured: Measured, draw: (name: CallName) => Call | null) {
  const random = randomFrom(1);
  const visits = visitsOf(Number(values.accounts));
  for (const visitor of Object.keys(visits) as Visitor[]) visits[visitor] = Math.round(visits[visitor] * BUSIEST_HOUR);
  const all = (Object.keys(visits) as Visitor[]).flatMap((visitor) =>
    Array.from({ length: visits[visitor] }, () => ({ visitor, at: random() })),
  );
  const calls = all
    .sort((one, other) => one.at - other.at)
    .flatMap(({ visitor }) => drawVisit(visitor, random).flatMap((name) => draw(name) ?? []));
  console.log(`\nplaying ${all.length} visits with ${calls.length} calls`);
  const taken = await meter.costOf(1, () => play(stack, calls));
  const predicted = costOf(callsOf(visits), measured.calls);
  const lines = COST_NAMES.map((name) => ({ name, ratio: taken[name] / predicted[name] }));
  const agrees = (ratio: number) => ratio < TOLERANCE && ratio > 1 / TOLERANCE;
  console.log(
    `\n${toTable([
      ["", "busiest hour", "predicted", "taken", "taken ÷ predicted"],
      ...lines.map(({ name, ratio }) => [
        agrees(ratio) ? "ok" : "MISSED",
        name,
        predicted[name].toFixed(0),
        taken[name].toFixed(0),
        ratio.toFixed(2),
      ]),
    ])}`,
  );
  return lines.every(({ ratio }) => agrees(ratio));
}

const short = new Intl.NumberFormat("en", { maximumSignificantDigits: 3 });
const format = (value: number) => short.format(value);

function printModel(measured: Measured): void {
  const demands = SIZES.map((size) => demandOf(size, measured));
  const row = (name: string, of: (demand: Demand) => number) => [name, ...demands.map((demand) => format(of(demand)))];
  const amounts = Object.keys(demands[0] ?? {}).filter((name) => name !== "busiest") as Exclude<
    keyof Demand,
    "busiest"
  >[];
  const rates = Object.keys(demands[0]?.busiest ?? {}) as (keyof Demand["busiest"])[];
  const head = (title: string) => [title, ...SIZES.map((size) => `${format(size)} accounts`)];
  console.log(`\n${toTable([head("a month"), ...amounts.map((name) => row(name, (demand) => demand[name]))])}`);
  console.log(
    `\n${toTable([head("a second, busiest hour"), ...rates.map((name) => row(name, ({ busiest }) => busiest[name]))])}`,
  );
  const bills = demands.map(billOf);
  const lines = (bills[0] ?? []).map(({ name }, line) => [
    name.startsWith("Turso") ? bills.map((bill) => bill[line]?.name).join(" / ") : name,
    ...bills.map((bill) => (bill[line]?.dollars ?? 0).toFixed(2)),
  ]);
  const totals = bills.map((bill) => bill.reduce((sum, { dollars }) => sum + dollars, 0).toFixed(2));
  console.log(`\n${toTable([head("dollars a month"), ...lines, ["total", ...totals]])}`);
  const limits = limitsOf()
    .map((limit) => ({ ...limit, accounts: accountsAt(limit, measured) }))
    .sort((one, other) => one.accounts - other.accounts);
  console.log(
    `\n${toTable([
      ["first to be reached", "limit", "at accounts", ...SIZES.map((size) => `% at ${format(size)}`)],
      ...limits.map(({ name, limit, of, accounts }) => [
        name,
        format(limit),
        format(accounts),
        ...demands.map((demand) => format((100 * of(demand)) / limit)),
      ]),
    ])}`,
  );
}

const databaseUrl = { current: "" };
const proxy = await startCountingProxy(() => databaseUrl.current);
const stack = await startStack({
  settings: { DATABASE_URL: proxy.url, PASSWORD_ROUNDS: "16384", EDGE_CACHE_SECONDS: "0" },
});
databaseUrl.current = stack.databaseUrl;
try {
  const sizes = { listings: Number(values.listings), providers: Number(values.providers) };
  const seeded = await seed(stack, { ...sizes, requests: Number(values.requests), people: 4_000 });
  const meter = new Meter(proxy, await findWorkerd());
  const callAt = await makeCalls(stack, seeded);
  const numbers = new Map<CallName, number>();
  const numberOf = (name: CallName) => {
    const n = numbers.get(name) ?? 0;
    numbers.set(name, n + 1);
    return n;
  };
  const bytes = await measureBytes(stack);
  await stack.worker.scheduled();
  const jobs = await meter.costOf(1, () => stack.worker.scheduled());
  const measured = {
    calls: await measureCalls(stack, meter, callAt, numberOf),
    jobs,
    bytes,
  };
  const perCall = Object.entries({ ...measured.calls, "jobs of a minute": jobs });
  console.log(
    `\n${toTable([
      ["a call takes", ...COST_NAMES],
      ...perCall.map(([name, cost]) => [name, ...COST_NAMES.map((of) => cost[of].toFixed(1))]),
    ])}`,
  );
  console.log(
    `\nbytes in the database: ${JSON.stringify(bytes, (_, value) => (typeof value === "number" ? Math.round(value) : value))}`,
  );
  printModel(measured);
  if (!(await checkModel(stack, meter, measured, (name) => callAt[name](numberOf(name))))) process.exitCode = 1;
} finally {
  await stack.stop();
  await proxy.stop();
}
