import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serviceRequests } from "../../../db/schema/index.ts";
import { publicRequest, type RequestPage } from "../../../src/features/requests/schemas.ts";
import type { RequestNews } from "../../../src/shared/live-events.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { type CountingProxy, startCountingProxy } from "../../support/counting-proxy.ts";
import { makeHire, makeInterests } from "../../support/hires.ts";
import { joinRoom, type Listener } from "../../support/live.ts";
import { measureFanOut, openApps } from "../../support/measure/fan-out.ts";
import { makeProvider } from "../../support/network.ts";
import { makePerson, makeRequest, newSubmission, type Person, REQUEST_INPUT } from "../../support/people.ts";
import { eventually, Product } from "../../support/product.ts";

const product = new Product();
let proxy: CountingProxy;

beforeAll(async () => {
  proxy = await startCountingProxy(() => product.stack.databaseUrl);
  await product.start({ settings: { DATABASE_URL: proxy.url } });
});

afterAll(async () => {
  await product.stop();
  await proxy.stop();
});

const join = (person: Person) => joinRoom(product.stack.url, person.cookie);
const CONTACT = [REQUEST_INPUT.contactName, REQUEST_INPUT.contactPhone];

async function newsAt(listener: Listener, count: number): Promise<RequestNews[]> {
  const news = () => listener.messages.filter((event) => event.kind === "requests");
  await eventually(async () => news().length >= count || undefined, `news number ${count}`);
  return news();
}

const updated = (owner: Person, id: string, changes: object) =>
  product.mutate("requests.update", { id, changes: { ...REQUEST_INPUT, ...changes } }, owner);

