import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  connections,
  notices,
  pushSubscriptions,
  requestRecommendations,
  serviceRequests,
} from "../../../db/schema/index.ts";
import { RECOMMEND_LIMIT } from "../../../src/features/requests/rules.ts";
import type { Colleague, RequestDetail } from "../../../src/features/requests/schemas.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { makeInterests } from "../../support/hires.ts";
import { joinRoom } from "../../support/live.ts";
import { blockPerson, makeConnection, makeProvider } from "../../support/network.ts";
import { pushesOf, readNotices } from "../../support/notices.ts";
import { makePerson, makeRequest, type Person, REQUEST_INPUT } from "../../support/people.ts";
import { eventually, sharedProduct } from "../../support/product.ts";
import { newBrowser } from "../../support/pushes.ts";

const product = sharedProduct();

const recommend = (person: Person, id: string, colleague: Person) =>
  product.mutate("requests.recommend", { id, colleagueId: colleague.id }, person);
const colleaguesOf = async (person: Person, id: string) =>
  (await product.query("requests.colleagues", { id }, person)).data as Colleague[];
const detailOf = async (person: Person, id: string) =>
  (await product.query("requests.byId", { id }, person)).data as RequestDetail;
const rowsTo = ({ id }: Person) =>
  product.db.select().from(requestRecommendations).where(eq(requestRecommendations.toId, id));
const noticesOf = ({ id }: Person) => product.db.select().from(notices).where(eq(notices.userId, id));
const block = (blocker: Person, blocked: Person) => blockPerson(product, blocker, blocked);

/** An open request, and two connected providers who have nothing to do with it. */
async function makeColleagues() {
  const owner = await makePerson(product, { name: "Clara Duarte" });
  const [person, colleague] = [
    await makeProvider(product, { name: "Beto Lima" }),
    await makeProvider(product, { name: "Caio Reis" }),
  ];
  const connectionId = await makeConnection(product, person, colleague, { status: "accepted" });
  return { owner, person, colleague, connectionId, id: await makeRequest(product, owner) };
}

test("a recommendation reaches the colleague at once and names who made it, without a contact", async () => {
  const { owner, person, colleague, id } = await makeColleagues();
  const { subscription } = newBrowser();
  const row = { ...subscription, id: newId(Date.now()), userId: colleague.id, createdAt: Date.now() };
  await product.db.insert(pushSubscriptions).values(row);
  const room = await joinRoom(product.stack.url, colleague.cookie);
  expect(await recommend(person, id, colleague)).toMatchObject({ status: 200, error: null });
  await eventually(async () => room.messages.some(({ kind }) => kind === "notices") || undefined, "a live event");
  expect(await pushesOf(product, await noticesOf(colleague))).toHaveLength(1);
  const told = { kind: "recommended", person: { name: "Beto Lima" }, path: `/oportunidades?solicitacao=${id}` };
  expect(await readNotices(product, colleague)).toMatchObject([told]);
  expect(await detailOf(colleague, id)).toMatchObject({ recommendedBy: "Beto Lima", contactName: null });
  for (const other of [owner, person]) expect(await detailOf(other, id)).toMatchObject({ recommendedBy: null });
});

test("it is made once, either way of the connection, and repeating it tells nobody again", async () => {
  const { person, colleague, id } = await makeColleagues();
  for (let time = 0; time < 2; time++) expect((await recommend(person, id, colleague)).status).toBe(200);
  expect((await recommend(colleague, id, person)).status).toBe(200);
  expect(await rowsTo(colleague)).toMatchObject([{ serviceRequestId: id, fromId: person.id }]);
  expect((await noticesOf(colleague))[0]?.createdAt).toBe((await rowsTo(colleague))[0]?.createdAt);
});

describe("is refused", () => {
  test.each([
    ["to people without a connection", {}, "connection.not_found"],
    ["while the connection is pending", { status: "pending" }, "connection.not_found"],
    ["after the connection was ended", { status: "rejected", endedAt: 2 }, "connection.not_found"],
  ] as const)("%s", async (_, changes, code) => {
    const { person, colleague, connectionId, id } = await makeColleagues();
    const isConnection = eq(connections.id, connectionId);
    await ("status" in changes
      ? product.db.update(connections).set(changes).where(isConnection)
      : product.db.delete(connections).where(isConnection));
    expect((await recommend(person, id, colleague)).error?.code).toBe(code);
    expect(await rowsTo(colleague)).toEqual([]);
    expect(await colleaguesOf(person, id)).toEqual([]);
  });

  test("for a request that is over, hired, hidden, closed or one's own", async () => {
    const { owner, person, colleague, id } = await makeColleagues();
    await makeConnection(product, owner, colleague, { status: "accepted" });
    expect((await recommend(owner, id, colleague)).error?.code).toBe("request.own");
    const over = await makeRequest(product, owner, { ageMs: 3 * DAY_MS });
    expect((await recommend(person, over, colleague)).error?.code).toBe("request.expired");
    await product.db.update(serviceRequests).set({ hiredAt: Date.now() }).where(eq(serviceRequests.id, id));
    expect((await recommend(person, id, colleague)).error?.code).toBe("request.expired");
    await product.db.update(serviceRequests).set({ hiddenBecause: "decision" }).where(eq(serviceRequests.id, id));
    expect((await recommend(person, id, colleague)).error?.code).toBe("request.not_found");
    expect(await rowsTo(colleague)).toEqual([]);
  });

  test("to clients, and to people whom one blocked", async () => {
    const { person, colleague, id } = await makeColleagues();
    const client = await makePerson(product);
    await makeConnection(product, client, person, { status: "accepted" });
    expect((await recommend(person, id, client)).error?.code).toBe("connection.not_found");
    await block(person, colleague);
    expect((await recommend(person, id, colleague)).error?.code).toBe("connection.not_found");
    expect(await colleaguesOf(person, id)).toEqual([]);
  });

  test(`above ${RECOMMEND_LIMIT.max} a day, except for those made before`, async () => {
    const { owner, person, colleague, id } = await makeColleagues();
    expect((await recommend(person, id, colleague)).status).toBe(200);
    for (let made = 1; made < RECOMMEND_LIMIT.max; made++) {
      expect((await recommend(person, await makeRequest(product, owner), colleague)).status).toBe(200);
    }
    const { error } = await recommend(person, await makeRequest(product, owner), colleague);
    expect(error).toMatchObject({ code: "rate_limited", params: { retryAt: expect.any(String) } });
    expect((await recommend(person, id, colleague)).status).toBe(200);
  });
});

