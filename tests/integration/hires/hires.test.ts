import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  hires,
  outbox,
  professionalProfiles,
  profiles,
  rateLimits,
  ratings,
  serviceRequests,
} from "../../../db/schema/index.ts";
import { HIRE_PERIOD_MS, HIRES_PAGE_SIZE, PROPOSE_LIMITS } from "../../../src/features/hires/rules.ts";
import type { HireView } from "../../../src/features/hires/schemas.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { ofPerson, rateLimitKey } from "../../../src/platform/limits/rate-limit.ts";
import { DAY_MS, MINUTE_MS } from "../../../src/shared/time.ts";
import { AGREEMENT_TEXT, makeHire, makeInterests } from "../../support/hires.ts";
import { blockPerson, makeProvider } from "../../support/network.ts";
import { makePerson, makeRequest, type Person, REQUEST_INPUT } from "../../support/people.ts";
import { eventually, sharedProduct, untilServed } from "../../support/product.ts";

const product = sharedProduct();

const propose = (owner: Person, requestId: string, providerId: string) =>
  product.mutate("hires.propose", { requestId, providerId }, owner);
const answerHire = (provider: Person, id: string, isConfirmed: boolean) =>
  product.mutate("hires.answer", { id, isConfirmed }, provider);
const withdraw = (owner: Person, id: string) => product.mutate("hires.withdraw", { id }, owner);
const mine = async (person: Person, side: "client" | "provider", cursor: string | null = null) =>
  (await product.query("hires.mine", { side, cursor }, person)).data as {
    items: HireView[];
    nextCursor: string | null;
  };
const idOf = (answer: { data: unknown }) => (answer.data as { id: string }).id;
const rowsOf = (requestId: string) => product.db.select().from(hires).where(eq(hires.requestId, requestId));
const mailsOf = async (hireId: string) =>
  (await product.db.select().from(outbox))
    .filter(({ payload }) => payload["hireId"] === hireId)
    .map(({ payload }) => payload["notice"])
    .sort();

/** An owner with a request, and providers who are interested in it. */
async function prepare(count: number, ageMs = 0) {
  const owner = await makePerson(product);
  const providers = await Promise.all(Array.from({ length: count }, () => makeProvider(product)));
  const requestId = await makeRequest(product, owner, { ageMs });
  await makeInterests(product, requestId, providers);
  return { owner, providers: providers as [Person, ...Person[]], requestId };
}

