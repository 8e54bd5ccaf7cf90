import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  credentials,
  personBlocks,
  professionalProfiles,
  profiles,
  serviceRequestInterests,
  users,
} from "../../../db/schema/index.ts";
import { INTERESTED_PAGE_SIZE } from "../../../src/features/hires/rules.ts";
import type { InterestedPerson } from "../../../src/features/hires/schemas.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { makeCertificate } from "../../support/certificates.ts";
import { makeInterests } from "../../support/hires.ts";
import { makeConnection, makeProvider } from "../../support/network.ts";
import { makePerson, makeRequest, type Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

interface Page {
  items: InterestedPerson[];
  nextCursor: string | null;
  canHire: boolean;
}

const interested = (person: Person, requestId: string, cursor: string | null = null) =>
  product.query("hires.interested", { requestId, cursor }, person);
const pageOf = async (person: Person, requestId: string) => (await interested(person, requestId)).data as Page;
const describeInterest = (person: Person, id: string, changes: Record<string, unknown> = {}) =>
  product.mutate(
    "requests.describeInterest",
    { id, note: "Posso começar na segunda.", minPriceCents: 80_000, maxPriceCents: 120_000, ...changes },
    person,
  );

describe("what an interested person adds", () => {
  test("is for the owner and themselves alone", async () => {
    const [owner, provider, rival] = [
      await makePerson(product),
      await makeProvider(product),
      await makeProvider(product),
    ];
    const id = await makeRequest(product, owner);
    await makeInterests(product, id, [provider, rival]);
    expect((await describeInterest(provider, id)).error).toBeNull();
    const { items } = await pageOf(owner, id);
    expect(items).toMatchObject([
      { providerId: rival.id, note: "", minPriceCents: null, maxPriceCents: null },
      { providerId: provider.id, note: "Posso começar na segunda.", minPriceCents: 80_000, maxPriceCents: 120_000 },
    ]);
    const detail = await product.query("requests.byId", { id }, provider);
    expect(detail.data).toMatchObject({
      ownNote: "Posso começar na segunda.",
      ownMinPriceCents: 80_000,
      ownMaxPriceCents: 120_000,
      isSeen: false,
    });
    for (const other of [rival, owner]) {
      const seen = await product.query("requests.byId", { id }, other);
      expect(seen.text).not.toContain("segunda");
    }
  });

  test("needs interest in an open request, and a range that is none the wrong way round", async () => {
    const [owner, provider, other] = [
      await makePerson(product),
      await makeProvider(product),
      await makeProvider(product),
    ];
    const [id, expired] = [await makeRequest(product, owner), await makeRequest(product, owner, { ageMs: 3 * DAY_MS })];
    await makeInterests(product, id, [provider]);
    await makeInterests(product, expired, [provider]);
    expect((await describeInterest(other, id)).error?.code).toBe("hire.not_interested");
    expect((await describeInterest(owner, id)).error?.code).toBe("request.not_found");
    expect((await describeInterest(provider, expired)).error?.code).toBe("request.expired");
    expect((await describeInterest(provider, crypto.randomUUID())).error?.code).toBe("request.not_found");
    expect((await describeInterest(provider, id, { maxPriceCents: 1 })).error?.fields).toHaveProperty("maxPriceCents");
    expect((await describeInterest(provider, id, { note: "x".repeat(201) })).error?.fields).toHaveProperty("note");
    expect(
      (await describeInterest(provider, id, { note: "", minPriceCents: null, maxPriceCents: 5 })).error,
    ).toBeNull();
    const hidden = await makeRequest(product, owner, { hiddenBecause: "decision" });
    await makeInterests(product, hidden, [provider]);
    expect((await describeInterest(provider, hidden)).error?.code).toBe("request.not_found");
  });
});

describe("the list of interested people", () => {
  test("shows the card's facts, the connections in common, and whether they serve the city", async () => {
    const [owner, friend, stranger] = [
      await makePerson(product),
      await makeProvider(product),
      await makePerson(product),
    ];
    const card = {
      profession: "Azulejista",
      serviceRegions: ["Campo Grande (Capital)"],
      averageRating: 4.5,
      totalRatings: 2,
    };
    const near = await makeProvider(product, { name: "Perto", card });
    const far = await makeProvider(product, { name: "Longe" });
    const whole = await makeProvider(product, { name: "Todo", card: { wholeState: true, serviceRegions: [] } });
    const client = await makePerson(product, { name: "Só cliente" });
    await makeConnection(product, owner, friend, { status: "accepted" });
    await makeConnection(product, near, friend, { status: "accepted" });
    await makeConnection(product, owner, stranger);
    await makeConnection(product, near, stranger, { status: "accepted" });
    await product.db.insert(credentials).values([
      { userId: near.id, kind: "crea", number: "1", status: "confirmed", createdAt: 1, decidedAt: 2 },
      { userId: near.id, kind: "cau", number: "2", status: "pending", createdAt: 1 },
    ]);
    await makeCertificate(product, near.id, { code: "BCDFG23456" });
    const id = await makeRequest(product, owner);
    await makeInterests(product, id, [near, far, whole, client]);
    const page = await pageOf(owner, id);
    expect(page).toMatchObject({ canHire: true, nextCursor: null });
    expect(page.items).toMatchObject([
      { name: "Só cliente", servesCity: false, slug: null, hasWhatsapp: false, profession: null, totalRatings: 0 },
      { name: "Todo", servesCity: true },
      { name: "Longe", servesCity: false, connectionsInCommon: 0, credentials: [], badges: [], hasWhatsapp: true },
      {
        name: "Perto",
        servesCity: true,
        connectionsInCommon: 1,
        credentials: ["crea"],
        badges: [{ courseId: "fundamentos", code: "BCDFG23456" }],
        profession: "Azulejista",
        averageRating: 4.5,
        totalRatings: 2,
        hire: null,
      },
    ]);
  });

  test("pages through three hundred people, newest first, in two round trips each", async () => {
    const owner = await makePerson(product);
    const [one, many] = [await makeRequest(product, owner), await makeRequest(product, owner)];
    const people = await Promise.all(Array.from({ length: 300 }, () => makePerson(product, { provider: true })));
    await makeInterests(product, one, people.slice(0, 1));
    await makeInterests(product, many, people);
    // As many as come in one millisecond.
    await product.db
      .update(serviceRequestInterests)
      .set({ createdAt: 5 })
      .where(and(eq(serviceRequestInterests.serviceRequestId, many), eq(serviceRequestInterests.note, "")));
    expect((await interested(owner, one)).roundTrips).toBe(2);
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const answer = await interested(owner, many, cursor);
      const page = answer.data as Page;
      expect([answer.roundTrips, page.items.length]).toEqual([2, INTERESTED_PAGE_SIZE]);
      found.push(...page.items.map(({ providerId }) => providerId));
      cursor = page.nextCursor;
    } while (cursor);
    expect(found).toEqual(
      people
        .map(({ id }) => id)
        .sort()
        .reverse(),
    );
  });

  test("is the owner's alone, and has no contact in it", async () => {
    const [owner, provider, rival] = [
      await makePerson(product),
      await makeProvider(product, {
        phone: "67912345678",
        email: "canario@exemplo.com",
        card: { instagram: "canario.insta" },
      }),
      await makeProvider(product, { premium: true }),
    ];
    const admin = await makePerson(product, { admin: true });
    const id = await makeRequest(product, owner);
    await makeInterests(product, id, [provider, rival], { note: "Canário no canto", minPriceCents: 424_242 });
    const answer = await interested(owner, id);
    for (const secret of [provider.phone, provider.email, "canario.insta", rival.email, rival.phone]) {
      expect(answer.text).not.toContain(secret);
    }
    for (const other of [provider, rival, admin]) {
      expect((await interested(other, id)).error?.code).toBe("request.not_found");
    }
    const answersToRival = [
      await product.query("requests.byId", { id }, rival),
      await product.query("requests.list", { serviceType: null }, rival),
      await product.query("hires.mine", { side: "provider" }, rival),
      await product.query("hires.outcome", { requestId: id }, rival),
      await product.mutate("hires.look", { requestId: id, providerId: provider.id }, rival),
    ];
    for (const { text } of answersToRival) {
      for (const secret of [provider.id, provider.name, provider.phone, provider.email])
        expect(text).not.toContain(secret);
    }
  });

  test("leaves out blocked and hidden people, and those who blocked the owner or are blocked by them", async () => {
    const owner = await makePerson(product);
    const people = await Promise.all(Array.from({ length: 5 }, () => makeProvider(product)));
    const [blocked, hidden, blocker, unwanted, shown] = people as [Person, Person, Person, Person, Person];
    const id = await makeRequest(product, owner);
    await makeInterests(product, id, people);
    await product.db.update(users).set({ blockedAt: 1 }).where(eq(users.id, blocked.id));
    await product.db
      .update(professionalProfiles)
      .set({ hiddenBecause: "decision" })
      .where(eq(professionalProfiles.userId, hidden.id));
    await product.db.insert(personBlocks).values([
      { blockerId: blocker.id, blockedId: owner.id, createdAt: 1 },
      { blockerId: owner.id, blockedId: unwanted.id, createdAt: 1 },
    ]);
    expect((await pageOf(owner, id)).items.map(({ providerId }) => providerId)).toEqual([shown.id]);
    const byId = async (person: Person) => (await product.query("requests.byId", { id }, person)).data;
    expect([await byId(owner), await byId(shown)]).toMatchObject([{ interestCount: 1 }, { interestCount: 5 }]);
    const mine = await product.query("requests.mine", undefined, owner);
    expect(mine.data).toMatchObject([{ id, interestCount: 1 }]);
    for (const person of [blocked, hidden, blocker, unwanted]) {
      const answer = await product.mutate("hires.propose", { requestId: id, providerId: person.id }, owner);
      expect(answer.error?.code).toBe("hire.not_interested");
    }
  });

  test("leads to a card only if there is one for everybody", async () => {
    const [owner, complete] = [await makePerson(product), await makeProvider(product)];
    const unfinished = await makePerson(product, { provider: true, card: { specialties: [] } });
    const id = await makeRequest(product, owner);
    await makeInterests(product, id, [complete, unfinished]);
    const slugs = (await pageOf(owner, id)).items.map(({ providerId, slug }) => [providerId, slug]);
    expect(Object.fromEntries(slugs)).toEqual({ [complete.id]: `pessoa-${complete.id}`, [unfinished.id]: null });
  });

  test("records once that the owner looked at a card, which its provider then sees", async () => {
    const [owner, provider, other] = [
      await makePerson(product),
      await makeProvider(product),
      await makeProvider(product),
    ];
    const id = await makeRequest(product, owner);
    await makeInterests(product, id, [provider]);
    const look = (person: Person, providerId: string) =>
      product.mutate("hires.look", { requestId: id, providerId }, person);
    expect((await look(other, provider.id)).error?.code).toBe("request.not_found");
    expect((await look(owner, other.id)).error?.code).toBe("hire.not_interested");
    await look(owner, provider.id);
    const [first] = (await pageOf(owner, id)).items;
    await look(owner, provider.id);
    expect((await pageOf(owner, id)).items).toEqual([first]);
    expect(first?.seenAt).toBeGreaterThan(0);
    const { data } = await product.query("requests.byId", { id }, provider);
    expect(data).toMatchObject({ isSeen: true });
  });

  test("names people as their profile does now", async () => {
    const [owner, provider] = [await makePerson(product), await makeProvider(product)];
    const id = await makeRequest(product, owner);
    await makeInterests(product, id, [provider]);
    const long = "Construtora ".repeat(7).trim().slice(0, 80);
    await product.db.update(profiles).set({ name: long }).where(eq(profiles.id, provider.id));
    expect((await pageOf(owner, id)).items).toMatchObject([{ name: long }]);
  });
});
