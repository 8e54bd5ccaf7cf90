import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { contactOpenings, hires, serviceRequests, users } from "../../../db/schema/index.ts";
import { INTEREST_STATES, OWN_INTERESTS_PAGE_SIZE } from "../../../src/features/hires/rules-interest.ts";
import type { OwnInterest } from "../../../src/features/hires/schemas-interest.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { DAY_MS, HOUR_MS } from "../../../src/shared/time.ts";
import { makeInterests } from "../../support/hires.ts";
import { blockPerson, makeProvider } from "../../support/network.ts";
import { makePerson, makeRequest, type Person, REQUEST_INPUT } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

interface Page {
  items: OwnInterest[];
  nextCursor: string | null;
}

async function pageOf(person: Person, input: { state?: string | null; cursor?: string } = {}): Promise<Page> {
  const { data } = await product.query("hires.interests", { state: null, ...input }, person);
  return data as Page;
}

const makePeople = async () => ({
  client: await makePerson(product),
  provider: await makeProvider(product),
  rival: await makeProvider(product),
});
type People = Awaited<ReturnType<typeof makePeople>>;

/** A request in which these people are interested. */
async function wanted(client: Person, people: readonly Person[], changes: Parameters<typeof makeRequest>[2] = {}) {
  const id = await makeRequest(product, client, changes);
  await makeInterests(product, id, people, { createdAt: Date.now() - (changes.ageMs ?? 0) });
  return id;
}

const look = (client: Person, requestId: string, provider: Person) =>
  product.mutate("hires.look", { requestId, providerId: provider.id }, client);
const openCard = (client: Person, { id }: Person) =>
  product.fetch(`/contato/cartao/${id}?ciente=sim`, { headers: { cookie: client.cookie } });

async function hire(client: Person, requestId: string, provider: Person, isConfirmed?: boolean): Promise<string> {
  const chosen = { requestId, providerId: provider.id };
  const { data } = await product.mutate("hires.propose", chosen, client);
  const { id } = data as { id: string };
  if (isConfirmed === undefined) return id;
  expect((await product.mutate("hires.answer", { id, isConfirmed }, provider)).error).toBeNull();
  return id;
}

/** Ends a hire: it is done, or is cancelled for a reason. */
const end = (person: Person, id: string, reason?: string) =>
  product.mutate(reason ? "hires.cancel" : "hires.finish", { id, reason }, person);

describe("what came of an interest", () => {
  test.each<[(typeof INTEREST_STATES)[number], (people: People, id: string) => Promise<unknown>]>([
    ["sent", async () => undefined],
    ["seen", ({ client, provider }, id) => look(client, id, provider)],
    ["contacted", ({ client, provider }) => openCard(client, provider)],
    ["asked", ({ client, provider }, id) => hire(client, id, provider)],
    ["hired", ({ client, provider }, id) => hire(client, id, provider, true)],
    ["done", ({ client, provider }, id) => hire(client, id, provider, true).then((made) => end(provider, made))],
    [
      "cancelled",
      ({ client, provider }, id) => hire(client, id, provider, true).then((made) => end(client, made, "Adiei a obra.")),
    ],
    ["other", ({ client, rival }, id) => hire(client, id, rival, true)],
    ["ended", ({ client }, id) => product.mutate("requests.setClosed", { id, closed: true }, client)],
  ])("is told: %s", async (state, happen) => {
    const people = await makePeople();
    const id = await wanted(people.client, [people.provider, people.rival]);
    await happen(people, id);
    expect((await pageOf(people.provider)).items).toMatchObject([
      { id, serviceType: REQUEST_INPUT.serviceType, state },
    ]);
    for (const other of INTEREST_STATES) {
      expect((await pageOf(people.provider, { state: other })).items.length).toBe(other === state ? 1 : 0);
    }
  });

  test("changes back if the hire is denied, and tells nothing of a hire that the other has not confirmed", async () => {
    const { client, provider, rival } = await makePeople();
    const id = await wanted(client, [provider, rival]);
    await hire(client, id, provider, false);
    await hire(client, id, rival);
    expect((await pageOf(provider)).items).toMatchObject([{ state: "sent" }]);
  });

  test("of an ended request still says what the client looked at", async () => {
    const { client, provider } = await makePeople();
    const id = await wanted(client, [provider]);
    await look(client, id, provider);
    await openCard(client, provider);
    await product.db.update(serviceRequests).set({ expiresAt: Date.now() }).where(eq(serviceRequests.id, id));
    expect((await pageOf(provider)).items).toMatchObject([{ state: "ended", isSeen: true, hasOpenedContact: true }]);
  });

  test("counts only what the client opened after the interest", async () => {
    const { client, provider, rival } = await makePeople();
    const now = Date.now();
    const opening = { ownerId: provider.id, subjectId: provider.id, kind: "card", way: "whatsapp" } as const;
    await product.db.insert(contactOpenings).values([
      { ...opening, id: newId(now - HOUR_MS), openedBy: client.id, createdAt: now - HOUR_MS },
      { ...opening, id: newId(now + HOUR_MS), openedBy: rival.id, createdAt: now + HOUR_MS },
      { ...opening, id: newId(now + HOUR_MS), openedBy: client.id, createdAt: now + HOUR_MS, kind: "listing" },
    ]);
    await wanted(client, [provider]);
    expect((await pageOf(provider)).items).toMatchObject([{ state: "sent", hasOpenedContact: false }]);
  });

  test("is not told of clients who blocked the person, nor of hidden requests", async () => {
    const { client, provider, rival } = await makePeople();
    const id = await wanted(client, [provider, rival], { ageMs: HOUR_MS });
    await hire(client, id, rival, true);
    await blockPerson(product, client, provider);
    await wanted(client, [provider], { hiddenBecause: "decision" });
    expect((await pageOf(provider)).items).toMatchObject([{ id, state: "sent" }]);
  });
});

