import {
  A_MONTH,
  BUSIEST_HOUR,
  CALLS_A_VISIT,
  type CallName,
  KEPT_MONTHS,
  MINUTES_OPEN,
  NEWS_A_REQUEST,
  PEOPLE,
  PHOTO,
  PICTURES_AT_EDGE,
  VISITS_A_MONTH,
  type Visitor,
} from "./assumptions.ts";
import { DATABASE_PLANS, FURTHER_ROWS, PRICES, WORKERS_PLAN } from "./prices.ts";

/** What one call takes, measured. */
export interface Cost {
  statements: number;
  rowsRead: number;
  rowsWritten: number;
  /** Round trips that write. */
  writes: number;
  /** Of the worker. */
  cpuMs: number;
}

export const COST_NAMES = ["statements", "rowsRead", "rowsWritten", "writes", "cpuMs"] as const;

/** What was measured in the running product. */
export interface Measured {
  calls: Record<CallName, Cost>;
  /** One run of the jobs of a minute. */
  jobs: Cost;
  /** Bytes in the database, with indexes. */
  bytes: { account: number; listing: number; request: number };
}

const SECONDS_AN_HOUR = 3_600;
const DAYS_A_MONTH = 30;
const MINUTES_A_MONTH = 60 * 24 * DAYS_A_MONTH;
const DAYS_OPEN = 2;
const VISITORS = Object.keys(CALLS_A_VISIT) as Visitor[];

/** Visits in a month. */
export function visitsOf(accounts: number): Record<Visitor, number> {
  const active = accounts * PEOPLE.active;
  return {
    stranger: accounts * VISITS_A_MONTH.stranger,
    client: active * (1 - PEOPLE.providers) * VISITS_A_MONTH.client,
    provider: active * PEOPLE.providers * VISITS_A_MONTH.provider,
  };
}

/** Calls that these visits make. */
export function callsOf(visits: Record<Visitor, number>): Map<CallName, number> {
  const calls = new Map<CallName, number>();
  for (const visitor of VISITORS)
    for (const [name, mean] of Object.entries(CALLS_A_VISIT[visitor]) as [CallName, number][])
      calls.set(name, (calls.get(name) ?? 0) + visits[visitor] * mean);
  return calls;
}

/** What calls take together. */
export function costOf(calls: Map<CallName, number>, costs: Record<CallName, Cost>): Cost {
  const sum = { statements: 0, rowsRead: 0, rowsWritten: 0, writes: 0, cpuMs: 0 };
  for (const [name, count] of calls) for (const of of COST_NAMES) sum[of] += count * costs[name][of];
  return sum;
}

/** What the portal needs: amounts are of a month, rates of the busiest hour. */
export function demandOf(accounts: number, measured: Measured) {
  const { jobs, bytes } = measured;
  const visits = visitsOf(accounts);
  const calls = callsOf(visits);
  const requests = calls.get("create") ?? 0;
  const openRequests = (requests * DAYS_OPEN) / DAYS_A_MONTH;
  const cost = costOf(calls, measured.calls);
  const sum = [...calls.values()].reduce((total, count) => total + count, 0);
  const pictures = calls.get("picture") ?? 0;
  const [listings, photos] = [accounts * A_MONTH.listings, accounts * A_MONTH.photos];
  const signedIn = visits.client + visits.provider;
  const aSecond = BUSIEST_HOUR / SECONDS_AN_HOUR;
  const sockets = (signedIn * BUSIEST_HOUR * MINUTES_OPEN) / 60;
  const newsASecond = requests * NEWS_A_REQUEST * aSecond;
  const database = accounts * bytes.account + (listings * bytes.listing + requests * bytes.request) * KEPT_MONTHS;
  return {
    requests: sum + signedIn,
    cpuMs: cost.cpuMs + jobs.cpuMs * MINUTES_A_MONTH,
    rowsRead: cost.rowsRead + jobs.rowsRead * MINUTES_A_MONTH,
    rowsWritten: cost.rowsWritten + jobs.rowsWritten * MINUTES_A_MONTH,
    databaseGb: database / 1e9,
    imageGb: (photos * KEPT_MONTHS * PHOTO.kilobytes) / 1e6,
    imageReads: pictures * (1 - PICTURES_AT_EDGE),
    imageWrites: photos * PHOTO.transformations,
    transformations: photos * PHOTO.transformations,
    mails: accounts * A_MONTH.mails,
    roomRequests: signedIn + requests * NEWS_A_REQUEST,
    // The room hibernates ten seconds after the last event; with 128 MB, it never costs more than when it is always awake.
    roomGbSeconds: Math.min(requests * NEWS_A_REQUEST * 10, MINUTES_A_MONTH * 60) * 0.128,
    busiest: {
      requests: (sum + signedIn) * aSecond,
      statements: cost.statements * aSecond,
      writes: cost.writes * aSecond,
      texts: (calls.get("text") ?? 0) * aSecond,
      sockets,
      news: newsASecond,
      messages: newsASecond * sockets,
    },
    openRequests,
    listings: listings * KEPT_MONTHS,
  };
}

export type Demand = ReturnType<typeof demandOf>;

type Metered = keyof typeof PRICES;

/** Dollars a month for each part. */
export function billOf(demand: Demand): { name: string; dollars: number }[] {
  const metered = (Object.keys(PRICES) as Metered[]).map((name) => {
    const { included, price, per } = PRICES[name];
    return { name: name as string, dollars: (Math.max(0, demand[name] - included) / per) * price };
  });
  return [{ name: "Workers Paid", dollars: WORKERS_PLAN.price }, ...metered, databaseBill(demand)];
}

/** The cheapest plan of Turso, with what is beyond it. */
function databaseBill({ databaseGb, rowsRead, rowsWritten }: Demand): { name: string; dollars: number } {
  const bills = DATABASE_PLANS.map((plan) => {
    const storage = Math.max(0, databaseGb - plan.storageGb) * plan.perGb;
    const read = (Math.max(0, rowsRead - plan.rowsRead) / 1e9) * FURTHER_ROWS.perBillionRead;
    const written = (Math.max(0, rowsWritten - plan.rowsWritten) / 1e6) * FURTHER_ROWS.perMillionWritten;
    return { name: `Turso ${plan.name}`, dollars: plan.price + storage + read + written };
  });
  return bills.reduce((one, other) => (other.dollars < one.dollars ? other : one));
}

export interface Limit {
  name: string;
  /** What the demand is of it. */
  of: (demand: Demand) => number;
  limit: number;
  source: string;
}

/** Accounts at which a limit is reached: by bisection, since some grow with the square of the accounts. */
export function accountsAt({ of, limit }: Limit, measured: Measured): number {
  let [low, high] = [1, 1e10];
  while (high / low > 1.01) {
    const middle = Math.sqrt(low * high);
    if (of(demandOf(middle, measured)) < limit) low = middle;
    else high = middle;
  }
  return low;
}