describe("news of requests", () => {
  test("show what the list shows to everyone, and nothing of contacts or people", async () => {
    const [owner, reader, rival] = [
      await makePerson(product, { premium: true, client: true }),
      await makePerson(product, { provider: true }),
      await makePerson(product, { premium: true }),
    ];
    const listener = await join(reader);
    const { data } = await product.mutate("requests.create", newSubmission(), owner);
    const { id } = data as { id: string };
    const [created] = await newsAt(listener, 1);
    await product.mutate("requests.setInterest", { id, interested: true }, rival);
    await eventually(async () => listener.messages[1], "news of the interest");
    await updated(owner, id, { serviceType: "Outros" });
    const [, changed] = await newsAt(listener, 2);
    const list = await product.query("requests.list", { serviceType: "Outros" }, reader);
    await product.mutate("requests.delete", { id }, owner);
    const [, , deleted] = await newsAt(listener, 3);

    const of = (serviceType: string, count: number) => ({ serviceType, count });
    expect(created).toMatchObject({ gone: [], counts: [of(REQUEST_INPUT.serviceType, 1)] });
    expect(listener.messages[1]).toMatchObject({ kind: "interests", id, interestCount: 1 });
    expect(changed).toMatchObject({ gone: [], counts: [of(REQUEST_INPUT.serviceType, 0), of("Outros", 1)] });
    expect(deleted).toMatchObject({ open: [], gone: [id], counts: [of("Outros", 0)] });
    const [listed] = (list.data as RequestPage).items;
    const shown = publicRequest.parse(listed);
    expect(changed?.open).toEqual([shown]);
    expect(shown).toMatchObject({ id, isHighlighted: true, interestCount: 1 });
    const secrets = [...CONTACT, owner.id, owner.email, owner.phone, rival.id];
    for (const secret of secrets) expect(listener.texts.join()).not.toContain(secret);
    listener.close();
  });

  test("are preceded by an event for the people with a part in the request", async () => {
    const [owner, interested] = [await makePerson(product), await makePerson(product, { provider: true })];
    const id = await makeRequest(product, owner);
    await makeInterests(product, id, [interested]);
    const [atOwner, atInterested] = [await join(owner), await join(interested)];
    await updated(owner, id, { location: "Jardim dos Estados" });
    for (const listener of [atOwner, atInterested]) await newsAt(listener, 1);
    const kinds = (listener: Listener) => listener.messages.map(({ kind }) => kind);
    expect(kinds(atOwner)).toEqual(["request", "requests"]);
    expect(kinds(atInterested)).toEqual(["interested", "requests"]);
    for (const { close } of [atOwner, atInterested]) close();
  });

  test("say of closed, hidden and expired requests only that they are gone", async () => {
    const [owner, admin, reader] = [
      await makePerson(product),
      await makePerson(product, { admin: true }),
      await makePerson(product, { provider: true }),
    ];
    const [closed, hidden, expired] = [
      await makeRequest(product, owner, { description: "segredo fechado" }),
      await makeRequest(product, owner, { description: "segredo oculto" }),
      await makeRequest(product, owner, { description: "segredo expirado", serviceType: "Limpeza pós-obra" }),
    ];
    const listener = await join(reader);
    await product.mutate("requests.setClosed", { id: closed, closed: true }, owner);
    await newsAt(listener, 1);
    const subject = { kind: "request", id: hidden, reason: "Contém dados de contato." };
    const answer = await product.mutate("admin.hide", subject, admin);
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    await newsAt(listener, 2);
    await updated(owner, hidden, { location: "Segredo, 1" });
    await newsAt(listener, 3);
    const past = { createdAt: Date.now() - 3 * DAY_MS, expiresAt: Date.now() - 1000 };
    await product.db.update(serviceRequests).set(past).where(eq(serviceRequests.id, expired));
    await product.stack.worker.scheduled();
    const news = await newsAt(listener, 4);
    expect(news.map(({ open, gone }) => [open, gone])).toEqual([
      [[], [closed]],
      [[], [hidden]],
      [[], [hidden]],
      [[], []],
    ]);
    expect(news[3]?.counts).toEqual([{ serviceType: "Limpeza pós-obra", count: 0 }]);
    expect(news[3]?.at).toBeGreaterThan(past.expiresAt);
    expect(listener.texts.join()).not.toMatch(/segredo/i);
    listener.close();
  });

  test.each(["closed", "deleted", "deleted by an admin", "left by its owner", "given to another"])(
    "ring the bells of those who are interested in a request that is %s",
    async (how) => {
      const [owner, admin] = [await makePerson(product), await makePerson(product, { admin: true })];
      const [interested, chosen] = [await makeProvider(product), await makeProvider(product)];
      const { id: hireId, requestId: id } = await makeHire(product, owner, chosen, "proposed");
      await makeInterests(product, id, [interested]);
      const listener = await join(interested);
      const ends: Record<string, [Person, string, object]> = {
        closed: [owner, "requests.setClosed", { id, closed: true }],
        deleted: [owner, "requests.delete", { id }],
        "deleted by an admin": [admin, "admin.deleteRequest", { id, reason: "spam" }],
        "left by its owner": [owner, "profiles.deleteAccount", { password: null, confirmation: "EXCLUIR" }],
        "given to another": [chosen, "hires.answer", { id: hireId, isConfirmed: true }],
      };
      const [who, path, input] = ends[how]!;
      expect((await product.mutate(path, input, who)).error).toBeNull();
      await eventually(
        async () => listener.messages.some(({ kind }) => kind === "notices") || undefined,
        "the bell to be rung",
      );
      listener.close();
    },
  );

  test("take away all requests of a blocked account, and bring them back", async () => {
    const [owner, admin, reader] = [
      await makePerson(product),
      await makePerson(product, { admin: true }),
      await makePerson(product, { provider: true }),
    ];
    const ids = [await makeRequest(product, owner), await makeRequest(product, owner)];
    const decided = await makeRequest(product, owner, { hiddenBecause: "decision" });
    await makeRequest(product, owner, { ageMs: 3 * DAY_MS });
    const [listener, own] = [await join(reader), await join(owner)];
    const input = { userId: owner.id, reason: "Golpe relatado." };
    await product.mutate("admin.blockUser", input, admin);
    const [blocked] = await newsAt(listener, 1);
    expect([blocked?.open, blocked?.gone.toSorted()]).toEqual([[], [...ids, decided].toSorted()]);
    await eventually(async () => own.closed, "the account to be disconnected");
    await product.mutate("admin.unblockUser", input, admin);
    const [, back] = await newsAt(listener, 2);
    expect([back?.open.map(({ id }) => id).toSorted(), back?.gone]).toEqual([ids.toSorted(), [decided]]);
    expect(own.messages).toEqual([]);
    listener.close();
  });

  test("tell of the interests of a deleted account", async () => {
    const [owner, leaving, reader] = [
      await makePerson(product),
      await makePerson(product, { client: true, provider: true }),
      await makePerson(product, { provider: true }),
    ];
    const [wanted, own] = [await makeRequest(product, owner), await makeRequest(product, leaving)];
    await makeInterests(product, wanted, [leaving, reader]);
    const listener = await join(reader);
    const input = { password: null, confirmation: "EXCLUIR" };
    await product.mutate("profiles.deleteAccount", input, leaving);
    const [news] = await newsAt(listener, 1);
    expect(news?.open).toMatchObject([{ id: wanted, interestCount: 1 }]);
    expect(news?.gone).toEqual([own]);
    listener.close();
  });
});

test("a change costs the database the same with five times as many open apps, and all of them stay right", async () => {
  const run = { requests: 1, pace: async () => undefined };
  const few = await openApps(product, 10);
  const small = await measureFanOut(product, proxy, few, run);
  const many = [...few, ...(await openApps(product, 40))];
  const large = await measureFanOut(product, proxy, many, run);
  for (const { listener } of many) listener.close();
  expect([small.sockets, large.sockets, large.changes]).toEqual([10, 50, 10]);
  expect(large.statements).toBeLessThanOrEqual(small.statements * 1.05);
  expect([small.wrongApps, large.wrongApps, small.canaries, large.canaries]).toEqual([0, 0, 0, 0]);
});
