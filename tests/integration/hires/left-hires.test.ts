import { eq, or } from "drizzle-orm";
import { expect, test } from "vitest";
import { agreements, hires, linkedAccounts, ratings } from "../../../db/schema/index.ts";
import { agreementWording, OPEN_HIRE_MS } from "../../../src/features/hires/rules.ts";
import type { AgreementVersion, HireView } from "../../../src/features/hires/schemas.ts";
import type { RatedProfile, Rating } from "../../../src/features/ratings/schemas.ts";
import type { RequestSummary } from "../../../src/features/requests/schemas.ts";
import { hashToken } from "../../../src/platform/hashing/tokens.ts";
import { AGREEMENT_TEXT, makeHire, makeInterests } from "../../support/hires.ts";
import { makeAdmin } from "../../support/moderation.ts";
import { makeProvider } from "../../support/network.ts";
import { makePerson, makeRequest, type Person } from "../../support/people.ts";
import { eventually, sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

const does = async (person: Person, procedure: string, input: unknown) => {
  const answer = await product.mutate(procedure, input, person);
  expect(answer.error).toBeNull();
  return answer.data;
};
const leave = (person: Person) => does(person, "profiles.deleteAccount", { password: null, confirmation: "EXCLUIR" });
const mine = async (person: Person) =>
  (await product.query("hires.mine", { side: "client" }, person)).data as { items: HireView[] };
const average = async (id: string, type: string) => {
  const { data } = await product.query("ratings.person", { id, type });
  const { averageRating, totalRatings } = data as RatedProfile;
  return [averageRating, totalRatings];
};

/** A hire with an accepted agreement, a newer version that waits, and a rating from each side. */
async function prepare() {
  const [client, provider] = [await makePerson(product), await makeProvider(product)];
  const { id } = await makeHire(product, client, provider);
  const { newest } = (await does(provider, "hires.saveAgreement", { hireId: id, text: AGREEMENT_TEXT })) as {
    newest: AgreementVersion;
  };
  const { version, textHash } = newest;
  await does(client, "hires.acceptAgreement", { hireId: id, version, textHash });
  await does(provider, "hires.saveAgreement", { hireId: id, text: { ...AGREEMENT_TEXT, what: "Outra coisa." } });
  for (const [person, stars] of [
    [client, 5],
    [provider, 4],
  ] as const) {
    await does(person, "ratings.rateHire", { hireId: id, stars, comment: "Combinou e cumpriu." });
  }
  return { client, provider, id };
}

const WAYS: Record<string, (person: Person) => Promise<unknown>> = {
  "by its person": leave,
  "by an admin": async ({ id }) => does(await makeAdmin(product), "admin.deleteUser", { userId: id, reason: "pedido" }),
};

test.each(Object.entries(WAYS))(
  "a deletion %s leaves what both signed to the other person, without contacts",
  async (_, way) => {
    const { client, provider, id } = await prepare();
    const unrated = await makeHire(product, client, provider);
    const proposed = await makeHire(product, client, provider, "proposed");
    const old = await makeHire(product, client, provider);
    await product.db
      .update(hires)
      .set({ answeredAt: Date.now() - OPEN_HIRE_MS })
      .where(eq(hires.id, old.id));
    await way(provider);

    const list = await mine(client);
    expect(list.items.map((hire) => hire.id)).toEqual([old.id, unrated.id, id]);
    expect(list.items.map((hire) => hire.id)).not.toContain(proposed.id);
    for (const hire of list.items) expect(hire).toMatchObject({ personId: null, personName: "Conta encerrada" });
    const agreement = await product.query("hires.agreement", { id }, client);
    const { newest, canWrite } = agreement.data as { newest: AgreementVersion; canWrite: boolean };
    expect(newest).toMatchObject({ version: 1, ...AGREEMENT_TEXT, providerName: provider.name, isMine: false });
    expect(newest.acceptedAt).not.toBeNull();
    expect(hashToken(agreementWording(newest))).toBe(newest.textHash);
    expect(canWrite).toBe(false);

    for (const [procedure, input] of [
      ["hires.saveAgreement", { hireId: id, text: AGREEMENT_TEXT }],
      ["ratings.rateHire", { hireId: unrated.id, stars: 1, comment: "Sumiu." }],
    ] as const) {
      expect((await product.mutate(procedure, input, client)).error?.code).toBe("hire.not_found");
    }
    const ofClient = { id: client.id, type: "client" };
    const received = await product.query("ratings.list", ofClient);
    const [rating] = (received.data as { items: Rating[] }).items;
    expect(rating).toMatchObject({ evaluatorName: "Conta encerrada", stars: 4, kind: "contract" });
    expect(await average(client.id, "client")).toEqual([4, 1]);
    await does(client, "ratings.reply", { id: rating?.id, text: "Obrigada!" });

    const written = await product.query("ratings.written", {}, client);
    expect(written.data).toMatchObject({
      items: [{ personId: null, personName: "Conta encerrada", stars: 5, kind: "contract", visibility: "public" }],
    });

    const notices = await product.query("notices.list", {}, client);
    const told = (notices.data as { items: { kind: string; subjectId: string }[] }).items;
    expect(
      told
        .filter(({ kind }) => kind === "hire-closed")
        .map(({ subjectId }) => subjectId)
        .toSorted(),
    ).toEqual([id, unrated.id].toSorted());
    const letters = await eventually(async () => {
      const all = await product.mailsSoFar(client.email);
      const found = all.filter(({ subject }) => subject.includes("foi encerrada"));
      return found.length === 2 ? found : undefined;
    }, "two letters about ended hires");

    const exported = await product.mutate("profiles.exportData", {}, client);
    expect(exported.data).toMatchObject({
      hires: [{ name: "Conta encerrada" }, { name: "Conta encerrada" }, { name: "Conta encerrada" }],
      agreements: [{ version: 1, providerName: provider.name, isWrittenByMe: false }],
      hireRatingsWritten: [{ name: "Conta encerrada", stars: 5 }],
      hireRatingsReceived: [{ name: "Conta encerrada", stars: 4 }],
    });
    const admin = await makeAdmin(product);
    const all = await product.query("admin.ratings", { text: "", filter: "all", cursor: null }, admin);
    expect(all.text).toContain("Conta encerrada");
    const answers = [JSON.stringify(list), agreement, received, written, notices, exported, all];
    const texts = answers.map((answer) => (typeof answer === "string" ? answer : answer.text)).join();
    for (const contact of [provider.email, provider.phone, provider.id]) expect(texts).not.toContain(contact);
    expect(letters.map(({ text }) => text).join()).not.toContain(provider.name);
  },
);

test("a request whose provider left before the service was done looks for people again, also after its end", async () => {
  const client = await makePerson(product);
  const [first, second, next] = [await makeProvider(product), await makeProvider(product), await makeProvider(product)];
  const { requestId } = await makeHire(product, client, first);
  const { id } = await makeHire(product, client, second);
  await product.db.update(hires).set({ requestId }).where(eq(hires.id, id));
  await makeInterests(product, requestId, [next]);
  await does(client, "requests.setClosed", { id: requestId, closed: true });
  const propose = () => product.mutate("hires.propose", { requestId, providerId: next.id }, client);

  await leave(first);
  expect((await propose()).error?.code).toBe("hire.exists");
  await does(client, "hires.cancel", { id, reason: "A obra foi adiada." });
  expect((await propose()).data).toMatchObject({ status: "proposed" });
});

test("a request stays hired when a provider leaves after the service was done, and is free when one leaves before", async () => {
  for (const isDone of [true, false]) {
    const [client, provider] = [await makePerson(product), await makeProvider(product)];
    const { id, requestId } = await makeHire(product, client, provider);
    if (isDone) await does(client, "hires.finish", { id });
    await leave(provider);
    const { data } = await product.query("requests.byId", { id: requestId }, client);
    expect(data).toMatchObject({ isHired: isDone });
    const interested = await product.query("hires.interested", { requestId }, client);
    expect(interested.data).toMatchObject({ canHire: !isDone });
    if (!isDone) expect((await product.mails(client.email))[0]?.text).toContain("escolher outra pessoa");
  }
});

test("a request ends when a hire is done, though the other one's provider has left", async () => {
  const [client, left, provider] = [
    await makePerson(product),
    await makeProvider(product),
    await makeProvider(product),
  ];
  const { requestId } = await makeHire(product, client, left);
  const { id } = await makeHire(product, client, provider);
  await product.db.update(hires).set({ requestId }).where(eq(hires.id, id));
  await leave(left);
  await does(client, "hires.finish", { id });
  const own = await product.query("requests.mine", undefined, client);
  const request = (own.data as RequestSummary[]).find((one) => one.id === requestId);
  expect(request).toMatchObject({ isHired: true, isDone: true });
  expect(request?.expiresAt).toBeLessThanOrEqual(Date.now());
});

test("after both have left, nothing of a hire remains, nor its person's id after one has", async () => {
  const { client, provider, id } = await prepare();
  const rowsOf = (person: Person) =>
    Promise.all([
      product.db.$count(hires, or(eq(hires.clientId, person.id), eq(hires.providerId, person.id))),
      product.db.$count(agreements, eq(agreements.writtenBy, person.id)),
      product.db.$count(ratings, or(eq(ratings.evaluatorId, person.id), eq(ratings.evaluatedId, person.id))),
    ]);
  await leave(provider);
  expect(await rowsOf(provider)).toEqual([0, 0, 0]);
  expect(await product.db.$count(ratings, eq(ratings.hireId, id))).toBe(2);
  await leave(client);
  expect(await product.db.$count(hires, eq(hires.id, id))).toBe(0);
  expect(await product.db.$count(agreements, eq(agreements.hireId, id))).toBe(0);
  expect(await product.db.$count(ratings, eq(ratings.hireId, id))).toBe(0);
});

test("the praise and the hires of one's own second account never count, also after it is gone", async () => {
  const { client, provider, id } = await prepare();
  const [oneId = "", otherId = ""] = [client.id, provider.id].toSorted();
  await product.db.insert(linkedAccounts).values({ oneId, otherId, kind: "phone", foundAt: 1 });
  await leave(client);
  const [kept] = await product.db.select().from(hires).where(eq(hires.id, id));
  expect(kept).toMatchObject({ wasLinked: true, providerId: provider.id });
  const requestId = await makeRequest(product, await makePerson(product));
  await product.db.update(hires).set({ requestId }).where(eq(hires.id, id));
  const another = await makePerson(product);
  await makeHire(product, another, provider).then((hire) =>
    does(another, "ratings.rateHire", { hireId: hire.id, stars: 2, comment: "Atrasou." }),
  );
  await product.db.update(ratings).set({ revealAt: 0, revealedAt: 1 }).where(eq(ratings.evaluatorId, another.id));
  await does(provider, "ratings.rateHire", {
    hireId: (await product.db.select().from(hires).where(eq(hires.clientId, another.id)))[0]?.id,
    stars: 3,
    comment: "Tudo certo.",
  });
  expect(await average(provider.id, "service_provider")).toEqual([2, 1]);
});

test("a rating whose author left cannot be reported, but admins can hide it", async () => {
  const { client, provider } = await prepare();
  await leave(provider);
  const [rating] = await product.db.select().from(ratings).where(eq(ratings.evaluatedId, client.id));
  const report = { kind: "rating", id: rating?.id, reason: "offensive", text: "" };
  expect((await product.mutate("moderation.report", report, client)).error?.code).toBe("subject.not_found");
  await does(await makeAdmin(product), "admin.hide", { kind: "rating", id: rating?.id, reason: "ofensa" });
  expect(await average(client.id, "client")).toEqual([0, 0]);
});
