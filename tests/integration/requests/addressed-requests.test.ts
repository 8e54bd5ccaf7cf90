import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  outbox,
  personBlocks,
  professionalProfiles,
  pushSubscriptions,
  rateLimits,
  requestAddressees,
  requestAlerts,
  serviceRequests,
} from "../../../db/schema/index.ts";
import {
  ADDRESSED_ALONE_MS,
  ADDRESSED_LIMIT,
  FREE_INTEREST_LIMIT,
  PUBLISH_LIMITS,
} from "../../../src/features/requests/rules.ts";
import type { Addressee, RequestDetail, RequestPage } from "../../../src/features/requests/schemas.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { ofPerson, rateLimitKey } from "../../../src/platform/limits/rate-limit.ts";
import { HOUR_MS } from "../../../src/shared/time.ts";
import { makeProvider as makeAlerted } from "../../support/alerts.ts";
import { joinRoom, type Listener } from "../../support/live.ts";
import { makeAdmin, makeCase } from "../../support/moderation.ts";
import { makeConnection, makeProvider } from "../../support/network.ts";
import { pushesOf, readNotices } from "../../support/notices.ts";
import { makePerson, newSubmission, type Person, REQUEST_INPUT } from "../../support/people.ts";
import { eventually, sharedProduct } from "../../support/product.ts";
import { newBrowser } from "../../support/pushes.ts";

const product = sharedProduct();
const CANARY = "canariodopedido";
const CANARY_TYPE = "Limpeza de caixa d'água";

const ask = (owner: Person, addressees: readonly Pick<Person, "id">[], changes: object = {}) =>
  product.mutate(
    "requests.create",
    { ...newSubmission(), addresseeIds: addressees.map(({ id }) => id), isForAll: false, ...changes },
    owner,
  );
async function asked(...args: Parameters<typeof ask>): Promise<string> {
  const { data, error } = await ask(...args);
  expect(error).toBeNull();
  return (data as { id: string }).id;
}
const listOf = async (person: Person, input: object = {}) =>
  ((await product.query("requests.list", { serviceType: null, ...input }, person)).data as RequestPage).items;
const detailOf = async (person: Person, id: string) =>
  (await product.query("requests.byId", { id }, person)).data as RequestDetail | undefined;
const setInterest = (person: Person, id: string) =>
  product.mutate("requests.setInterest", { id, interested: true }, person);
const countOf = async (person: Person, type: string) => {
  const { data } = await product.query("requests.typeCounts", undefined, person);
  return (
    (data as { types: { serviceType: string; count: number }[] }).types.find((one) => one.serviceType === type)
      ?.count ?? 0
  );
};
const deliveriesOf = (id: string) =>
  product.db.select({ kind: outbox.kind }).from(outbox).where(sql`${outbox.payload} ->> 'requestId' = ${id}`);

