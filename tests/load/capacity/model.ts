import { FIGURES_EVERY_MINUTES } from "../../../src/features/admin/rules.ts";
import {
  A_MONTH,
  ALERTS,
  BROWSERS,
  BUSIEST_HOUR,
  CALLS_A_VISIT,
  type CallName,
  KEPT_MONTHS,
  MINUTES_OPEN,
  NEWS_A_REQUEST,
  OPENED,
  PEOPLE,
  PHOTO,
  PICTURES_AT_EDGE,
  SEARCHES,
  SUMMARIES_A_MONTH,
  VISITS_A_MONTH,
  type Visitor,
} from "./assumptions.ts";
import { type TaskName, tasksOf, toldInSummary } from "./tasks.ts";

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

/** The sum of costs, each so many times. */
export function sumOf(...terms: readonly (readonly [times: number, cost: Cost])[]): Cost {
  const sum = { statements: 0, rowsRead: 0, rowsWritten: 0, writes: 0, cpuMs: 0 };
  for (const [times, cost] of terms) for (const of of COST_NAMES) sum[of] += times * cost[of];
  return sum;
}

/** What was measured in the running product. */
export interface Measured {
  calls: Record<CallName, Cost>;
  tasks: Record<TaskName, Cost>;
  /** One run of the jobs of a minute that finds nothing to do. */
  jobs: Cost;
  /** Bytes in the database, with indexes. */
  bytes: Record<"account" | "listing" | "request" | "alert" | "search" | "match" | "notice" | "opening", number>;
}

const SECONDS_AN_HOUR = 3_600;
const DAYS_A_MONTH = 30;
const HOURS_A_MONTH = 24 * DAYS_A_MONTH;
const MINUTES_A_MONTH = 60 * HOURS_A_MONTH;
/** For which alerts, notices and matches are kept. */
const MONTHS_TOLD = 2;
const MONTHS_OF_DEMAND = 3;
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

/** What calls or tasks take together. */
export function costOf<Name extends string>(counts: Map<Name, number>, costs: Record<Name, Cost>): Cost {
  return sumOf(...[...counts].map(([name, count]) => [count, costs[name]] as const));
}

/** What is done at once; the rest waits for the jobs of a minute. */
const AT_ONCE: readonly TaskName[] = ["alert", "candidate", "match", "notice"];

/** Rows that one run counts for the panel's figures: of yesterday and on average half of today, and premium for both. */
function countedFigures(accounts: number, calls: Map<CallName, number>): number {
  const aDay = (["create", "interest", "sell", "signUp"] as const).reduce(
    (sum, name) => sum + (calls.get(name) ?? 0) / DAYS_A_MONTH,
    openingsOf(calls) / DAYS_A_MONTH,
  );
  return 1.5 * aDay + 2 * accounts * PEOPLE.providers * ALERTS.premium;
}

/** Contacts given out. Those with premium see one in a request's detail. */
const openingsOf = (calls: Map<CallName, number>) =>
  (calls.get("contact") ?? 0) * OPENED + (calls.get("request") ?? 0) * ALERTS.premium;

/** GB in the database. */
function databaseOf(
  accounts: number,
  calls: Map<CallName, number>,
  tasks: Map<TaskName, number>,
  bytes: Measured["bytes"],
) {
  const callsOfKind = (name: CallName) => calls.get(name) ?? 0;
  const tasksOfKind = (name: TaskName) => tasks.get(name) ?? 0;
  const notices = callsOfKind("interest") + tasksOfKind("ending") + tasksOfKind("match");
  const kept =
    callsOfKind("sell") * bytes.listing + callsOfKind("create") * bytes.request + openingsOf(calls) * bytes.opening;
  const told = tasksOfKind("alert") * bytes.alert + tasksOfKind("match") * bytes.match + notices * bytes.notice;
  const people = accounts * (bytes.account + SEARCHES.anAccount * bytes.search);
  return (people + kept * KEPT_MONTHS + told * MONTHS_TOLD) / 1e9;
}

