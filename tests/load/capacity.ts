import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { startStack } from "../../dev/stack/stack.ts";
import { writeAllDemand } from "../../src/features/demand/write-demand.job.ts";
import { seed } from "../bench/seed.ts";
import { startCountingProxy } from "../support/counting-proxy.ts";
import { findWorkerd } from "../support/workerd.ts";
import { ageAlerts, bringSummary } from "./capacity/alerts.ts";
import { BUSIEST_HOUR, type CallName, PEOPLE, SEARCHES, type Visitor } from "./capacity/assumptions.ts";
import { Meter, measureCalls, play, runJobs, runJobsOut, type Setup } from "./capacity/measure.ts";
import {
  countFigures,
  countRows,
  endListings,
  measureTasks,
  writeDemand,
  writeFigures,
} from "./capacity/measure-tasks.ts";
import { COST_NAMES, callsOf, costOf, type Measured, sumOf, visitsOf } from "./capacity/model.ts";
import { printCheck, printMeasured, printModel } from "./capacity/print.ts";
import { OTHER_WORD, PLACES, seedSearches } from "./capacity/searches.ts";
import { tasksOf } from "./capacity/tasks.ts";
import { drawVisits, makeCalls, randomFrom } from "./capacity/visits.ts";

/*
 * `npm run load:capacity` measures what each call takes, and what jobs and deliveries do because of it. It says what the
 * portal needs and costs at three sizes, and checks the model: it plays the busiest hour of `--accounts` as fast as the
 * machine can, with the summary after it, and compares what that took with what the model predicts. It needs the build.
 */

const { values } = parseArgs({
  options: {
    accounts: { type: "string", default: "60000" },
    listings: { type: "string", default: "20000" },
    providers: { type: "string", default: "50000" },
    requests: { type: "string", default: "20000" },
  },
});
const SIZE = {
  listings: Number(values.listings),
  providers: Number(values.providers),
  requests: Number(values.requests),
};
/** Prediction and measurement may differ by this factor. */
const TOLERANCE = 1.25;
const LOGGED_IN = 4_000;

/** Plays the busiest hour of so many accounts and compares it with the prediction. Returns whether they agree. */
async function checkModel(setup: Setup, measured: Measured): Promise<boolean> {
  const { stack, meter, next } = setup;
  const random = randomFrom(1);
  const visits = visitsOf(Number(values.accounts));
  for (const visitor of Object.keys(visits) as Visitor[]) visits[visitor] = Math.round(visits[visitor] * BUSIEST_HOUR);
  const all = (Object.keys(visits) as Visitor[]).flatMap((visitor) =>
    Array.from({ length: visits[visitor] }, () => ({ visitor, at: random() })),
  );
  const drawVisit = drawVisits(random);
  const calls = all
    .sort((one, other) => one.at - other.at)
    .flatMap(({ visitor }) => drawVisit(visitor).flatMap((name) => next(name, 1)));
  const tasks = tasksOf({
    calls: callsOf(visits),
    summaries: 1,
    providers: SIZE.providers,
    searches: await countRows(stack, "saved_searches"),
    counted: { demand: await countRows(stack, "service_requests"), figures: await countFigures(stack) },
  });
  console.log(`\nplaying ${all.length} visits with ${calls.length} calls`);
  let runs = 1;
  const taken = await meter.costOf(async () => {
    await play(stack, calls);
    await endListings(stack, Math.round(tasks.get("ending") ?? 0));
    await runJobs(stack);
    await bringSummary(stack.db);
    runs += await runJobsOut(stack);
    await ageAlerts(stack.db);
    runs += await runJobsOut(stack);
    await writeDemand(setup);
    await writeFigures(setup);
  });
  const predicted = sumOf(
    [1, costOf(callsOf(visits), measured.calls)],
    [1, costOf(tasks, measured.tasks)],
    [runs, measured.jobs],
  );
  const lines = COST_NAMES.map((name) => ({
    name,
    predicted: predicted[name],
    taken: taken[name],
    ratio: taken[name] / predicted[name],
  }));
  const agrees = (ratio: number) => ratio < TOLERANCE && ratio > 1 / TOLERANCE;
  printCheck(lines.map((line) => ({ ...line, isGood: agrees(line.ratio) })));
  return lines.every(({ ratio }) => agrees(ratio));
}

const databaseUrl = { current: "" };
const proxy = await startCountingProxy(() => databaseUrl.current);
const stack = await startStack({
  settings: { DATABASE_URL: proxy.url, PASSWORD_ROUNDS: "16384", EDGE_CACHE_SECONDS: "0" },
});
databaseUrl.current = stack.databaseUrl;
try {
  const people = Math.min(LOGGED_IN, SIZE.providers);
  const seeded = await seed(stack, { ...SIZE, people });
  // One that has nothing to tell for each place, so that publishing a classified includes looking for them.
  await seedSearches(stack.db, OTHER_WORD, { from: 0, to: PLACES, people: SIZE.providers });
  await stack.db.run(sql`
    insert into consents (user_id, version, accepted_at) select id, 'capacity', 1 from users`);
  // Its page shows them.
  await writeAllDemand(stack.db, Date.now());
  const callAt = await makeCalls(stack, seeded, SIZE.providers);
  const numbers = new Map<CallName, number>();
  const next = (name: CallName, count: number) => {
    const from = numbers.get(name) ?? 0;
    numbers.set(name, from + count);
    return Array.from({ length: count }, (_, i) => callAt[name](from + i) ?? []).flat();
  };
  const setup = { stack, proxy, meter: new Meter(proxy, await findWorkerd()), next };
  await runJobs(stack);
  const jobs = await setup.meter.costOf(() => runJobs(stack));
  const calls = await measureCalls(setup);
  const wanted = {
    providers: SIZE.providers,
    searches: Math.round((SIZE.providers / PEOPLE.providers) * SEARCHES.anAccount),
    // The newest ones.
    requestIds: seeded.requestIds.filter((_, n) => n % 40 === 0),
  };
  const measured = { calls, jobs, ...(await measureTasks(setup, { calls, jobs }, wanted)) };
  printMeasured(measured);
  printModel(measured);
  if (!(await checkModel(setup, measured))) process.exitCode = 1;
} finally {
  await stack.stop();
  await proxy.stop();
}
