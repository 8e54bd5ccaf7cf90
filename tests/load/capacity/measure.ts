import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Stack } from "../../../dev/stack/stack.ts";
import { isTimeForFigures } from "../../../src/features/admin/rules.ts";
import { tradeDue } from "../../../src/features/demand/rules.ts";
import { isTimeForPrices } from "../../../src/features/listings/rules.ts";
import { SERVICE_GROUPS } from "../../../src/features/requests/catalogue.ts";
import { type Call, send } from "../../bench/closed-loop.ts";
import type { CountingProxy } from "../../support/counting-proxy.ts";
import { cpuOf } from "../../support/workerd.ts";
import type { CallName } from "./assumptions.ts";
import { COST_NAMES, type Cost, callsOf, type Measured, sumOf, visitsOf } from "./model.ts";

/** Calls of each kind that are measured, after some that warm up. */
export const SAMPLES = 60;
const WARM_UP = 10;
const AT_ONCE = 4;
const BUSY = 503;
const TRIES = 5;
/** What deliveries after the response may take. */
const SETTLE_MS = 2_000;

export class Meter {
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

  /** What `work` takes, with what follows after its responses. */
  async costOf(work: () => Promise<unknown>): Promise<Cost> {
    const before = await this.#now();
    await work();
    await sleep(SETTLE_MS);
    return sumOf([1, await this.#now()], [-1, before]);
  }
}

/** What measures, and what is measured. */
export interface Setup {
  stack: Stack;
  proxy: CountingProxy;
  meter: Meter;
  /** The next calls of a kind, each made only once. Empty for those that are not made. */
  next: (name: CallName, count: number) => Call[];
}

/** A share of a cost. Noise must not make anything negative. */
export function share(cost: Cost, count: number): Cost {
  const each = sumOf([1 / count, cost]);
  for (const name of COST_NAMES) each[name] = Math.max(0, each[name]);
  return each;
}

/** Makes a call, and makes it again as the app does while the server is busy. */
async function succeed(agent: Agent, origin: string, call: Call): Promise<void> {
  for (let tries = 1; ; tries++) {
    const status = await send(agent, origin, call);
    if (status >= 200 && status < 400) return;
    if (status !== BUSY || tries === TRIES) throw new Error(`${call.path}: ${status}`);
    await sleep(tries * 500);
  }
}

/** Makes calls, `AT_ONCE` at a time; all of them must succeed. */
export async function play(stack: Stack, calls: readonly Call[]): Promise<void> {
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

/** What each call takes. */
export async function measureCalls({ stack, meter, next }: Setup): Promise<Record<CallName, Cost>> {
  const entries: [CallName, Cost][] = [];
  for (const name of callsOf(visitsOf(1)).keys()) {
    await play(stack, next(name, WARM_UP));
    await sleep(SETTLE_MS);
    entries.push([name, share(await meter.costOf(() => play(stack, next(name, SAMPLES))), SAMPLES)]);
    console.log(`measured: ${name}`);
  }
  return Object.fromEntries(entries) as Record<CallName, Cost>;
}

/** Whether the jobs count something in the minute of `now`, which is measured apart. */
const isTimeToCount = (now: number) =>
  tradeDue(now, SERVICE_GROUPS.length) !== null || isTimeForFigures(now) || isTimeForPrices(now);

/** Runs the jobs of a minute once, in one in which they count nothing. */
export async function runJobs({ worker }: Stack): Promise<void> {
  while (isTimeToCount(Date.now())) await sleep(500);
  await worker.scheduled();
}

const MAX_RUNS = 500;

/** Whether jobs have something to tell or to delete. */
async function isDue({ db }: Stack): Promise<boolean> {
  const [row] = (await db.all(sql`
    select exists (select 1 from request_alerts where push_due_at = 1 or mail_due_at = 1 or created_at = 1)
      or exists (select 1 from outbox where delivered_at is null and dead_at is null and next_attempt_at = 1) as due`)) as {
    due: number;
  }[];
  return row?.due === 1;
}

/** Runs the jobs until what is due since the beginning of time is done. @returns how often */
export async function runJobsOut(stack: Stack): Promise<number> {
  for (let runs = 0; runs < MAX_RUNS; runs++) {
    if (!(await isDue(stack))) return runs;
    await runJobs(stack);
  }
  throw new Error("the jobs don't come to an end");
}

const GROUPS: Record<string, keyof Measured["bytes"]> = {
  service_requests: "request",
  service_request_interests: "request",
  request_alerts: "alert",
  saved_searches: "search",
  saved_search_matches: "match",
  notices: "notice",
  contact_openings: "opening",
};

/** Bytes per row in the database, with indexes and the text index. Accounts have what no other row has. */
export async function measureBytes({ db }: Stack, providers: number): Promise<Measured["bytes"]> {
  const tables = (await db.all(sql`
    select m.tbl_name as name, sum(s.pgsize) as bytes from dbstat s join sqlite_master m on m.name = s.name
    group by m.tbl_name`)) as { name: string; bytes: number }[];
  const groupOf = (name: string) => (name.includes("listing") ? "listing" : (GROUPS[name] ?? "account"));
  const bytesOf = (group: keyof Measured["bytes"]) =>
    tables.reduce((sum, { name, bytes }) => sum + (groupOf(name) === group ? bytes : 0), 0);
  const rowsOf = async (table: string) => {
    const [row] = (await db.all(sql`select count(*) as count from ${sql.identifier(table)}`)) as { count: number }[];
    return row?.count ?? 0;
  };
  return {
    account: bytesOf("account") / providers,
    listing: bytesOf("listing") / (await rowsOf("marketplace_listings")),
    request: bytesOf("request") / (await rowsOf("service_requests")),
    alert: bytesOf("alert") / (await rowsOf("request_alerts")),
    search: bytesOf("search") / (await rowsOf("saved_searches")),
    match: bytesOf("match") / (await rowsOf("saved_search_matches")),
    notice: bytesOf("notice") / (await rowsOf("notices")),
    opening: bytesOf("opening") / (await rowsOf("contact_openings")),
  };
}