describe("a proposed hire", () => {
  test("is mailed to the provider, seen by both, and confirmed once, which tells the client", async () => {
    const { owner, providers, requestId } = await prepare(2);
    const [provider, rival] = providers;
    const proposed = await propose(owner, requestId, provider.id);
    expect(proposed.data).toMatchObject({ status: "proposed" });
    const id = idOf(proposed);
    const [asked] = await product.mails(provider.email);
    expect(asked?.subject).toBe("Você foi contratado? Confirme no Portal da Construção");
    expect(asked?.text).toContain(`${owner.name} informou`);
    expect(asked?.text).toContain("/provider-contracts");
    expect((await mine(owner, "client")).items).toMatchObject([
      {
        id,
        side: "client",
        requestId,
        city: REQUEST_INPUT.city,
        status: "proposed",
        personId: provider.id,
        personName: provider.name,
        hasWhatsapp: true,
      },
    ]);
    expect((await mine(provider, "provider")).items).toMatchObject([
      {
        id,
        side: "provider",
        status: "proposed",
        personId: owner.id,
        answeredAt: null,
        agreement: "none",
        hasWhatsapp: false,
      },
    ]);
    expect([await mine(rival as Person, "provider"), await mine(owner, "provider")]).toEqual([
      { items: [], nextCursor: null },
      { items: [], nextCursor: null },
    ]);
    const confirmed = await answerHire(provider, id, true);
    expect(confirmed.data).toEqual({ id, status: "confirmed" });
    expect((await answerHire(provider, id, true)).data).toEqual({ id, status: "confirmed" });
    expect((await answerHire(provider, id, false)).error?.code).toBe("hire.answered");
    expect((await product.mails(owner.email))[0]?.subject).toBe("Sua contratação foi confirmada");
    expect(await mailsOf(id)).toEqual(["confirmed", "proposed"]);
    const [request] = await product.db.select().from(serviceRequests).where(eq(serviceRequests.id, requestId));
    expect(request).toMatchObject({ outcome: "hired" });
    expect((await withdraw(owner, id)).error?.code).toBe("hire.not_found");
  });

  test("that is denied frees the request for another, but not for the same person", async () => {
    const { owner, providers, requestId } = await prepare(2);
    const [first, second] = providers as [Person, Person];
    const id = idOf(await propose(owner, requestId, first.id));
    expect((await propose(owner, requestId, second.id)).error?.code).toBe("hire.exists");
    expect((await answerHire(first, id, false)).data).toEqual({ id, status: "denied" });
    expect((await product.mails(owner.email))[0]?.subject).toBe("Sua contratação não foi confirmada");
    expect((await propose(owner, requestId, first.id)).error?.code).toBe("hire.answered");
    expect((await propose(owner, requestId, second.id)).data).toMatchObject({ status: "proposed" });
    const [request] = await product.db.select().from(serviceRequests).where(eq(serviceRequests.id, requestId));
    expect(request?.outcome).toBeNull();
  });

  test("that is confirmed makes the request hired, until its owner looks for more people", async () => {
    const { owner, providers, requestId } = await prepare(3);
    const [first, second, third] = providers as [Person, Person, Person];
    const stateOf = async (person: Person) =>
      (await product.query("requests.byId", { id: requestId }, person)).data as { isHired: boolean };
    const canHire = async () =>
      ((await product.query("hires.interested", { requestId }, owner)).data as { canHire: boolean }).canHire;
    const seekMore = (person: Person) => product.mutate("requests.seekMore", { id: requestId }, person);
    const id = idOf(await propose(owner, requestId, first.id));
    expect([await stateOf(second), await canHire()]).toMatchObject([{ isHired: false }, false]);
    await answerHire(first, id, true);
    expect([await stateOf(second), await stateOf(owner)]).toMatchObject([{ isHired: true }, { isHired: true }]);
    expect([(await mine(owner, "client")).items, (await mine(first, "provider")).items]).toMatchObject([
      [{ asksForMore: true }],
      [{ asksForMore: false }],
    ]);
    expect([(await propose(owner, requestId, second.id)).error?.code, await canHire()]).toEqual(["hire.exists", false]);
    expect((await seekMore(first)).error?.code).toBe("request.not_found");
    for (const _ of [1, 2]) expect((await seekMore(owner)).error).toBeNull();
    expect([await stateOf(second), await canHire()]).toMatchObject([{ isHired: false }, true]);
    expect((await mine(owner, "client")).items).toMatchObject([{ asksForMore: false }]);
    const more = idOf(await propose(owner, requestId, second.id));
    expect((await propose(owner, requestId, third.id)).error?.code).toBe("hire.exists");
    await answerHire(second, more, true);
    expect(await stateOf(third)).toMatchObject({ isHired: true });
    await product.mutate("requests.setClosed", { id: requestId, closed: true }, owner);
    expect((await mine(owner, "client")).items).toMatchObject([{ asksForMore: false }, { asksForMore: false }]);
    expect((await seekMore(owner)).error?.code).toBe("request.not_found");
  });

  test("can be withdrawn by its owner until it is answered, and proposed again", async () => {
    const { owner, providers, requestId } = await prepare(1);
    const [provider] = providers;
    const id = idOf(await propose(owner, requestId, provider.id));
    expect((await withdraw(provider, id)).error?.code).toBe("hire.not_found");
    expect((await withdraw(owner, id)).error).toBeNull();
    expect((await answerHire(provider, id, true)).error?.code).toBe("hire.not_found");
    expect(idOf(await propose(owner, requestId, provider.id))).not.toBe(id);
  });

  test("is answered by its provider alone", async () => {
    const { owner, providers, requestId } = await prepare(2);
    const [provider, rival] = providers as [Person, Person];
    const id = idOf(await propose(owner, requestId, provider.id));
    const admin = await makePerson(product, { admin: true });
    for (const other of [owner, rival, admin]) {
      expect((await answerHire(other, id, true)).error?.code).toBe("hire.not_found");
    }
    expect(await rowsOf(requestId)).toMatchObject([{ status: "proposed", answeredAt: null }]);
  });

  test("is refused for strangers, others' requests, hidden ones, and a month after expiry", async () => {
    const { owner, providers, requestId } = await prepare(1);
    const [provider] = providers;
    const stranger = await makeProvider(product);
    expect((await propose(owner, requestId, stranger.id)).error?.code).toBe("hire.not_interested");
    expect((await propose(owner, requestId, owner.id)).error?.code).toBe("hire.not_interested");
    expect((await propose(stranger, requestId, provider.id)).error?.code).toBe("request.not_found");
    const late = await prepare(1, 2 * DAY_MS + HIRE_PERIOD_MS);
    const { id } = late.providers[0];
    expect((await propose(late.owner, late.requestId, id)).error?.code).toBe("hire.too_late");
    const inTime = await prepare(1, 2 * DAY_MS + HIRE_PERIOD_MS - MINUTE_MS);
    expect((await propose(inTime.owner, inTime.requestId, inTime.providers[0].id)).error).toBeNull();
    await product.db
      .update(serviceRequests)
      .set({ hiddenBecause: "decision" })
      .where(eq(serviceRequests.id, requestId));
    expect((await propose(owner, requestId, provider.id)).error?.code).toBe("request.not_found");
    expect(await rowsOf(requestId)).toEqual([]);
  });

  test("counts towards a daily limit even if it was withdrawn", async () => {
    const { owner, providers, requestId } = await prepare(1);
    const [limit] = PROPOSE_LIMITS as [(typeof PROPOSE_LIMITS)[number]];
    const key = rateLimitKey(limit, ofPerson(owner.id));
    await product.db
      .insert(rateLimits)
      .values({ key, count: limit.max - 1, windowEndsAt: Date.now() + limit.windowMs });
    const id = idOf(await propose(owner, requestId, providers[0].id));
    expect(idOf(await propose(owner, requestId, providers[0].id))).toBe(id);
    await withdraw(owner, id);
    const refused = await propose(owner, requestId, providers[0].id);
    expect(refused.error).toMatchObject({ code: "rate_limited", params: { retryAt: expect.any(String) } });
  });

  test("stands when the two people block each other afterwards, and can still be answered", async () => {
    const { owner, providers, requestId } = await prepare(1);
    const [provider] = providers;
    const id = idOf(await propose(owner, requestId, provider.id));
    await blockPerson(product, provider, owner);
    expect((await answerHire(provider, id, true)).data).toMatchObject({ status: "confirmed" });
    expect((await mine(owner, "client")).items).toMatchObject([{ id, status: "confirmed" }]);
  });
});