test("those who are asked hear of it by bell, push and mail, see it first and marked, and answer beyond their allowance", async () => {
  const [owner, provider] = [
    await makePerson(product, { name: "Clara Duarte" }),
    await makeProvider(product, { name: "Beto Lima" }),
  ];
  const { subscription } = newBrowser();
  const row = { ...subscription, id: newId(Date.now()), userId: provider.id, createdAt: Date.now() };
  await product.db.insert(pushSubscriptions).values(row);
  const room = await joinRoom(product.stack.url, provider.cookie);
  const id = await asked(owner, [provider]);
  await product.mutate("requests.create", newSubmission(), await makePerson(product));

  const told = {
    kind: "addressed",
    details: { serviceType: REQUEST_INPUT.serviceType },
    path: `/oportunidades?solicitacao=${id}`,
  };
  expect(await readNotices(product, provider)).toMatchObject([told]);
  const [notice] = await readNotices(product, provider);
  expect(await pushesOf(product, [{ id: notice?.id } as never])).toHaveLength(1);
  const [mail] = await product.mails(provider.email);
  expect(mail).toMatchObject({ subject: `Pedido de orçamento para você: ${REQUEST_INPUT.serviceType}` });
  for (const secret of [REQUEST_INPUT.contactName, REQUEST_INPUT.contactPhone, REQUEST_INPUT.description, owner.name])
    expect(JSON.stringify(mail)).not.toContain(secret);
  await eventually(async () => room.messages.some(({ kind }) => kind === "request") || undefined, "an event");
  room.close();

  for (const input of [{}, { forMe: true }, { serviceType: REQUEST_INPUT.serviceType }, { city: REQUEST_INPUT.city }]) {
    const items = await listOf(provider, input);
    expect(items[0]).toMatchObject({ id, isForMe: true, addressees: null });
    expect(items.filter((item) => item.id === id)).toHaveLength(1);
  }
  expect(await listOf(provider, { city: "Dourados" })).not.toContainEqual(expect.objectContaining({ id }));

  const windowEndsAt = Date.now() + 60_000;
  await product.db.insert(rateLimits).values({
    key: rateLimitKey(FREE_INTEREST_LIMIT, ofPerson(provider.id)),
    count: FREE_INTEREST_LIMIT.max,
    windowEndsAt,
  });
  expect(await detailOf(provider, id)).toMatchObject({
    isForMe: true,
    interestsLeft: null,
    contactName: null,
    contactPhone: null,
  });
  expect(await setInterest(provider, id)).toMatchObject({ status: 200, data: { interested: true, interestCount: 1 } });
  const [counted] = await product.db
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, rateLimitKey(FREE_INTEREST_LIMIT, ofPerson(provider.id))));
  expect(counted?.count).toBe(FREE_INTEREST_LIMIT.max);
  expect(await readNotices(product, owner)).toMatchObject([{ kind: "interest", subjectId: id }]);
});

test("the owner sees whom it asks and until when only these see it; nobody else learns who they are", async () => {
  const owner = await makePerson(product);
  const people = [
    await makeProvider(product, { name: "Ana Reis" }),
    await makeProvider(product, { name: "Bia Souza" }),
  ];
  const before = Date.now();
  const id = await asked(owner, people);
  const { data } = await product.query("requests.mine", undefined, owner);
  const [mine] = data as RequestPage["items"];
  expect(mine).toMatchObject({ id, addressees: "Ana Reis, Bia Souza", isForMe: false });
  expect((mine?.openToAllAt ?? 0) - before).toBeGreaterThanOrEqual(ADDRESSED_ALONE_MS);
  expect(await detailOf(people[0] as Person, id)).toMatchObject({ addressees: null, openToAllAt: mine?.openToAllAt });
  expect((await listOf(owner)).find((item) => item.id === id)).toMatchObject({ isOwn: true });
  await product.mutate("requests.setClosed", { id, closed: true }, { cookie: owner.cookie });
  expect(await detailOf(owner, id)).toMatchObject({ addressees: "Ana Reis, Bia Souza", openToAllAt: null });
});

