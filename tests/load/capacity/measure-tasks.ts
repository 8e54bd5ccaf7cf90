import { sql } from "drizzle-orm";
import { openDatabase } from "../../../db/client.ts";
import type { Stack } from "../../../dev/stack/stack.ts";
import { writeDay } from "../../../src/features/admin/queries-figures.ts";
import { dayOf, startOfDay } from "../../../src/features/analytics/rules.ts";
import { writeAllDemand } from "../../../src/features/demand/write-demand.job.ts";
import { ENDING_NOTICE_MS } from "../../../src/features/listings/rules.ts";
import { DAY_MS, HOUR_MS } from "../../../src/shared/time.ts";
import { ageAlerts, bringSummary, makeDue, seedAlerts, switchPremium } from "./alerts.ts";
import { type CallName, SEARCHES } from "./assumptions.ts";
import { measureBytes, play, runJobs, runJobsOut, SAMPLES, type Setup, share } from "./measure.ts";
import { type Cost, type Measured, sumOf } from "./model.ts";
import { OTHER_WORD, SOLD_WORD, seedSearches } from "./searches.ts";
import type { TaskName } from "./tasks.ts";

/** As many as the jobs tell at a time. */
const MEASURED_ENDINGS = 50;
/** For so many runs, the jobs look at what they told of again. */
const RUNS_AGAIN = 60;
/** People told together, and for how many requests at a time. */
const MEASURED_PEOPLE = 1_000;
const MEASURED_REQUESTS = 4;
const MEASURED_INTERESTS = 150;

/** Costs that are known already, and are taken off. */
interface Known {
  calls: Record<CallName, Cost>;
  jobs: Cost;
}

type Of<Name extends TaskName> = Promise<Pick<Record<TaskName, Cost>, Name>>;

export async function countRows({ db }: Stack, table: string): Promise<number> {
  const [row] = (await db.all(sql`select count(*) as count from ${sql.identifier(table)}`)) as { count: number }[];
  return row?.count ?? 0;
}

/** Lets the newest listings end so soon that their owners are told. */
export const endListings = ({ db }: Stack, count: number) =>
  db.run(sql`
    update marketplace_listings set expires_at = ${Date.now() + ENDING_NOTICE_MS - HOUR_MS / 2}
    where seq in (
      select seq from marketplace_listings
      where status = 'active' and expires_at > ${Date.now() + ENDING_NOTICE_MS} order by seq desc limit ${count})`);

/** What the jobs take to do all that is due, besides what they take anyway. */
async function costOfDue({ stack, meter }: Setup, jobs: Cost): Promise<Cost> {
  let runs = 0;
  const taken = await meter.costOf(async () => {
    runs = await runJobsOut(stack);
  });
  return sumOf([1, taken], [-runs, jobs]);
}

async function measureEnding({ stack, meter }: Setup, { jobs }: Known): Of<"ending"> {
  await endListings(stack, MEASURED_ENDINGS);
  const told = await meter.costOf(() => runJobs(stack));
  const again = share(sumOf([1, await meter.costOf(() => runJobs(stack))], [-1, jobs]), MEASURED_ENDINGS);
  const each = share(sumOf([1, told], [-1, jobs]), MEASURED_ENDINGS);
  return { ending: sumOf([1, each], [RUNS_AGAIN, { ...again, cpuMs: 0 }]) };
}

/** Saves searches, first those that don't have the listings that are published, then those that do. */
async function measureSearches(
  { stack, meter, next }: Setup,
  { calls }: Known,
  size: { searches: number; providers: number },
): Of<"candidate" | "match"> {
  const { searches, providers: people } = size;
  const publish = () => meter.costOf(() => play(stack, next("sell", SAMPLES)));
  const saved = await countRows(stack, "saved_searches");
  const without = Math.round(searches * (1 - SEARCHES.found));
  await seedSearches(stack.db, OTHER_WORD, { from: saved, to: without, people });
  const compared = SAMPLES * without * SEARCHES.inPlace;
  const candidate = share(sumOf([1, await publish()], [-SAMPLES, calls.sell]), compared);
  await seedSearches(stack.db, SOLD_WORD, { from: without, to: searches, people, distance: 1 / SEARCHES.found });
  const taken = await publish();
  const rest = sumOf([1, taken], [-SAMPLES, calls.sell], [-SAMPLES * searches * SEARCHES.inPlace, candidate]);
  return { candidate, match: share(rest, await countRows(stack, "saved_search_matches")) };
}