describe("fifty parallel calls", () => {
  test("that propose the same person make one hire with one mail", async () => {
    const { owner, providers, requestId } = await prepare(1);
    const proposed = () => untilServed(() => propose(owner, requestId, providers[0].id));
    const answers = await Promise.all(Array.from({ length: 50 }, proposed));
    const rows = await rowsOf(requestId);
    expect(rows).toHaveLength(1);
    expect(new Set(answers.map(idOf))).toEqual(new Set([rows[0]?.id]));
    expect(await mailsOf(rows[0]?.id ?? "")).toEqual(["proposed"]);
  });
});

test("a hire leads to the other person's card, if there is one to see", async () => {
  const [client, provider] = [await makePerson(product), await makeProvider(product)];
  await makeHire(product, client, provider);
  const slugs = async (person: Person, side: "client" | "provider") =>
    (await mine(person, side)).items.map(({ personSlug }) => personSlug);
  const [profile] = await product.db.select().from(profiles).where(eq(profiles.id, provider.id));
  expect(await slugs(client, "client")).toEqual([profile?.nameSlug]);
  expect(await slugs(provider, "provider")).toEqual([null]);
  await product.db
    .update(professionalProfiles)
    .set({ hiddenBecause: "decision" })
    .where(eq(professionalProfiles.userId, provider.id));
  expect(await slugs(client, "client")).toEqual([null]);
});