test("it leaks in no answer, event, page, count, delivery or mail to others before it opens", async () => {
  const [owner, provider] = [await makePerson(product), await makeProvider(product)];
  const other = await makeAlerted(product, { byMail: "at_once" }, { card: { specialties: [CANARY_TYPE] } });
  const colleague = await makeProvider(product);
  await makeConnection(product, other, colleague, { status: "accepted" });
  await makeConnection(product, provider, colleague, { status: "accepted" });
  const rooms: Listener[] = [];
  for (const person of [other, colleague]) rooms.push(await joinRoom(product.stack.url, person.cookie));
  const contents = { description: CANARY, location: CANARY, serviceType: CANARY_TYPE };
  const id = await asked(owner, [provider], contents);

  const does = (path: string, input: object, who = owner) => product.mutate(path, input, who);
  const { contactName, contactPhone, urgency, city } = REQUEST_INPUT;
  const changes = { contactName, contactPhone, urgency, city, ...contents, location: `${CANARY} 2` };
  expect((await does("requests.update", { id, changes })).status).toBe(200);
  expect((await setInterest(provider, id)).status).toBe(200);
  for (const closed of [true, false]) expect((await does("requests.setClosed", { id, closed })).status).toBe(200);
  expect((await does("requests.extend", { id })).status).toBe(200);

  const answers = [
    ...(await Promise.all(
      [{}, { forMe: true }, { serviceType: CANARY_TYPE }, { city }].map((input) =>
        product.query("requests.list", { serviceType: null, ...input }, other),
      ),
    )),
    await product.query("requests.byId", { id }, other),
    await product.query("requests.colleagues", { id }, other),
    await product.query("hires.interests", { state: null }, other),
    await does("requests.setInterest", { id, interested: true }, other),
    await does("requests.describeInterest", { id, note: "", minPriceCents: null, maxPriceCents: null }, other),
    await does("requests.recommend", { id, colleagueId: colleague.id }, other),
    await does("requests.recommend", { id, colleagueId: colleague.id }, provider),
    await does("moderation.report", { kind: "request", id, reason: "spam", text: "x" }, other),
  ];
  for (const { text } of answers) expect(text).not.toContain(CANARY);
  expect(answers.slice(4).map(({ error, data }) => error?.code ?? data)).toEqual([
    "request.not_found",
    [],
    { items: [], nextCursor: null },
    ...Array.from({ length: 4 }, () => "request.not_found"),
    "subject.not_found",
  ]);
  expect(await countOf(other, CANARY_TYPE)).toBe(0);

  const token = "segredo-da-bancada-para-os-destinatarios";
  for (const path of [
    `/oportunidades?solicitacao=${id}`,
    `/contato/solicitacao/${id}`,
    `/n8n/solicitacoes/${id}/destinatarios`,
    "/sitemap.xml",
    "/demanda",
  ]) {
    const headers = path.startsWith("/n8n") ? { authorization: `Bearer ${token}` } : { cookie: other.cookie };
    const response = await product.fetch(path, { headers, redirect: "manual" });
    expect(await response.text(), path).not.toContain(CANARY);
    if (path.startsWith("/n8n")) expect(response.status).toBe(404);
  }
  expect(new Set((await deliveriesOf(id)).map(({ kind }) => kind))).toEqual(new Set(["mail.addressed"]));
  expect(await product.db.select().from(requestAlerts).where(eq(requestAlerts.serviceRequestId, id))).toEqual([]);
  expect(await product.mails(other.email, 0)).toEqual([]);

  expect((await does("requests.delete", { id })).status).toBe(200);
  // News of something else, after which none of this can follow.
  const last = await asked(owner, [], { description: "o último" });
  for (const room of rooms) {
    await eventually(async () => room.texts.some((text) => text.includes(last)) || undefined, "the last news");
    expect(room.texts.join()).not.toMatch(new RegExp(`${id}|${CANARY}|${CANARY_TYPE}`));
    room.close();
  }
});

test("strangers hear nothing of one that an admin hides or deletes, but owner and addressee do", async () => {
  const [admin, provider] = [await makeAdmin(product), await makeProvider(product)];
  const stranger = await joinRoom(product.stack.url, (await makePerson(product)).cookie);
  const reason = "Não é um pedido.";
  const acts: ((id: string, owner: Person) => Promise<[path: string, input: object]>)[] = [
    async (id) => ["admin.hide", { kind: "request", id, reason }],
    async (id) => ["admin.delete", { kind: "request", id, reason }],
    async (id) => ["admin.deleteRequest", { id, reason: "spam" }],
    async (id, owner) => {
      const caseId = await makeCase(product, { kind: "request", id, owner }, [provider]);
      return ["admin.decide", { id: caseId, decision: "delete", reason }];
    },
  ];
  for (const act of acts) {
    const owner = await makePerson(product);
    const id = await asked(owner, [provider]);
    const rooms = await Promise.all([owner, provider].map(({ cookie }) => joinRoom(product.stack.url, cookie)));
    expect((await product.mutate(...(await act(id, owner)), admin)).status).toBe(200);
    for (const room of rooms) {
      await eventually(async () => room.texts.some((text) => text.includes(id)) || undefined, "the act");
      room.close();
    }
    expect(stranger.texts.join()).not.toContain(id);
  }
  // News of something else, after which none of this can follow.
  const last = await asked(await makePerson(product), []);
  await eventually(async () => stranger.texts.some((text) => text.includes(last)) || undefined, "the last news");
  expect(stranger.texts).toHaveLength(1);
  stranger.close();
});

