import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { cardViews, contactOpenings, serviceRequestInterests } from "../../../db/schema/index.ts";
import { VIEW_LIMIT, VIEWS_KEPT_DAYS } from "../../../src/features/analytics/rules.ts";
import type { DayStats } from "../../../src/features/analytics/schemas.ts";
import { sweepCardViews } from "../../../src/features/analytics/sweep-card-views.job.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { hashed } from "../../../src/platform/limits/rate-limit.ts";
import { dayOf, startOfDay } from "../../../src/shared/day.ts";
import { DAY_MS, HOUR_MS } from "../../../src/shared/time.ts";
import { haveCounted } from "../../support/limits.ts";
import { endPremiumAt, makePerson, makeRequest, type Person } from "../../support/people.ts";
import { eventually, sharedProduct } from "../../support/product.ts";

const product = sharedProduct();
const BROWSER = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36";

const rowsOf = ({ id }: Person) => product.db.select().from(cardViews).where(eq(cardViews.userId, id));
const viewsOf = async (person: Person) => (await rowsOf(person)).reduce((sum, { views }) => sum + views, 0);

/** Waits for a count, which is written after the response. */
async function expectViews(person: Person, expected: number): Promise<void> {
  await eventually(async () => (await viewsOf(person)) === expected || undefined, `${expected} view(s)`);
}

let addresses = 0;
const newAddress = () => `view-${++addresses}`;

const openPage = (person: Person, from: string, headers: Record<string, string> = {}, method = "GET") =>
  product.fetch(`/cartao/pessoa-${person.id}`, {
    method,
    headers: { "user-agent": BROWSER, "cf-connecting-ip": from, ...headers },
  });
const openCard = (person: Person, by: Person | null, address: string) =>
  product.query("networking.card", { slugOrId: person.id }, { cookie: by?.cookie, address });

async function statsOf(person: Person): Promise<DayStats[]> {
  const answer = await product.query("analytics.mine", undefined, person);
  expect(answer.status).toBe(200);
  return (answer.data as { days: DayStats[] }).days;
}

describe("views of a card", () => {
  test("count each address once a day, as a page and in the app, and cost the response no round trip", async () => {
    const owner = await makePerson(product, { provider: true });
    const [one, two] = [newAddress(), newAddress()];
    const first = await openPage(owner, one);
    // The card, its references and its portfolio.
    expect(first.headers.get("server-timing")).toBe('db;desc="3"');
    await expectViews(owner, 1);
    await Promise.all(Array.from({ length: 10 }, () => openPage(owner, one)));
    const inApp = await Promise.all(Array.from({ length: 10 }, () => openCard(owner, null, two)));
    expect(inApp.map(({ roundTrips }) => roundTrips)).toEqual(Array(10).fill(1));
    await expectViews(owner, 2);
    expect(await rowsOf(owner)).toEqual([{ userId: owner.id, day: dayOf(Date.now()), views: 2 }]);
  });

  test("leave out the owner, bots, HEAD requests and addresses above the limit", async () => {
    const owner = await makePerson(product, { provider: true });
    const flood = newAddress();
    await haveCounted(product, VIEW_LIMIT, hashed(flood), VIEW_LIMIT.max);
    await openPage(owner, flood);
    await openCard(owner, owner, newAddress());
    await openPage(owner, newAddress(), { cookie: owner.cookie });
    await openPage(owner, newAddress(), { "user-agent": "WhatsApp/2.23.20.0" });
    await openPage(owner, newAddress(), {}, "HEAD");
    await openPage(owner, newAddress());
    await expectViews(owner, 1);
  });

  test("are stored without the address", async () => {
    const owner = await makePerson(product, { provider: true });
    await openPage(owner, "203.0.113.77");
    await expectViews(owner, 1);
    const { rows } = await product.db.$client.execute(
      "select key from rate_limits union all select day from card_views",
    );
    expect(JSON.stringify(rows)).not.toContain("203.0.113.77");
  });

  test("are in the export, are deleted with the account, and after 90 days", async () => {
    const owner = await makePerson(product, { provider: true });
    const now = Date.now();
    const views = [VIEWS_KEPT_DAYS + 1, VIEWS_KEPT_DAYS].map((age) => dayOf(now - age * DAY_MS));
    await product.db.insert(cardViews).values(views.map((day) => ({ userId: owner.id, day, views: 3 })));
    expect(await sweepCardViews(product.db, now)).toEqual({ removed: 1 });
    expect(await sweepCardViews(product.db, now)).toEqual({ removed: 0 });
    const exported = await product.mutate("profiles.exportData", {}, owner);
    expect(exported.data).toMatchObject({ cardViews: [{ day: views[1], views: 3 }] });
    const input = { password: null, confirmation: "EXCLUIR" };
    await product.mutate("profiles.deleteAccount", input, owner);
    expect(await rowsOf(owner)).toEqual([]);
  });
});

