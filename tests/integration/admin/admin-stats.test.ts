import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { dailyStats, platformStats } from "../../../db/schema/index.ts";
import { writeStats } from "../../../src/features/admin/write-stats.job.ts";
import { dayOf, startOfDay } from "../../../src/shared/day.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../src/shared/time.ts";
import { subscriptionOf } from "../../support/admin-acts.ts";
import { makeListing } from "../../support/listings.ts";
import { makePerson, makeRequest, type Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();
let admin: Person;

/** Times of today; the job works from the second on. */
const today = startOfDay(Date.now());
const due = Math.floor(Date.now() / (10 * MINUTE_MS)) * 10 * MINUTE_MS;
/** Runs the job as if it had not run before. */
async function run(now: number) {
  await product.db.delete(platformStats).where(eq(platformStats.metricName, "stats_due_at"));
  return writeStats(product.db, now);
}

async function read(days: number) {
  const { data, error } = await product.query("admin.stats", { days }, admin);
  expect(error).toBeNull();
  const { days: shown, series } = data as { days: string[]; series: { metric: string; values: number[] }[] };
  return { days: shown, at: (metric: string) => series.find((one) => one.metric === metric)?.values ?? [] };
}
const last = <T>(values: readonly T[]) => values.at(-1);

beforeAll(async () => {
  admin = await makePerson(product, { admin: true });
});

test("a day's stats are its sign-ups, requests, interests, classifieds, premium people and income", async () => {
  const person = await makePerson(product, { premium: true });
  await makePerson(product, { client: true });
  const requestId = await makeRequest(product, admin);
  await product.mutate("requests.setInterest", { id: requestId, interested: true }, person);
  await makeListing(product, person);
  await product.query("requests.byId", { id: requestId }, person);
  const { id } = await subscriptionOf(product, person);
  const charge = (name: string, paidAt: number, revokedAt: number | null) =>
    product.db.run(`insert into subscription_payments (id, subscription_id, status, value_cents, due_date, paid_at,
      revoked_at, created_at, updated_at) values ('${name}', '${id}', 'RECEIVED', 4999, '2026-11-22', ${paidAt},
      ${revokedAt}, 1, 1)`);
  const now = Date.now();
  await charge("pay_1", now, null);
  await charge("pay_2", now, null);
  await charge("pay_yesterday", today - HOUR_MS, now);
  await run(due);
  const { days, at } = await read(30);
  expect(days).toHaveLength(30);
  expect(last(days)).toBe(dayOf(due));
  expect(last(at("sign_ups"))).toBe(3);
  expect(last(at("requests"))).toBe(1);
  expect(last(at("interests"))).toBe(1);
  expect(last(at("contacts"))).toBe(1);
  expect(last(at("listings"))).toBe(1);
  expect(last(at("premium"))).toBe(1);
  // Two payments of today, less one of yesterday that was refunded today.
  expect(at("income").slice(-2)).toEqual([4999, 4999]);

  await product.mutate("admin.deleteUser", { userId: person.id, reason: "Teste" }, admin);
  await run(due);
  const after = await read(30);
  expect(after.at("income").slice(-2)).toEqual([4999, 4999]);
  expect(last(after.at("premium"))).toBe(0);
});

test("the job writes once in ten minutes, also if their first minute was missed", async () => {
  await run(due);
  await product.db.delete(dailyStats);
  expect(await writeStats(product.db, due + 9 * MINUTE_MS)).toEqual({ filledIn: 0 });
  expect(await product.db.select().from(dailyStats)).toEqual([]);
  expect(await writeStats(product.db, due + 12 * MINUTE_MS)).toEqual({ filledIn: 10 });
});

test("the job fills in earlier days step by step, and may run twice", async () => {
  await product.db.delete(dailyStats);
  expect(await run(due)).toEqual({ filledIn: 10 });
  expect(new Set((await product.db.select().from(dailyStats)).map(({ day }) => day)).size).toBe(12);
  const first = await product.db.select().from(dailyStats);
  await Promise.all([run(due), run(due)]);
  const rows = await product.db.select().from(dailyStats);
  expect(rows.length).toBeGreaterThan(first.length);
  for (const row of first) expect(rows).toContainEqual(row);
  let runs = 0;
  while ((await run(due)).filledIn > 0) runs++;
  expect(runs).toBeLessThan(40);
  expect(new Set((await product.db.select().from(dailyStats)).map(({ day }) => day)).size).toBe(365);
});

test("how many people had premium stays as it was on the day", async () => {
  const yesterday = dayOf(due - DAY_MS);
  const premium = `metric = 'premium' and day = '${yesterday}'`;
  await product.db.run(`update daily_figures set value = 7 where ${premium}`);
  await run(due);
  const { rows } = await product.db.$client.execute(`select value from daily_figures where ${premium}`);
  expect(rows).toMatchObject([{ value: 7 }]);
});