test("a list of interests has one's own alone, the newest request first, page by page", async () => {
  const { client, provider, rival } = await makePeople();
  const ids: string[] = [];
  for (let age = OWN_INTERESTS_PAGE_SIZE + 2; age > 0; age--) {
    ids.unshift(await wanted(client, [provider], { ageMs: age * 1000 }));
  }
  await wanted(client, [rival]);
  const first = await pageOf(provider);
  const second = await pageOf(provider, { cursor: first.nextCursor ?? "" });
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
  expect([first.items.length, second.nextCursor]).toEqual([OWN_INTERESTS_PAGE_SIZE, null]);
  expect((await pageOf(client)).items).toEqual([]);
});

test("people with premium may contact the clients of open requests from the list", async () => {
  const client = await makePerson(product);
  const [premium, free] = [await makePerson(product, { provider: true, premium: true }), await makeProvider(product)];
  await wanted(client, [premium, free], { ageMs: 3 * DAY_MS });
  await wanted(client, [premium, free]);
  const isReachable = async (person: Person) => (await pageOf(person)).items.map((interest) => interest.isReachable);
  expect(await isReachable(premium)).toEqual([true, false]);
  expect(await isReachable(free)).toEqual([false, false]);
  await blockPerson(product, client, premium);
  expect(await isReachable(premium)).toEqual([false, false]);
});

describe("what the others offered", () => {
  const offer = async (id: string, people: readonly Person[], minPriceCents: number | null, maxPriceCents = 0) =>
    makeInterests(product, id, people, { minPriceCents, maxPriceCents: maxPriceCents || null });
  const offeredTo = async (person: Person) => (await pageOf(person)).items[0]?.offered;

  test("is told as a range of at least five other people with a price", async () => {
    const { client, provider, rival } = await makePeople();
    const id = await makeRequest(product, client);
    const others = await Promise.all([1, 2, 3, 4, 5].map(() => makePerson(product)));
    await offer(id, [provider], 999_900);
    await offer(id, [rival], null);
    await offer(id, others.slice(0, 2), 61_000);
    await offer(id, others.slice(2, 4), 70_100, 90_000);
    expect(await offeredTo(provider)).toBeNull();
    await offer(id, others.slice(4), null, 123_400);
    expect(await offeredTo(provider)).toEqual({ minCents: 60_000, maxCents: 85_000 });
    // Of one's own price nothing is in the range, but it is in that of the others.
    expect(await offeredTo(others[4]!)).toEqual({ minCents: 60_000, maxCents: 85_000 });
    await product.db.update(users).set({ blockedAt: 1 }).where(eq(users.id, others[0]!.id));
    expect(await offeredTo(provider)).toBeNull();
  });

  test("is all that the list tells of other people", async () => {
    const { client, provider, rival } = await makePeople();
    const id = await wanted(client, [provider, rival]);
    await hire(client, id, rival, true);
    const { text } = await product.query("hires.interests", { state: null }, provider);
    for (const secret of [rival.id, rival.name, rival.phone, client.id, REQUEST_INPUT.contactPhone]) {
      expect(text).not.toContain(secret);
    }
    expect(await product.db.select().from(hires).where(eq(hires.requestId, id))).toHaveLength(1);
  });
});
