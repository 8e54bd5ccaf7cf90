import { eq, like, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { batchOf } from "../../../db/batch.ts";
import {
  marketplaceListings,
  notices,
  professionalProfiles,
  pushSubscriptions,
  rateLimits,
  savedSearches,
  savedSearchMatches,
  serviceRequests,
  users,
} from "../../../db/schema/index.ts";
import { putEndingNotices } from "../../../src/features/listings/queries-ending.ts";
import { insertNotices } from "../../../src/features/notices/statements.ts";
import { sweepNotices } from "../../../src/features/notices/sweep-notices.job.ts";
import { notifyOfInterest } from "../../../src/features/requests/queries-interest.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../src/shared/time.ts";
import { makeInterests } from "../../support/hires.ts";
import { makeListing } from "../../support/listings.ts";
import { joinRoom } from "../../support/live.ts";
import { blockPerson, makeProvider } from "../../support/network.ts";
import { countUnread, notifyEndingAt, pushAt, pushesOf, readNotices, savedSearchRow } from "../../support/notices.ts";
import { makePerson, makeRequest, type Person, REQUEST_INPUT } from "../../support/people.ts";
import { eventually, sharedProduct } from "../../support/product.ts";
import { newBrowser, readPushes } from "../../support/pushes.ts";

const product = sharedProduct();

const setInterest = (person: Person, id: string, interested: boolean) =>
  product.mutate("requests.setInterest", { id, interested }, person);
const markRead = (person: Person, { id, until = Date.now() }: { id?: string | undefined; until?: number }) =>
  product.mutate("notices.markRead", { ids: id === undefined ? null : [id], until }, person);
const rowsOf = ({ id }: Person) => product.db.select().from(notices).where(eq(notices.userId, id));
const block = (blocker: Person, blocked: Person) => blockPerson(product, blocker, blocked);

async function addBrowser({ id }: Person) {
  const browser = newBrowser();
  const row = { ...browser.subscription, id: newId(Date.now()), userId: id, createdAt: Date.now() };
  await product.db.insert(pushSubscriptions).values(row);
  return browser;
}

const searchId = ({ id }: Person, name: string) => `${name} of ${id}`;

/** Puts a notice of a saved search with new listings, which is true as long as they and the search are there. */
async function putSearch(person: Person, name: string, now = Date.now(), count = 1) {
  const { id } = person;
  const subjectId = searchId(person, name);
  const details = { name: "Betoneira", count, path: "/marketplace?q=betoneira", since: now };
  await product.db.insert(savedSearches).values(savedSearchRow(subjectId, id)).onConflictDoNothing();
  for (let n = 0; n < count; n++) {
    const match = { searchId: subjectId, listingId: await makeListing(product, person), telling: "x", createdAt: now };
    await product.db.insert(savedSearchMatches).values(match);
  }
  const told = insertNotices(
    product.db,
    { kind: "saved-search", to: id, subjectId, details, among: sql`notices.subject_id = ${subjectId}` },
    now,
  );
  await batchOf(product.db, { told });
}

/** Shows interest at a past time, and delivers nothing. By day, the procedure sends its push at once. */
async function showInterest(provider: Person, id: string, now: number) {
  await makeInterests(product, id, [provider], { createdAt: now });
  await batchOf(product.db, { told: notifyOfInterest(product.db, { id, userId: provider.id, now }) });
}

describe("interest", () => {
  test("puts one notice for each request, which counts the people and becomes unread again", async () => {
    const owner = await makePerson(product);
    const id = await makeRequest(product, owner);
    const [first, second] = [await makeProvider(product), await makeProvider(product)];
    await setInterest(first, id, true);
    const details = { serviceType: REQUEST_INPUT.serviceType };
    const [notice] = await readNotices(product, owner);
    expect(notice).toMatchObject({ kind: "interest", subjectId: id, details, people: 1, isRead: false });
    await markRead(owner, { id: notice?.id });
    expect(await countUnread(product, owner)).toBe(0);
    await setInterest(second, id, true);
    expect(await readNotices(product, owner)).toMatchObject([{ subjectId: id, people: 2, isRead: false }]);
    expect(await countUnread(product, owner)).toBe(1);
  });

  test("that is shown twice is news once", async () => {
    const [owner, provider] = [await makePerson(product), await makeProvider(product)];
    const id = await makeRequest(product, owner);
    await setInterest(provider, id, true);
    const [before] = await rowsOf(owner);
    await setInterest(provider, id, true);
    expect(await rowsOf(owner)).toEqual([before]);
  });

  test("that is withdrawn and shown again is news once a day", async () => {
    const [owner, provider] = [await makePerson(product), await makeProvider(product, { premium: true })];
    const id = await makeRequest(product, owner);
    await setInterest(provider, id, true);
    await markRead(owner, { id: (await readNotices(product, owner))[0]?.id });
    const before = await rowsOf(owner);
    for (let n = 0; n < 4; n++) {
      await setInterest(provider, id, false);
      expect((await setInterest(provider, id, true)).data).toMatchObject({ interested: true, isNew: true });
    }
    expect(await rowsOf(owner)).toEqual(before);
    expect(await readNotices(product, owner)).toMatchObject([{ people: 1, isRead: true }]);

    await setInterest(provider, id, false);
    const mark = like(rateLimits.key, `${provider.id}:${id}:%`);
    expect(await product.db.update(rateLimits).set({ windowEndsAt: 1 }).where(mark).returning()).toHaveLength(1);
    await setInterest(provider, id, true);
    expect(await readNotices(product, owner)).toMatchObject([{ people: 1, isRead: false }]);
  });

  test("that is withdrawn leaves nothing", async () => {
    const [owner, provider] = [await makePerson(product), await makeProvider(product)];
    const id = await makeRequest(product, owner);
    await setInterest(provider, id, true);
    await setInterest(provider, id, false);
    expect([await readNotices(product, owner), await countUnread(product, owner)]).toEqual([[], 0]);
  });

  test("of people whom the owner would not see, or in hidden requests, is no news", async () => {
    const owner = await makePerson(product);
    const [blocked, blocking, hidden] = [
      await makeProvider(product),
      await makeProvider(product),
      await makeProvider(product),
    ];
    await block(owner, blocked);
    await block(blocking, owner);
    const isHidden = { hiddenBecause: "decision" as const };
    await product.db.update(professionalProfiles).set(isHidden).where(eq(professionalProfiles.userId, hidden.id));
    const id = await makeRequest(product, owner);
    for (const person of [blocked, blocking, hidden, owner]) await setInterest(person, id, true);
    expect(await rowsOf(owner)).toEqual([]);

    const seen = await makeProvider(product);
    await setInterest(seen, id, true);
    expect(await readNotices(product, owner)).toMatchObject([{ people: 1 }]);
    await product.db.update(users).set({ blockedAt: 1 }).where(eq(users.id, seen.id));
    expect([await readNotices(product, owner), await countUnread(product, owner)]).toEqual([[], 0]);
    await product.db.update(users).set({ blockedAt: null }).where(eq(users.id, seen.id));
    await product.db.update(serviceRequests).set(isHidden).where(eq(serviceRequests.id, id));
    expect(await readNotices(product, owner)).toEqual([]);
  });

  test("changes the bell of the owner's open apps, as reading does", async () => {
    const [owner, provider] = [await makePerson(product), await makeProvider(product)];
    const id = await makeRequest(product, owner);
    const app = await joinRoom(product.stack.url, owner.cookie);
    const news = () => app.messages.filter(({ kind }) => kind === "notices").length;
    const told = (count: number) => eventually(async () => (news() === count ? true : undefined), `${count} events`);
    await setInterest(provider, id, true);
    await told(1);
    await markRead(owner, { until: Date.now() });
    await told(2);
    // Nothing changed.
    await markRead(owner, { until: Date.now() });
    await setInterest(provider, id, false);
    await told(3);
    app.close();
  });
});

describe("a request that ends within six hours", () => {
  const endingIn = (owner: Person, ms: number, changes: Partial<typeof serviceRequests.$inferInsert> = {}) =>
    makeRequest(product, owner, { ageMs: 2 * DAY_MS - ms, ...changes });

  test("without interest is told of once, however many jobs run", async () => {
    const owner = await makePerson(product);
    const id = await endingIn(owner, 6 * HOUR_MS - MINUTE_MS);
    const now = Date.now();
    await Promise.all([notifyEndingAt(product, now), notifyEndingAt(product, now + 1)]);
    await notifyEndingAt(product, now + MINUTE_MS);
    await product.stack.worker.scheduled();
    expect(await readNotices(product, owner)).toMatchObject([
      { kind: "request-ending", subjectId: id, details: { serviceType: REQUEST_INPUT.serviceType }, isRead: false },
    ]);
    const [row] = await rowsOf(owner);
    expect([now, now + 1]).toContain(row?.createdAt);
    await setInterest(await makeProvider(product), id, true);
    expect(await readNotices(product, owner)).toMatchObject([{ kind: "interest" }]);
  });

  test("is told of if its owner would see nobody who is interested", async () => {
    const [owner, provider] = [await makePerson(product), await makeProvider(product)];
    const id = await endingIn(owner, 6 * HOUR_MS - MINUTE_MS);
    await makeInterests(product, id, [provider]);
    await block(provider, owner);
    await notifyEndingAt(product, Date.now());
    expect(await readNotices(product, owner)).toMatchObject([{ kind: "request-ending", subjectId: id }]);
  });

  test("is no news once it is extended, and is told of again before its new end", async () => {
    const owner = await makePerson(product);
    const id = await endingIn(owner, 6 * HOUR_MS - MINUTE_MS);
    const now = Date.now();
    await notifyEndingAt(product, now);
    expect(await readNotices(product, owner)).toMatchObject([{ kind: "request-ending", subjectId: id }]);
    await product.mutate("requests.extend", { id }, owner);
    expect(await readNotices(product, owner)).toEqual([]);
    await notifyEndingAt(product, now + DAY_MS);
    expect(await readNotices(product, owner)).toEqual([]);
    await notifyEndingAt(product, now + 2 * DAY_MS);
    expect(await readNotices(product, owner)).toMatchObject([{ kind: "request-ending", subjectId: id, isRead: false }]);
  });

  test("is not news if it ends later, has ended, is of interest, hidden or of a blocked account", async () => {
    const [owner, blocked] = [await makePerson(product), await makePerson(product)];
    await endingIn(owner, 6 * HOUR_MS + 5 * MINUTE_MS);
    await endingIn(owner, -MINUTE_MS, { status: "expired" });
    await endingIn(owner, 6 * HOUR_MS - MINUTE_MS, { hiddenBecause: "decision" });
    await endingIn(blocked, 6 * HOUR_MS - MINUTE_MS);
    await product.db.update(users).set({ blockedAt: 1 }).where(eq(users.id, blocked.id));
    const wanted = await endingIn(owner, 6 * HOUR_MS - MINUTE_MS);
    await setInterest(await makeProvider(product), wanted, true);
    await notifyEndingAt(product, Date.now());
    expect((await rowsOf(owner)).map(({ kind }) => kind)).toEqual(["interest"]);
    expect(await rowsOf(blocked)).toEqual([]);
  });

  test("is told of in batches", async () => {
    const owner = await makePerson(product);
    for (let i = 0; i < 60; i++) await endingIn(owner, 6 * HOUR_MS - MINUTE_MS);
    expect((await notifyEndingAt(product, Date.now())).requests).toBe(60);
    expect(await rowsOf(owner)).toHaveLength(60);
  });
});

describe("a listing that ends within a day", () => {
  const ENDING = { ageMs: 4 * DAY_MS + MINUTE_MS };

  test("is told of once for each renewal, which the notice shows", async () => {
    const owner = await makePerson(product);
    const id = await makeListing(product, owner, ENDING);
    const now = Date.now();
    await Promise.all([notifyEndingAt(product, now), notifyEndingAt(product, now)]);
    await notifyEndingAt(product, now + 5 * MINUTE_MS);
    const [notice] = await readNotices(product, owner);
    expect(notice).toMatchObject({ kind: "listing-ending", subjectId: id, details: { title: "Betoneira 400 L" } });
    const renewed = await product.mutate("listings.renew", { id }, owner);
    const { expiresAt } = renewed.data as { expiresAt: number };
    expect(await readNotices(product, owner)).toMatchObject([{ endsAt: expiresAt, createdAt: now }]);
    await notifyEndingAt(product, now + MINUTE_MS);
    expect(await rowsOf(owner)).toMatchObject([{ createdAt: now }]);
    const again = expiresAt - DAY_MS + MINUTE_MS;
    await notifyEndingAt(product, again);
    expect(await rowsOf(owner)).toMatchObject([{ createdAt: again, readAt: null }]);
  });

  test("is not news if it was sold or hidden", async () => {
    const owner = await makePerson(product);
    await makeListing(product, owner, { ...ENDING, status: "inactive", soldAt: 1 });
    await makeListing(product, owner, { ...ENDING, hiddenBecause: "decision" });
    const sold = await makeListing(product, owner, ENDING);
    await notifyEndingAt(product, Date.now());
    expect(await countUnread(product, owner)).toBe(1);
    await product.db.update(marketplaceListings).set({ soldAt: 1 }).where(eq(marketplaceListings.id, sold));
    expect([await readNotices(product, owner), await countUnread(product, owner)]).toEqual([[], 0]);
  });
});

describe("a push", () => {
  const NOON = Date.parse("2026-03-10T12:00-04:00");

  test("shows a notice in its person's browsers, once, and never at night", async () => {
    const owner = await makePerson(product);
    await putSearch(owner, "1", NOON - 1);
    expect(await pushesOf(product, await rowsOf(owner))).toEqual([]);
    const browser = await addBrowser(owner);
    await putSearch(owner, "2", NOON);
    await putSearch(owner, "3", NOON + 10 * HOUR_MS);
    const [noon, night, ...others] = await pushesOf(product, await rowsOf(owner));
    expect(others).toEqual([]);
    expect(noon?.nextAttemptAt).toBe(NOON);
    expect(night?.nextAttemptAt).toBe(NOON + 19 * HOUR_MS);
    await pushAt(product, noon?.payload as never, NOON);
    const sent = (await readPushes(product.stack.fakesUrl)).filter(
      ({ endpoint }) => endpoint === browser.subscription.endpoint,
    );
    expect(sent.map((message) => browser.read(message))).toEqual([
      {
        title: "1 anúncio novo na sua busca",
        body: "Betoneira",
        path: expect.stringMatching(/^\/marketplace\?q=betoneira&novos=/),
        tag: noon?.payload["noticeId"],
        isUrgent: false,
      },
    ]);
  });

  test("is left out if the notice was read, has newer news, or is no longer true", async () => {
    const [owner, provider] = [await makePerson(product), await makeProvider(product)];
    const browser = await addBrowser(owner);
    const id = await makeRequest(product, owner);
    await showInterest(provider, id, NOON);
    await setInterest(provider, id, false);
    await putSearch(owner, "1", NOON);
    await putSearch(owner, "1", NOON + 1);
    await putSearch(owner, "2", NOON);
    const read = (await rowsOf(owner)).find(({ subjectId }) => subjectId === searchId(owner, "2"));
    await markRead(owner, { id: read?.id });
    const pushes = await pushesOf(product, await rowsOf(owner));
    for (const { payload } of pushes.filter(({ createdAt }) => createdAt !== NOON + 1)) {
      await pushAt(product, payload as never, NOON);
    }
    expect(pushes).toHaveLength(4);
    const sent = (await readPushes(product.stack.fakesUrl)).map(({ endpoint }) => endpoint);
    expect(sent).not.toContain(browser.subscription.endpoint);
  });
});

describe("pushes of the same moment", () => {
  const now = Date.parse("2026-03-10T12:00-04:00");
  const countPushes = async (person: Person) => (await pushesOf(product, await rowsOf(person))).length;

  test("are one for each notice, although two jobs found it", async () => {
    const owner = await makePerson(product);
    await addBrowser(owner);
    const id = await makeListing(product, owner, { createdAt: now, expiresAt: now + HOUR_MS });
    for (let job = 0; job < 2; job++) await putEndingNotices(product.db, [id], now);
    expect(await countPushes(owner)).toBe(1);
  });

  test("are one for each notice, although others have news too", async () => {
    const [first, second, provider] = [
      await makePerson(product),
      await makePerson(product),
      await makeProvider(product),
    ];
    for (const owner of [first, second]) {
      await addBrowser(owner);
      const id = await makeRequest(product, owner, { createdAt: now, expiresAt: now + DAY_MS });
      await showInterest(provider, id, now);
    }
    expect([await countPushes(first), await countPushes(second)]).toEqual([1, 1]);
  });
});

describe("notices", () => {
  test("of the same thing add up while they are unread", async () => {
    const person = await makePerson(product);
    await putSearch(person, "1", 1_000, 2);
    await putSearch(person, "1", 2_000, 3);
    expect(await readNotices(product, person)).toMatchObject([{ createdAt: 2_000, details: { count: 5 } }]);
    await markRead(person, { until: 2_000 });
    await putSearch(person, "1", 3_000, 1);
    expect(await readNotices(product, person)).toMatchObject([{ isRead: false, details: { count: 1 } }]);
  });

  test("of a search are gone once it is deleted", async () => {
    const person = await makePerson(product);
    await putSearch(person, "1");
    expect(await countUnread(product, person)).toBe(1);
    await product.db.delete(savedSearches).where(eq(savedSearches.userId, person.id));
    expect([await readNotices(product, person), await countUnread(product, person)]).toEqual([[], 0]);
  });

  test("come in pages, newest first, and are read one by one or up to one", async () => {
    const [person, other] = [await makePerson(product), await makePerson(product)];
    for (let i = 1; i <= 25; i++) await putSearch(person, String(i), i);
    const first = (await product.query("notices.list", {}, person)).data as { items: unknown[]; nextCursor: string };
    expect(first.items).toMatchObject(Array.from({ length: 20 }, (_, i) => ({ createdAt: 25 - i })));
    const rest = (await product.query("notices.list", { cursor: first.nextCursor }, person)).data;
    expect(rest).toMatchObject({ items: [5, 4, 3, 2, 1].map((createdAt) => ({ createdAt })), nextCursor: null });
    const [newest] = await readNotices(product, person);
    await markRead(other, { id: newest?.id });
    await markRead(other, { until: Date.now() });
    expect(await countUnread(product, person)).toBe(25);
    await markRead(person, { id: newest?.id });
    expect(await countUnread(product, person)).toBe(24);
    await markRead(person, { until: 20 });
    expect(await countUnread(product, person)).toBe(4);
  });

  test("are kept for 60 days, and leave with the account", async () => {
    const person = await makePerson(product);
    const now = Date.now();
    await putSearch(person, "old", now - 60 * DAY_MS - 1);
    await putSearch(person, "new", now - 60 * DAY_MS + MINUTE_MS);
    await sweepNotices(product.db, now);
    expect(await rowsOf(person)).toMatchObject([{ subjectId: searchId(person, "new") }]);
    await product.db.delete(users).where(eq(users.id, person.id));
    expect(await rowsOf(person)).toEqual([]);
  });
});