test("after 24 hours everybody sees it, open apps hear of it, and others are alerted once, but not those who were asked", async () => {
  const [owner, reader] = [await makePerson(product), await makePerson(product)];
  const [asker, other] = [await makeAlerted(product), await makeAlerted(product)];
  const id = await asked(owner, [asker]);
  const room = await joinRoom(product.stack.url, reader.cookie);
  expect(await detailOf(other, id)).toBeUndefined();
  await product.db
    .update(serviceRequests)
    .set({ openToAllAt: Date.now() - 1 })
    .where(eq(serviceRequests.id, id));
  expect(await detailOf(other, id)).toMatchObject({ isForMe: false, addressees: null, openToAllAt: null });
  expect((await listOf(other)).some((item) => item.id === id)).toBe(true);
  for (let run = 0; run < 2; run++) await product.stack.worker.scheduled();
  await eventually(async () => room.texts.some((text) => text.includes(id)) || undefined, "news");
  room.close();
  const [row] = await product.db.select().from(serviceRequests).where(eq(serviceRequests.id, id));
  expect(row?.openToAllAt).toBeNull();
  const kinds = (await deliveriesOf(id)).map(({ kind }) => kind).toSorted();
  expect(kinds).toEqual(["alerts.request", "mail.addressed", "n8n.request"]);
  const alerted = async () => {
    const rows = await product.db.select().from(requestAlerts).where(eq(requestAlerts.serviceRequestId, id));
    return rows.map(({ userId }) => userId);
  };
  await eventually(async () => (await alerted()).includes(other.id) || undefined, "an alert");
  expect(await alerted()).not.toContain(asker.id);
  expect((await listOf(asker))[0]).toMatchObject({ id, isForMe: true, openToAllAt: null });
});

test.each([
  ["hired", { hiredAt: 1 }, { hiredAt: null }],
  ["hidden", { hiddenBecause: "decision" }, { hiddenBecause: null }],
  ["closed", { createdAt: Date.now() - HOUR_MS, expiresAt: Date.now() - 1 }, { expiresAt: Date.now() + HOUR_MS }],
] as const)("that is %s when its 24 hours end, is announced when it is free again", async (_state, during, after) => {
  const id = await asked(await makePerson(product), [await makeAlerted(product)]);
  const other = await makeAlerted(product);
  const change = (columns: object) => product.db.update(serviceRequests).set(columns).where(eq(serviceRequests.id, id));
  const announcements = async () =>
    (await deliveriesOf(id)).map(({ kind }) => kind).filter((kind) => kind !== "mail.addressed");
  await change({ ...during, openToAllAt: Date.now() - 1 });
  await product.stack.worker.scheduled();
  expect(await announcements()).toEqual([]);
  await change(after);
  for (let run = 0; run < 2; run++) await product.stack.worker.scheduled();
  expect((await announcements()).toSorted()).toEqual(["alerts.request", "n8n.request"]);
  await eventually(async () => {
    const rows = await product.db.select().from(requestAlerts).where(eq(requestAlerts.serviceRequestId, id));
    return rows.some(({ userId }) => userId === other.id) || undefined;
  }, "an alert");
});

