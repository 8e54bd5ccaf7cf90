import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { alertSettings, serviceRequestInterests, serviceRequests, users } from "../../../db/schema/index.ts";
import type { InterestedOrder } from "../../../src/features/hires/rules-interest.ts";
import type { InterestedPage } from "../../../src/features/hires/schemas.ts";
import type { OwnInterest } from "../../../src/features/hires/schemas-interest.ts";
import type { RequestDetail } from "../../../src/features/requests/schemas.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { makeHire, makeInterests } from "../../support/hires.ts";
import { blockPerson, makeProvider } from "../../support/network.ts";
import { readNotices } from "../../support/notices.ts";
import { makePerson, makeRequest, type Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

async function pageOf(person: Person, requestId: string, order?: InterestedOrder): Promise<InterestedPage> {
  const { data } = await product.query("hires.interested", { requestId, order }, person);
  return data as InterestedPage;
}

async function ownInterest(person: Person): Promise<OwnInterest | undefined> {
  const { data } = await product.query("hires.interests", { state: null }, person);
  return (data as { items: OwnInterest[] }).items[0];
}

const call = async (person: Person, path: string, input: object) =>
  (await product.mutate(`hires.${path}`, input, person)).error?.code;
const setInterest = async (person: Person, id: string, interested: boolean) =>
  (await product.mutate("requests.setInterest", { id, interested }, person)).error?.code;
/** What the person reads in the request's detail. */
const answerIn = async (person: Person, id: string) =>
  ((await product.query("requests.byId", { id }, person)).data as RequestDetail).answer;
const kindsOf = async (person: Person) => (await readNotices(product, person)).map(({ kind }) => kind);

const makePeople = async () => ({
  owner: await makePerson(product),
  provider: await makeProvider(product),
  rival: await makeProvider(product),
});

describe("the people who are interested", () => {
  test("are sorted as the owner likes, those who were declined last", async () => {
    const owner = await makePerson(product);
    const city = { serviceRegions: ["Campo Grande (Capital)"] };
    const people = {
      near: await makeProvider(product, { card: { ...city, averageRating: 4, totalRatings: 1 } }),
      best: await makeProvider(product, { card: { averageRating: 5, totalRatings: 3 } }),
      cheap: await makeProvider(product),
      silent: await makeProvider(product, { card: city }),
      declined: await makeProvider(product, { card: { ...city, averageRating: 5, totalRatings: 9 } }),
    };
    for (const client of [await makePerson(product), await makePerson(product)]) {
      await makeHire(product, client, people.silent);
      await makeHire(product, client, people.silent);
    }
    await makeHire(product, owner, people.best);
    const id = await makeRequest(product, owner);
    await makeInterests(product, id, [people.near], { minPriceCents: 30_000, createdAt: 1 });
    await makeInterests(product, id, [people.best], { minPriceCents: 20_000, maxPriceCents: 60_000, createdAt: 2 });
    await makeInterests(product, id, [people.cheap], { maxPriceCents: 10_000, createdAt: 3 });
    await makeInterests(product, id, [people.silent], { createdAt: 4 });
    await makeInterests(product, id, [people.declined], { minPriceCents: 1, createdAt: 5, declinedAt: 5 });
    const namesBy = new Map(Object.entries(people).map(([name, person]) => [person.id, name]));
    const sorted = async (order?: InterestedOrder) =>
      (await pageOf(owner, id, order)).items.map(({ providerId }) => namesBy.get(providerId));
    expect(await sorted()).toEqual(["silent", "cheap", "best", "near", "declined"]);
    expect(await sorted("fitting")).toEqual(["near", "silent", "best", "cheap", "declined"]);
    expect(await sorted("price")).toEqual(["cheap", "near", "best", "silent", "declined"]);
    expect(await sorted("rating")).toEqual(["best", "near", "silent", "cheap", "declined"]);
    expect(await sorted("hires")).toEqual(["silent", "best", "cheap", "near", "declined"]);
    const { items } = await pageOf(owner, id, "hires");
    expect(items.map(({ hiredBy }) => hiredBy)).toEqual([2, 1, 0, 0, 0]);
  });
});

describe("typical prices", () => {
  const offer = (id: string, people: readonly Person[], minPriceCents: number) =>
    makeInterests(product, id, people, { minPriceCents });

  test("are told from what five people offered others, each counted once", async () => {
    const { owner, provider } = await makePeople();
    const serviceType = `Serviço raro ${crypto.randomUUID()}`;
    const [own, own2] = [
      await makeRequest(product, owner, { serviceType }),
      await makeRequest(product, owner, { serviceType }),
    ];
    const people = await Promise.all([1, 2, 3, 4, 5].map(() => makePerson(product)));
    // The owner knows what was offered to them.
    await offer(own, people, 90_000);
    await offer(own2, people, 90_000);
    const open = await makeRequest(product, provider, { serviceType });
    const ended = await makeRequest(product, provider, { serviceType, ageMs: 3 * DAY_MS, status: "expired" });
    await offer(open, people.slice(0, 4), 40_000);
    await offer(ended, people.slice(0, 4), 60_000);
    expect((await pageOf(owner, own)).typical).toBeNull();
    await offer(ended, people.slice(4), 50_000);
    expect((await pageOf(owner, own)).typical).toEqual({ minCents: 45_000, maxCents: 55_000 });
    await product.db.update(users).set({ blockedAt: 1 }).where(eq(users.id, people[0]!.id));
    expect((await pageOf(owner, own)).typical).toBeNull();
  });

  test("are not told of 'Outros', nor from hidden requests", async () => {
    const { owner, provider } = await makePeople();
    const hidden = `Serviço oculto ${crypto.randomUUID()}`;
    const people = await Promise.all([1, 2, 3, 4, 5].map(() => makePerson(product)));
    for (const serviceType of ["Outros", hidden]) {
      const own = await makeRequest(product, owner, { serviceType });
      const hiddenBecause = serviceType === hidden ? "decision" : null;
      await offer(await makeRequest(product, provider, { serviceType, hiddenBecause }), people, 40_000);
      expect((await pageOf(owner, own)).typical).toBeNull();
    }
  });
});

describe("a question to all who are interested", () => {
  test("is asked once, told by bell and mail, and answered once, for the owner alone", async () => {
    const { owner, provider, rival } = await makePeople();
    const requestId = await makeRequest(product, owner);
    const question = "Qual o prazo? Meu número é 67 99999-1234";
    expect(await call(owner, "ask", { requestId, question })).toBe("hire.not_interested");
    await makeInterests(product, requestId, [provider, rival]);
    expect((await pageOf(owner, requestId)).canAsk).toBe(true);
    expect(await call(provider, "ask", { requestId, question })).toBe("request.not_found");
    expect(await call(provider, "answerQuestion", { requestId, answer: "Dez dias." })).toBe("hire.question_not_found");
    expect(await call(owner, "ask", { requestId, question })).toBeUndefined();
    expect(await call(owner, "ask", { requestId, question: "E agora?" })).toBe("hire.question_exists");
    expect(await pageOf(owner, requestId)).toMatchObject({ canAsk: false, question });
    for (const person of [provider, rival]) {
      expect(await kindsOf(person)).toEqual(["question"]);
      const [mail] = await product.mails(person.email);
      expect(mail?.text).toContain("Qual o prazo?");
      expect(mail?.text).not.toContain("99999-1234");
    }
    const asked = await ownInterest(provider);
    expect(asked?.question).toContain("Qual o prazo?");
    expect(asked?.question).not.toContain("99999-1234");

    const answer = "Dez dias. Me chame: dez@exemplo.com";
    expect(await call(provider, "answerQuestion", { requestId, answer })).toBeUndefined();
    expect(await call(provider, "answerQuestion", { requestId, answer })).toBeUndefined();
    expect(await call(provider, "answerQuestion", { requestId, answer: "Vinte." })).toBe("hire.question_answered");
    expect(await kindsOf(provider)).toEqual([]);
    expect(await kindsOf(owner)).toEqual(["answered"]);
    const { items } = await pageOf(owner, requestId);
    expect(items.map((person) => person.answer.startsWith("Dez dias."))).toEqual([false, true]);
    expect(items[1]?.answer).not.toContain("@");
    for (const path of ["hires.interests", "requests.byId"]) {
      const input = path === "requests.byId" ? { id: requestId } : { state: null };
      expect((await product.query(path, input, rival)).text).not.toContain("Dez dias");
      expect((await product.query(path, input, provider)).text).not.toContain(rival.id);
    }
    const outsider = await makeProvider(product, { premium: true });
    expect((await product.query("requests.byId", { id: requestId }, outsider)).text).not.toContain("Qual o prazo");
    expect(await call(outsider, "answerQuestion", { requestId, answer })).toBe("hire.not_interested");
  });

  test("is answered without news to the owner by who just took the interest back", async () => {
    const { owner, provider } = await makePeople();
    const requestId = await makeRequest(product, owner, { question: "Qual o prazo?", askedAt: 1 });
    await setInterest(provider, requestId, true);
    expect(await call(provider, "answerQuestion", { requestId, answer: "Dez dias." })).toBeUndefined();
    const [first] = (await readNotices(product, owner)).filter(({ kind }) => kind === "answered");
    for (const interested of [false, true]) expect(await setInterest(provider, requestId, interested)).toBeUndefined();
    expect(await call(provider, "answerQuestion", { requestId, answer: "Onze dias." })).toBeUndefined();
    expect((await pageOf(owner, requestId)).items).toMatchObject([{ answer: "Onze dias." }]);
    const again = (await readNotices(product, owner)).filter(({ kind }) => kind === "answered");
    expect(again).toEqual([first]);
  });

  test("reaches nobody who was declined, is blocked, or wants no mail of it", async () => {
    const { owner, provider, rival } = await makePeople();
    const [blocker, quiet] = [await makeProvider(product), await makeProvider(product)];
    const requestId = await makeRequest(product, owner);
    await makeInterests(product, requestId, [provider, blocker, quiet]);
    await makeInterests(product, requestId, [rival], { declinedAt: 1 });
    await blockPerson(product, blocker, owner);
    const never = { userId: quiet.id, byMail: "never", choseMail: true } as const;
    await product.db
      .insert(alertSettings)
      .values(never)
      .onConflictDoUpdate({ target: alertSettings.userId, set: never });
    expect(await call(owner, "ask", { requestId, question: "Qual o prazo?" })).toBeUndefined();
    await product.mails(provider.email);
    expect(await kindsOf(quiet)).toEqual(["question"]);
    for (const person of [rival, blocker]) expect(await kindsOf(person)).not.toContain("question");
    for (const person of [rival, blocker, quiet]) expect(await product.mailsSoFar(person.email)).toEqual([]);
    for (const person of [rival, blocker]) {
      expect(await call(person, "answerQuestion", { requestId, answer: "Dez dias." })).toBe("hire.question_not_found");
    }
  });

  test("is not asked about requests that ended or are hidden", async () => {
    const { owner, provider } = await makePeople();
    const ended = await makeRequest(product, owner, { ageMs: 3 * DAY_MS });
    const hidden = await makeRequest(product, owner, { hiddenBecause: "decision" });
    for (const id of [ended, hidden]) await makeInterests(product, id, [provider]);
    const question = "Qual o prazo?";
    expect(await call(owner, "ask", { requestId: ended, question })).toBe("request.expired");
    expect(await call(owner, "ask", { requestId: hidden, question })).toBe("request.not_found");
  });

  test("and its answer are in the data export, and go with the request", async () => {
    const { owner, provider } = await makePeople();
    const requestId = await makeRequest(product, owner, { question: "Qual o prazo?", askedAt: 1 });
    await makeInterests(product, requestId, [provider], { answer: "Dez dias.", answeredAt: 2, declinedAt: 3 });
    const exportOf = async (person: Person) => (await product.mutate("profiles.exportData", {}, person)).data;
    const iso = (moment: number) => new Date(moment).toISOString();
    expect(await exportOf(owner)).toMatchObject({ requests: [{ question: "Qual o prazo?", askedAt: iso(1) }] });
    expect(await exportOf(provider)).toMatchObject({
      interests: [{ answer: "Dez dias.", answeredAt: iso(2), declinedAt: iso(3) }],
    });
    await product.mutate("requests.delete", { id: requestId }, owner);
    const left = eq(serviceRequestInterests.serviceRequestId, requestId);
    expect(await product.db.$count(serviceRequestInterests, left)).toBe(0);
  });
});

describe("declining", () => {
  const state = async (requestId: string, person: Person) => {
    const ofPerson = and(
      eq(serviceRequestInterests.serviceRequestId, requestId),
      eq(serviceRequestInterests.userId, person.id),
    );
    const [row] = await product.db.select().from(serviceRequestInterests).where(ofPerson);
    return row?.declinedAt ?? null;
  };

  test("is told, can be taken back, and is then as if it had not been", async () => {
    const { owner, provider, rival } = await makePeople();
    const requestId = await makeRequest(product, owner);
    await makeInterests(product, requestId, [provider]);
    const decline = (person: Person, isDeclined: boolean, who = provider) =>
      call(person, "decline", { requestId, providerId: who.id, isDeclined });
    expect(await decline(rival, true)).toBe("request.not_found");
    expect(await decline(owner, true, rival)).toBe("hire.not_interested");
    expect(await decline(owner, true)).toBeUndefined();
    const declinedAt = await state(requestId, provider);
    expect(await decline(owner, true)).toBeUndefined();
    expect(await state(requestId, provider)).toBe(declinedAt);
    expect(await kindsOf(provider)).toEqual(["declined"]);
    expect(await ownInterest(provider)).toMatchObject({ state: "declined" });
    expect((await pageOf(owner, requestId)).items).toMatchObject([{ isDeclined: true }]);
    expect(await decline(owner, false)).toBeUndefined();
    expect(await kindsOf(provider)).toEqual([]);
    expect(await ownInterest(provider)).toMatchObject({ state: "sent" });
  });

  test("stands, though the person takes the interest back and shows it again", async () => {
    const { owner, provider } = await makePeople();
    const requestId = await makeRequest(product, owner, { question: "Qual o prazo?", askedAt: 1 });
    await makeInterests(product, requestId, [provider]);
    expect(await call(owner, "decline", { requestId, providerId: provider.id, isDeclined: true })).toBeUndefined();
    const declinedAt = await state(requestId, provider);
    expect(await answerIn(provider, requestId)).toBe("declined");
    expect(await setInterest(provider, requestId, false)).toBe("hire.answered");
    expect(await setInterest(provider, requestId, true)).toBeUndefined();
    expect(await state(requestId, provider)).toBe(declinedAt);
    expect(await ownInterest(provider)).toMatchObject({ state: "declined" });
    expect(await kindsOf(owner)).toEqual([]);

    await call(owner, "decline", { requestId, providerId: provider.id, isDeclined: false });
    expect(await answerIn(provider, requestId)).toBeNull();
    expect(await setInterest(provider, requestId, false)).toBeUndefined();
    expect(await ownInterest(provider)).toBeUndefined();
  });

  test.each(["proposed", "confirmed", "denied"] as const)(
    "taking back an interest with a hire that is %s",
    async (status) => {
      const { owner, provider } = await makePeople();
      const { requestId } = await makeHire(product, owner, provider, status);
      const isFree = status === "denied";
      const answer = { proposed: "asked", confirmed: "hired", denied: null }[status];
      expect(await answerIn(provider, requestId)).toBe(answer);
      expect(await setInterest(provider, requestId, false)).toBe(isFree ? undefined : "hire.answered");
      expect((await pageOf(owner, requestId)).items).toHaveLength(isFree ? 0 : 1);
    },
  );

  test("is refused of somebody who was hired, and what becomes of the request is not told twice", async () => {
    const { owner, provider, rival } = await makePeople();
    const { requestId } = await makeHire(product, owner, provider);
    expect(await call(owner, "decline", { requestId, providerId: provider.id, isDeclined: true })).toBe("hire.exists");
    await makeInterests(product, requestId, [rival], { declinedAt: 1 });
    expect(await answerIn(rival, requestId)).toBe("other");
    // As 'Ainda procuro mais gente' does.
    await product.db.update(serviceRequests).set({ hiredAt: null }).where(eq(serviceRequests.id, requestId));
    expect(await answerIn(rival, requestId)).toBe("declined");
    await product.db.update(serviceRequests).set({ hiredAt: Date.now() }).where(eq(serviceRequests.id, requestId));
    await product.db.update(serviceRequests).set({ hiredAt: null }).where(eq(serviceRequests.id, requestId));
    await product.mutate("requests.setClosed", { id: requestId, closed: true }, owner);
    expect(await kindsOf(rival)).not.toContain("request-closed");
  });
});
