import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import {
  demandStats,
  hires,
  leadStats,
  platformStats,
  serviceRequestInterests,
  serviceRequests,
} from "../../../db/schema/index.ts";
import { MIN_CASES, MIN_PEOPLE } from "../../../src/features/demand/rules.ts";
import { writeDemand } from "../../../src/features/demand/write-demand.job.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../src/shared/time.ts";
import { makeInterests } from "../../support/hires.ts";
import { makePerson, makeRequest, type Person, REQUEST_INPUT } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();
const { serviceType, city } = REQUEST_INPUT;
const TRADE = "Reformas";
let clients: Person[];
let provider: Person;

/** Runs the job in each minute of an hour. @returns how often it changed something */
async function runHour(): Promise<number> {
  await product.db.delete(platformStats).where(eq(platformStats.metricName, "demand_due_at"));
  const now = Date.now();
  let changes = 0;
  for (let minute = 0; minute < 60; minute++) {
    changes += (await writeDemand(product.db, now + minute * MINUTE_MS)).changed > 0 ? 1 : 0;
  }
  return changes;
}

const readStats = () => Promise.all([product.db.select().from(demandStats), product.db.select().from(leadStats)]);

async function readBoard(trade: string | null) {
  const { data, error } = await product.query("demand.board", { trade });
  expect(error).toBeNull();
  return data;
}

/** A request of each client. */
async function makeRequests(people: readonly Person[], changes: Parameters<typeof makeRequest>[2] = {}) {
  const ids: string[] = [];
  for (const person of people) ids.push(await makeRequest(product, person, changes));
  return ids;
}

beforeAll(async () => {
  clients = [];
  for (let i = 0; i < MIN_PEOPLE; i++) clients.push(await makePerson(product, { client: true }));
  provider = await makePerson(product, { provider: true });
});

beforeEach(async () => {
  await product.db.delete(serviceRequests);
  await product.db.delete(demandStats);
  await product.db.delete(leadStats);
});

test("the board counts the requests of the last 90 days by trade and municipality", async () => {
  await makeRequests(clients);
  await makeRequests(clients, { serviceType: "Reforma de cozinha", ageMs: 89 * DAY_MS, status: "expired" });
  await makeRequests(clients, { serviceType: "Pintura predial", city: "Dourados" });
  // Too old, or hidden.
  await makeRequests(clients, { ageMs: 91 * DAY_MS, status: "expired" });
  await makeRequests(clients, { hiddenBecause: "decision" });
  expect(await runHour()).toBe(2);
  expect(await readBoard(null)).toEqual({
    trades: [
      { trade: TRADE, requests: 2 * MIN_PEOPLE },
      { trade: "Pintura, gesso e drywall", requests: MIN_PEOPLE },
    ],
    cities: [
      { city, requests: 2 * MIN_PEOPLE },
      { city: "Dourados", requests: MIN_PEOPLE },
    ],
  });
  expect(await readBoard("Pintura, gesso e drywall")).toMatchObject({
    cities: [{ city: "Dourados", requests: MIN_PEOPLE }],
  });
  expect(await readBoard("Marcenaria")).toMatchObject({ cities: [] });
});

test("each trade is rewritten once an hour, also if its minute was missed", async () => {
  await makeRequests(clients);
  await makeRequests(clients, { serviceType: "Pintura predial" });
  const start = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
  await product.db.delete(platformStats).where(eq(platformStats.metricName, "demand_due_at"));
  for (let minute = 1; minute < 60; minute += 2) await writeDemand(product.db, start + minute * MINUTE_MS);
  expect(await product.db.select().from(demandStats)).toHaveLength(2);
});

test("a trade in a municipality with fewer than five people is in no cell and in no total", async () => {
  const [first, ...others] = clients;
  await makeRequests(others);
  await makeRequests(clients, { serviceType: "Pintura predial" });
  for (let day = 0; day < 9; day++) await makeRequests(others.slice(0, 1), { ageMs: day * DAY_MS });
  await runHour();
  expect(await readBoard(null)).toEqual({
    trades: [{ trade: "Pintura, gesso e drywall", requests: MIN_PEOPLE }],
    cities: [{ city, requests: MIN_PEOPLE }],
  });
  // The fifth person makes it visible, and a deleted request hides it again.
  const [id = ""] = await makeRequests(first ? [first] : []);
  await runHour();
  expect(await readBoard(TRADE)).toMatchObject({ cities: [{ city }] });
  await product.db.delete(serviceRequests).where(eq(serviceRequests.id, id));
  await runHour();
  expect(await readBoard(TRADE)).toMatchObject({ cities: [] });
});

