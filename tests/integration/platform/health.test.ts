import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox, platformStats } from "../../../db/schema/index.ts";
import { outboxRow } from "../../../src/platform/delivery/outbox.ts";
import { MINUTE_MS } from "../../../src/shared/time.ts";
import { startBehindProxy } from "../../support/behind-proxy.ts";
import { eventually } from "../../support/product.ts";

const { product, failDatabase } = startBehindProxy();

const ask = async () => {
  const response = await product.fetch("/health");
  return { status: response.status, health: (await response.json()) as Record<string, unknown>, response };
};

/** Waits for the next look at the database to find this, and returns the whole answer. */
const untilStatus = (status: number, database = "ok") =>
  eventually(async () => {
    const answer = await ask();
    return answer.status === status && answer.health["database"] === database ? answer : undefined;
  }, `/health with ${status}`);

test("is 503 until the jobs have run, then 200 with what waits for somebody", async () => {
  const now = Date.now();
  expect(await ask()).toMatchObject({ status: 503, health: { ok: false, database: "ok", jobsAgeSeconds: null } });
  await product.db
    .insert(outbox)
    .values({ ...outboxRow("mail.reset", { userId: "x", returnTo: null }, now), deadAt: now });
  await product.stack.worker.scheduled();
  const { health, response } = await untilStatus(200);
  expect(health).toEqual({
    ok: true,
    database: "ok",
    jobsAgeSeconds: expect.any(Number),
    deadDeliveries: 1,
    backupAgeHours: null,
  });
  expect(health["jobsAgeSeconds"]).toBeLessThan(60);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("asks the database once in five seconds at most, however often it is asked", async () => {
  const started = Date.now();
  const answers = await Promise.all(Array.from({ length: 60 }, ask));
  const trips = answers.map(({ response }) => Number(/"(\d+)"/.exec(response.headers.get("server-timing") ?? "")?.[1]));
  const looks = trips.reduce((sum, count) => sum + count, 0);
  expect(looks).toBeLessThanOrEqual(1 + Math.ceil((Date.now() - started) / 5_000));
});

test("is 503 while the database is away, and when the jobs have stopped", async () => {
  failDatabase("reset");
  const away = await untilStatus(503, "unavailable");
  expect(away.health).toEqual({
    ok: false,
    database: "unavailable",
    jobsAgeSeconds: null,
    deadDeliveries: null,
    backupAgeHours: null,
  });
  await product.db
    .update(platformStats)
    .set({ metricValue: Date.now() - 6 * MINUTE_MS })
    .where(eq(platformStats.metricName, "jobs_ran_at"));
  failDatabase("none");
  const late = await untilStatus(503);
  expect(late.health).toMatchObject({ ok: false, database: "ok" });
  expect(late.health["jobsAgeSeconds"]).toBeGreaterThanOrEqual(360);
});