test("hires are listed newest first, in pages, with what became of their ratings and agreement", async () => {
  const [client, provider] = [await makePerson(product), await makeProvider(product)];
  const now = Date.now();
  const ids = Array.from({ length: HIRES_PAGE_SIZE + 5 }, (_, i) => newId(now + i));
  await product.db.insert(hires).values(
    ids.map((id) => ({
      id,
      serviceType: "Pintura predial",
      clientId: client.id,
      providerId: provider.id,
      status: "confirmed" as const,
      createdAt: now,
      answeredAt: now,
    })),
  );
  const [newest = ""] = ids.toReversed();
  await product.db.insert(ratings).values({
    id: newId(now),
    hireId: newest,
    evaluatorId: client.id,
    evaluatorType: "client",
    evaluatedId: provider.id,
    evaluatedType: "service_provider",
    stars: 5,
    comment: "Muito bom",
    createdAt: now,
  });
  const first = await mine(client, "client");
  const second = await mine(client, "client", first.nextCursor);
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids.toReversed());
  expect(second.nextCursor).toBeNull();
  expect(first.items[0]).toMatchObject({ hasRated: true, isRevealed: false, requestId: null });
  const [seen] = (await mine(provider, "provider")).items;
  expect(seen).toMatchObject({ id: newest, hasRated: false, isRevealed: false });
  await product.db.update(ratings).set({ revealedAt: now }).where(eq(ratings.hireId, newest));
  expect((await mine(provider, "provider")).items[0]).toMatchObject({ isRevealed: true });
});

test("a hire outlives its request", async () => {
  const [client, provider] = [await makePerson(product), await makeProvider(product)];
  const { id, requestId } = await makeHire(product, client, provider);
  await product.mutate("requests.delete", { id: requestId }, client);
  expect((await mine(provider, "provider")).items).toMatchObject([{ id, requestId: null, status: "confirmed" }]);
});

test("the data export has one's hires, agreements and interests, whichever side one is on", async () => {
  const [client, provider, other] = [
    await makePerson(product),
    await makePerson(product, { premium: true }),
    await makePerson(product),
  ];
  const { id, requestId } = await makeHire(product, client, provider);
  await makeHire(product, other, await makeProvider(product, { name: "Canário alheio" }));
  await product.mutate("hires.saveAgreement", { hireId: id, text: AGREEMENT_TEXT }, client);
  const exported = async (person: Person) => product.mutate("profiles.exportData", {}, person);
  const [ofClient, ofProvider] = [await exported(client), await exported(provider)];
  const agreement = { what: AGREEMENT_TEXT.what, parts: AGREEMENT_TEXT.parts, acceptedAt: null };
  expect(ofClient.data).toMatchObject({
    requests: [{ city: REQUEST_INPUT.city, outcome: null }],
    hires: [{ name: provider.name, isHiredByMe: true, status: "confirmed" }],
    agreements: [{ ...agreement, isWrittenByMe: true }],
  });
  expect(ofProvider.data).toMatchObject({
    interests: [{ serviceRequestId: requestId, note: "", seenAt: null }],
    hires: [{ name: client.name, isHiredByMe: false }],
    agreements: [{ ...agreement, isWrittenByMe: false }],
  });
  for (const { text } of [ofClient, ofProvider]) expect(text).not.toContain("Canário alheio");
});

test("proposing, withdrawing and proposing again sends one mail a day to the same provider", async () => {
  const { owner, providers, requestId } = await prepare(2);
  const [provider, other] = providers as [Person, Person];
  for (let n = 0; n < 4; n++) await withdraw(owner, idOf(await propose(owner, requestId, provider.id)));
  await propose(owner, requestId, other.id);
  const mailed = (await product.db.select().from(outbox)).filter(({ kind }) => kind === "mail.hire");
  const countOf = ({ id }: Person) => mailed.filter(({ payload }) => payload["userId"] === id).length;
  expect([countOf(provider), countOf(other)]).toEqual([1, 1]);
});

test("no mail goes out about a proposal that was withdrawn before its delivery", async () => {
  const { owner, providers, requestId } = await prepare(1);
  const [provider] = providers;
  const id = idOf(await propose(owner, requestId, provider.id));
  await product.mails(provider.email);
  await withdraw(owner, id);
  // As after a failed delivery.
  const pending = (await product.db.select().from(outbox)).filter(({ payload }) => payload["hireId"] === id);
  for (const row of pending) {
    await product.db.update(outbox).set({ deliveredAt: null, nextAttemptAt: 0 }).where(eq(outbox.id, row.id));
  }
  await product.stack.worker.scheduled();
  await eventually(async () => {
    const own = (await product.db.select().from(outbox)).filter(({ payload }) => payload["hireId"] === id);
    const left = own.filter(({ deliveredAt }) => deliveredAt === null);
    return left.length === 0 || undefined;
  }, "the delivery");
  expect(await product.mails(provider.email)).toHaveLength(1);
});