describe("gets the usual answer, but tells nobody", () => {
  type Made = Awaited<ReturnType<typeof makeColleagues>>;
  test.each<[string, (made: Made) => Promise<unknown>]>([
    ["if the colleague blocked who recommends", ({ person, colleague }) => block(colleague, person)],
    ["if the colleague blocked the owner", ({ owner, colleague }) => block(colleague, owner)],
    ["if the owner blocked the colleague", ({ owner, colleague }) => block(owner, colleague)],
    ["if the colleague is interested already", ({ colleague, id }) => makeInterests(product, id, [colleague])],
    [
      "if the request is the colleague's own",
      ({ colleague, id }) =>
        product.db.update(serviceRequests).set({ createdBy: colleague.id }).where(eq(serviceRequests.id, id)),
    ],
  ])("%s", async (_, prepare) => {
    const made = await makeColleagues();
    const { person, colleague, id } = made;
    await prepare(made);
    expect(await colleaguesOf(person, id)).toMatchObject([{ personId: colleague.id, isRecommended: false }]);
    expect(await recommend(person, id, colleague)).toMatchObject({ status: 200, error: null });
    expect(await colleaguesOf(person, id)).toMatchObject([{ personId: colleague.id, isRecommended: true }]);
    expect(await noticesOf(colleague)).toEqual([]);
  });
});

test("the notice goes with the request, and with who made it once they block each other", async () => {
  const { owner, person, colleague, id } = await makeColleagues();
  const other = await makeRequest(product, owner);
  for (const request of [id, other]) await recommend(person, request, colleague);
  await product.mutate("requests.setClosed", { id: other, closed: true }, owner);
  expect(await readNotices(product, colleague)).toMatchObject([{ kind: "recommended", subjectId: id }]);
  await block(person, colleague);
  expect(await readNotices(product, colleague)).toEqual([]);
  expect(await detailOf(colleague, id)).toMatchObject({ recommendedBy: null });
});

test("connections whom the request fits come first, then the others by name", async () => {
  const { person, id } = await makeColleagues();
  const fits = { specialties: [REQUEST_INPUT.serviceType], serviceRegions: [REQUEST_INPUT.city] };
  const cards = [
    ["Zilda", fits],
    ["Yara", { ...fits, serviceRegions: [], wholeState: true }],
    ["Abel", { ...fits, serviceRegions: ["Paranhos"] }],
    ["Ávila", { ...fits, specialties: ["Pintura de muro"] }],
  ] as const;
  for (const [name, card] of cards) {
    const colleague = await makeProvider(product, {
      name,
      card: { ...card, specialties: [...card.specialties], serviceRegions: [...card.serviceRegions] },
    });
    await makeConnection(product, colleague, person, { status: "accepted" });
  }
  const found = await colleaguesOf(person, id);
  expect(found.map(({ name, fits }) => [name, fits])).toEqual([
    ["Yara", true],
    ["Zilda", true],
    ["Abel", false],
    ["Ávila", false],
    ["Caio Reis", false],
  ]);
});

test("it is in both exports, and is deleted with either account", async () => {
  const { person, colleague, id } = await makeColleagues();
  await recommend(person, id, colleague);
  const exported = async (person: Person) => (await product.mutate("profiles.exportData", {}, person)).data;
  const { serviceType } = REQUEST_INPUT;
  expect(await exported(person)).toMatchObject({
    recommendationsMade: [{ name: "Caio Reis", serviceType }],
    recommendationsReceived: [],
  });
  expect(await exported(colleague)).toMatchObject({ recommendationsReceived: [{ name: "Beto Lima", serviceType }] });
  const deletion = { password: null, confirmation: "EXCLUIR" };
  await product.mutate("profiles.deleteAccount", deletion, person);
  expect(await rowsTo(colleague)).toEqual([]);
  expect(await readNotices(product, colleague)).toEqual([]);
});