test("for everybody at once, it is listed at once, and those who are asked are told all the same", async () => {
  const [owner, provider, other] = [await makePerson(product), await makeProvider(product), await makePerson(product)];
  const id = await asked(owner, [provider], { isForAll: true });
  expect(await readNotices(product, provider)).toMatchObject([{ kind: "addressed", subjectId: id }]);
  expect(await detailOf(other, id)).toMatchObject({ isForMe: false, openToAllAt: null });
  expect((await deliveriesOf(id)).map(({ kind }) => kind).toSorted()).toEqual([
    "alerts.request",
    "mail.addressed",
    "n8n.request",
  ]);
});

describe("is refused", () => {
  const block = (blocker: Person, blocked: Person) =>
    product.db.insert(personBlocks).values({ blockerId: blocker.id, blockedId: blocked.id, createdAt: 1 });

  test("for oneself, clients, strangers, hidden, incomplete and blocked people alike, and nothing is stored", async () => {
    const owner = await makeProvider(product);
    const people = await Promise.all(Array.from({ length: 4 }, () => makeProvider(product)));
    const [hidden, incomplete, blocker, blocked] = people as [Person, Person, Person, Person];
    const card = (person: Person, change: object) =>
      product.db.update(professionalProfiles).set(change).where(eq(professionalProfiles.userId, person.id));
    await card(hidden, { hiddenBecause: "decision" });
    await card(incomplete, { profession: "" });
    await block(blocker, owner);
    await block(owner, blocked);
    const good = await makeProvider(product);
    const cases = [owner, await makePerson(product), { id: newId(Date.now()) }, hidden, incomplete, blocker, blocked];
    for (const person of cases) {
      expect((await ask(owner, [good, person])).error?.code).toBe("request.addressee");
      const input = { ids: [person.id, good.id] };
      const { data } = await product.query("requests.addressees", input, owner);
      expect((data as Addressee[]).map(({ id }) => id)).toEqual([good.id]);
    }
    expect(await product.db.select().from(serviceRequests).where(eq(serviceRequests.createdBy, owner.id))).toEqual([]);
    expect(await readNotices(product, good)).toEqual([]);
    const four = await Promise.all(Array.from({ length: 4 }, () => makeProvider(product)));
    expect((await ask(owner, four)).error?.code).toBe("input.invalid");
  });

  test(`above ${ADDRESSED_LIMIT.max} a day, while requests for everybody are still published`, async () => {
    const [owner, provider] = [await makePerson(product), await makeProvider(product)];
    for (let made = 0; made < ADDRESSED_LIMIT.max; made++) {
      await asked(owner, [provider, provider]);
      const hour = rateLimitKey(PUBLISH_LIMITS[0] as (typeof PUBLISH_LIMITS)[0], ofPerson(owner.id));
      await product.db.delete(rateLimits).where(eq(rateLimits.key, hour));
    }
    const { error } = await ask(owner, [provider]);
    expect(error).toMatchObject({ code: "rate_limited", params: { retryAt: expect.any(String) } });
    await asked(owner, []);
  });
});

test("repeating a submission asks nobody twice, and the account of who was asked takes the row along", async () => {
  const [owner, provider] = [await makePerson(product), await makeProvider(product, { name: "Rui Braga" })];
  const submissionId = crypto.randomUUID();
  const id = await asked(owner, [provider], { submissionId });
  expect(await asked(owner, [provider], { submissionId })).toBe(id);
  expect(await deliveriesOf(id)).toEqual([{ kind: "mail.addressed" }]);
  const exported = async (person: Person) =>
    (await product.mutate("profiles.exportData", {}, person)).data as Record<string, never[]>;
  expect((await exported(owner))["requests"]).toMatchObject([{ id, addressees: ["Rui Braga"] }]);
  expect((await exported(provider))["requestsAddressedToMe"]).toMatchObject([
    { serviceType: REQUEST_INPUT.serviceType },
  ]);
  const gone = await product.mutate("profiles.deleteAccount", { password: null, confirmation: "EXCLUIR" }, provider);
  expect(gone.error).toBeNull();
  expect(await product.db.select().from(requestAddressees).where(eq(requestAddressees.serviceRequestId, id))).toEqual(
    [],
  );
});