/** What the portal needs: amounts are of a month, rates of the busiest hour. */
export function demandOf(accounts: number, measured: Measured) {
  const visits = visitsOf(accounts);
  const calls = callsOf(visits);
  const requests = calls.get("create") ?? 0;
  const span = {
    calls,
    summaries: SUMMARIES_A_MONTH,
    providers: accounts * PEOPLE.providers,
    searches: accounts * SEARCHES.anAccount,
    counted: {
      demand: requests * MONTHS_OF_DEMAND * HOURS_A_MONTH,
      figures: countedFigures(accounts, calls) * (MINUTES_A_MONTH / FIGURES_EVERY_MINUTES),
    },
  };
  const tasks = tasksOf(span);
  const count = (name: TaskName) => tasks.get(name) ?? 0;
  const cost = sumOf(
    [1, costOf(calls, measured.calls)],
    [1, costOf(tasks, measured.tasks)],
    [MINUTES_A_MONTH, measured.jobs],
  );
  const atOnce = costOf(new Map([...tasks].filter(([name]) => AT_ONCE.includes(name))), measured.tasks);
  const inHour = sumOf([1, costOf(calls, measured.calls)], [1, atOnce]);
  const signedIn = visits.client + visits.provider;
  const sum = signedIn + [...calls.values()].reduce((total, number) => total + number, 0);
  const photos = accounts * A_MONTH.photos;
  const news = requests * NEWS_A_REQUEST;
  const aSecond = BUSIEST_HOUR / SECONDS_AN_HOUR;
  const sockets = (signedIn * BUSIEST_HOUR * MINUTES_OPEN) / 60;
  return {
    requests: sum,
    cpuMs: cost.cpuMs,
    rowsRead: cost.rowsRead,
    rowsWritten: cost.rowsWritten,
    databaseGb: databaseOf(accounts, calls, tasks, measured.bytes),
    imageGb: (photos * KEPT_MONTHS * PHOTO.kilobytes) / 1e6,
    imageReads: (calls.get("picture") ?? 0) * (1 - PICTURES_AT_EDGE),
    imageWrites: photos * PHOTO.transformations,
    transformations: photos * PHOTO.transformations,
    alerts: count("alert"),
    summaries: count("letter"),
    mails: accounts * A_MONTH.mails + count("letter"),
    pushes: count("push") * BROWSERS + count("notice"),
    matches: count("match"),
    roomRequests: signedIn + news + (calls.get("interest") ?? 0) + count("ending") + count("match"),
    // The room hibernates ten seconds after the last event; with 128 MB, it never costs more than when it is always awake.
    roomGbSeconds: Math.min(news * 10, MINUTES_A_MONTH * 60) * 0.128,
    toldInSummary: toldInSummary(span),
    listings: (calls.get("sell") ?? 0) * KEPT_MONTHS,
    busiest: {
      requests: sum * aSecond,
      statements: inHour.statements * aSecond,
      writes: inHour.writes * aSecond,
      rowsWritten: inHour.rowsWritten * aSecond,
      sockets,
      messages: news * aSecond * sockets,
    },
  };
}

export type Demand = ReturnType<typeof demandOf>;

export interface Limit {
  name: string;
  /** What the demand is of it. */
  of: (demand: Demand) => number;
  limit: number;
  source: string;
}

const MOST_ACCOUNTS = 1e10;

/** Accounts at which a limit is reached: by bisection, since some grow with the square of the accounts. Null if never. */
export function accountsAt({ of, limit }: Limit, measured: Measured): number | null {
  if (of(demandOf(MOST_ACCOUNTS, measured)) < limit) return null;
  let [low, high] = [1, MOST_ACCOUNTS];
  while (high / low > 1.01) {
    const middle = Math.sqrt(low * high);
    if (of(demandOf(middle, measured)) < limit) low = middle;
    else high = middle;
  }
  return low;
}