/** Publishes requests that concern providers who wait for the summary. */
async function measureAlert({ stack, meter, next }: Setup, { calls }: Known): Of<"alert"> {
  await switchPremium(stack.db);
  const taken = await meter.costOf(() => play(stack, next("create", SAMPLES)));
  await switchPremium(stack.db);
  return { alert: share(sumOf([1, taken], [-SAMPLES, calls.create]), await countRows(stack, "request_alerts")) };
}

/** Tells the same people first of one request each, then of several. */
async function measureTelling(
  setup: Setup,
  { jobs }: Known,
  requestIds: readonly string[],
): Of<"due" | "push" | "letter" | "swept"> {
  const { db } = setup.stack;
  const people = Math.min(MEASURED_PEOPLE, await countRows(setup.stack, "professional_profiles"));
  const tell = async (way: "push" | "mail", count: number) => {
    await db.run(sql`delete from request_alerts`);
    await makeDue(db, way, requestIds.slice(0, count), people);
    return costOfDue(setup, jobs);
  };
  const letters = await tell("mail", 1);
  const one = await tell("push", 1);
  const several = await tell("push", MEASURED_REQUESTS);
  const due = share(sumOf([1, several], [-1, one]), people * (MEASURED_REQUESTS - 1));
  await ageAlerts(db);
  const swept = share(await costOfDue(setup, jobs), people * MEASURED_REQUESTS);
  const message = (cost: Cost) => share(sumOf([1, cost], [-people, due]), people);
  return { due, push: message(one), letter: message(letters), swept };
}

/** Shows interest in requests of which some owners have a browser. */
async function measureNotice(setup: Setup, { calls, jobs }: Known): Of<"notice"> {
  const { stack, meter, next } = setup;
  const pushes = () => countRows(stack, "outbox");
  const before = await pushes();
  let runs = 0;
  const taken = await meter.costOf(async () => {
    await play(stack, next("interest", MEASURED_INTERESTS));
    await bringSummary(stack.db);
    runs = await runJobsOut(stack);
  });
  const rest = sumOf([1, taken], [-MEASURED_INTERESTS, calls.interest], [-runs, jobs]);
  return { notice: share(rest, (await pushes()) - before) };
}

/** Rewrites the figures of demand as in each hour; the first time they are new. */
export const writeDemand = ({ proxy }: Setup) => writeAllDemand(openDatabase({ url: proxy.url }), Date.now());

/** Writes the panel's figures of today and yesterday, as every ten minutes. */
export async function writeFigures({ proxy }: Setup): Promise<void> {
  const db = openDatabase({ url: proxy.url });
  const now = Date.now();
  for (const start of [startOfDay(now - DAY_MS), startOfDay(now)]) await writeDay(db, start, now);
}

/** Rows that the panel's figures of today and yesterday are made from. */
export async function countFigures({ db }: Stack): Promise<number> {
  const [row] = (await db.all(sql`
    select sum(value) as count from daily_figures
    where metric <> 'income' and day >= ${dayOf(Date.now() - DAY_MS)}`)) as { count: number }[];
  return row?.count ?? 0;
}

async function measureFigures(setup: Setup): Of<"demand" | "figures"> {
  const { stack, meter } = setup;
  await writeDemand(setup);
  const demand = await meter.costOf(() => writeDemand(setup));
  await writeFigures(setup);
  const figures = await meter.costOf(() => writeFigures(setup));
  // The worker only passes them on, and this process did it here.
  return {
    demand: share({ ...demand, cpuMs: 0 }, await countRows(stack, "service_requests")),
    figures: share({ ...figures, cpuMs: 0 }, await countFigures(stack)),
  };
}

/**
 * What each task takes, and the bytes of rows. Fills the database with what people are assumed to want to know; there
 * must be nothing of it before.
 */
export async function measureTasks(
  setup: Setup,
  known: Known,
  { searches, providers, requestIds }: { searches: number; providers: number; requestIds: readonly string[] },
): Promise<Pick<Measured, "tasks" | "bytes">> {
  const { stack } = setup;
  const ending = await measureEnding(setup, known);
  console.log("measured: ends");
  const saved = await measureSearches(setup, known, { searches, providers });
  console.log("measured: saved searches");
  await seedAlerts(stack.db, providers);
  const alert = await measureAlert(setup, known);
  const bytes = await measureBytes(stack, providers);
  const telling = await measureTelling(setup, known, requestIds);
  await stack.db.run(sql`delete from request_alerts`);
  console.log("measured: alerts");
  const notice = await measureNotice(setup, known);
  const figures = await measureFigures(setup);
  return { tasks: { ...ending, ...saved, ...alert, ...telling, ...notice, ...figures }, bytes };
}