describe("analyses", () => {
  test("have the stats of each of the last 30 days, of nobody else", async () => {
    const now = Date.now();
    const [owner, other] = [await makePerson(product, { premium: true }), await makePerson(product, { premium: true })];
    const [mine, theirs] = [await makeRequest(product, owner), await makeRequest(product, other)];
    const open = (openedBy: string | null, ageDays: number) => {
      const createdAt = now - ageDays * DAY_MS;
      const opening = { ownerId: owner.id, subjectId: owner.id, kind: "card", way: "whatsapp" } as const;
      return product.db.insert(contactOpenings).values({ ...opening, id: newId(createdAt), openedBy, createdAt });
    };
    for (const [openedBy, age] of [
      [null, 0],
      [other.id, 0],
      [null, 29],
      [null, 30],
      [owner.id, 0],
    ] as const) {
      await open(openedBy, age);
    }
    await product.db.insert(serviceRequestInterests).values([
      { serviceRequestId: mine, userId: other.id, createdAt: now },
      { serviceRequestId: theirs, userId: owner.id, createdAt: now },
    ]);
    const day = (age: number) => dayOf(now - age * DAY_MS);
    const views = [0, 29, 30].map((age) => ({ userId: owner.id, day: day(age), views: age + 1 }));
    await product.db.insert(cardViews).values(views);

    const days = await statsOf(owner);
    expect(days.map((one) => one.day)).toEqual(Array.from({ length: 30 }, (_, i) => day(29 - i)));
    const none = { cardViews: 0, contactOpenings: 0, interestsReceived: 0, interestsShown: 0 };
    expect(days[0]).toEqual({ ...none, day: day(29), cardViews: 30, contactOpenings: 1 });
    expect(days[1]).toEqual({ ...none, day: day(28) });
    expect(days[29]).toEqual({
      day: day(0),
      cardViews: 1,
      contactOpenings: 2,
      interestsReceived: 1,
      interestsShown: 1,
    });
    expect((await statsOf(other))[29]).toEqual({ ...none, day: day(0), interestsReceived: 1, interestsShown: 1 });
  });

  test("have interest in requests that their owners extended", async () => {
    const [owner, other] = [await makePerson(product, { premium: true }), await makePerson(product, { premium: true })];
    const since = startOfDay(Date.now() - 29 * DAY_MS);
    const extended = { ageMs: Date.now() - since + 60 * HOUR_MS, extendedAt: since, expiresAt: since + 36 * HOUR_MS };
    const [mine, theirs] = [await makeRequest(product, owner, extended), await makeRequest(product, other, extended)];
    await product.db.insert(serviceRequestInterests).values([
      { serviceRequestId: mine, userId: other.id, createdAt: since + 30 * HOUR_MS },
      { serviceRequestId: theirs, userId: owner.id, createdAt: since + 30 * HOUR_MS },
    ]);
    const days = await statsOf(owner);
    expect(days.filter((day) => day.interestsReceived + day.interestsShown > 0)).toMatchObject([
      { day: dayOf(since + DAY_MS), interestsReceived: 1, interestsShown: 1 },
    ]);
  });

  test("end with premium", async () => {
    const person = await makePerson(product, { premium: true });
    await statsOf(person);
    await endPremiumAt(product, person, Date.now());
    const refused = await product.query("analytics.mine", undefined, person);
    expect([refused.status, refused.error?.code]).toEqual([403, "premium.required"]);
  });
});