test("what one person publishes of a type in a municipality counts once a day", async () => {
  await makeRequests(clients);
  const [first] = clients;
  for (let i = 0; i < 8; i++) await makeRequests(first ? [first] : [], { createdAt: Date.now() });
  await makeRequests(first ? [first] : [], { ageMs: DAY_MS });
  await runHour();
  expect(await readBoard(TRADE)).toMatchObject({ cities: [{ city, requests: MIN_PEOPLE + 1 }] });
});

test("the job may run twice at once, and writes nothing that did not change", async () => {
  await makeRequests(clients, { ageMs: 3 * DAY_MS, status: "expired" });
  await Promise.all([runHour(), runHour()]);
  const stats = await readStats();
  expect(stats[0]).toEqual([{ trade: TRADE, city, requests: MIN_PEOPLE }]);
  expect(await runHour()).toBe(0);
  expect(await readStats()).toEqual(stats);
});

/** Ended requests, of which the first `waits.length` got interest after these times. */
async function makeEnded(count: number, waits: readonly number[]) {
  for (let i = 0; i < count; i++) {
    const [id = ""] = await makeRequests(clients.slice(i % MIN_PEOPLE).slice(0, 1), {
      ageMs: 10 * DAY_MS,
      status: "expired",
    });
    const [row] = await product.db.select().from(serviceRequests).where(eq(serviceRequests.id, id));
    const wait = waits[i];
    if (row && wait !== undefined) await makeInterests(product, id, [provider], { createdAt: row.createdAt + wait });
  }
}

const askForecast = () => product.query("demand.forecast", { serviceType, city }, provider);

test("a forecast tells how ended requests of the type and municipality fared, from twenty on", async () => {
  await makeEnded(MIN_CASES - 1, [HOUR_MS, 2 * HOUR_MS, 9 * HOUR_MS]);
  // Still open, hidden, of another type and in another municipality.
  await makeRequests(clients);
  await makeRequests(clients, { ageMs: 5 * DAY_MS, hiddenBecause: "decision" });
  await makeRequests(clients, { ageMs: 5 * DAY_MS, serviceType: "Reforma de cozinha" });
  await makeRequests(clients, { ageMs: 5 * DAY_MS, city: "Dourados" });
  await runHour();
  expect((await askForecast()).data).toBeNull();
  await makeEnded(1, []);
  await runHour();
  expect((await askForecast()).data).toEqual({ cases: MIN_CASES, answered: 3, medianFirstMs: 2 * HOUR_MS });
  await product.db.delete(serviceRequestInterests);
  await runHour();
  expect((await askForecast()).data).toEqual({ cases: MIN_CASES, answered: 0, medianFirstMs: null });
});

test("the board refuses unknown trades, and the forecast unknown types and municipalities", async () => {
  expect((await product.query("demand.board", { trade: "Pesca" })).error?.code).toBe("input.invalid");
  for (const input of [
    { serviceType: "Pesca", city },
    { serviceType, city: "Lisboa" },
  ]) {
    expect((await product.query("demand.forecast", input, provider)).error?.code).toBe("input.invalid");
  }
});

test("a request's detail tells how many of the client's former requests ended in a hire", async () => {
  const client = await makePerson(product, { client: true });
  const readLead = async (id: string) => {
    const { data, error } = await product.query("requests.byId", { id }, provider);
    expect(error).toBeNull();
    return (data as { lead: unknown }).lead;
  };
  const first = await makeRequest(product, client, { ageMs: 6 * HOUR_MS });
  const nothing = { requests: 0, hires: 0 };
  expect(await readLead(first)).toEqual({
    isEmailConfirmed: true,
    hasConfirmedPhone: false,
    isFirst: true,
    former: nothing,
  });
  const second = await makeRequest(product, client, { ageMs: 5 * HOUR_MS });
  expect(await readLead(second)).toEqual({
    isEmailConfirmed: true,
    hasConfirmedPhone: false,
    isFirst: false,
    former: nothing,
  });

  const statuses = ["confirmed", "confirmed", "proposed", "denied", null] as const;
  for (const status of statuses) {
    const requestId = await makeRequest(product, client, { ageMs: 5 * DAY_MS, status: "expired" });
    if (!status) continue;
    const now = Date.now();
    await product.db.insert(hires).values({
      id: newId(now),
      requestId,
      serviceType,
      clientId: client.id,
      providerId: provider.id,
      status,
      createdAt: now,
      answeredAt: status === "proposed" ? null : now,
    });
  }
  await makeRequest(product, client, { ageMs: 5 * DAY_MS, status: "expired", hiddenBecause: "decision" });
  expect(await readLead(second)).toEqual({
    isEmailConfirmed: true,
    hasConfirmedPhone: false,
    isFirst: false,
    former: { requests: statuses.length, hires: 2 },
  });

  for (let i = 0; i < 60; i++) await makeRequest(product, client, { ageMs: 4 * DAY_MS, status: "expired" });
  expect(await readLead(second)).toMatchObject({ former: { requests: 50, hires: 0 } });
});
