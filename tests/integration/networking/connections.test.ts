import { and, eq, or } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { connections } from "../../../db/schema/index.ts";
import type { PendingConnection, ProfessionalPage } from "../../../src/features/networking/schemas.ts";
import { DAY_MS, MINUTE_MS } from "../../../src/shared/time.ts";
import { joinRoom } from "../../support/live.ts";
import { makeConnection, makeProvider } from "../../support/network.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { eventually, sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

const profile = async (id: string, viewer?: Person) =>
  (await product.query("networking.profile", { id }, viewer)).data as ProfessionalPage;
const connect = (from: Person, to: Person) => product.mutate("networking.connect", { professionalId: to.id }, from);
const pairOf = (one: Person, other: Person) =>
  product.db
    .select()
    .from(connections)
    .where(
      or(
        and(eq(connections.requesterId, one.id), eq(connections.targetId, other.id)),
        and(eq(connections.requesterId, other.id), eq(connections.targetId, one.id)),
      ),
    );

describe("connections", () => {
  test("are requested, accepted by the target, and shown to both", async () => {
    const [from, to] = [await makePerson(product, { client: true }), await makeProvider(product)];
    const asked = await connect(from, to);
    expect([asked.status, asked.roundTrips]).toEqual([200, 2]);
    expect(asked.data).toMatchObject({ connectionStatus: "pending", isIncoming: false });
    const pending = (await product.query("networking.pending", undefined, to)).data as PendingConnection[];
    expect(pending).toMatchObject([{ personId: from.id, name: from.name, avatarUrl: null }]);
    expect((await product.query("networking.pendingCount", undefined, to)).data).toEqual({ count: 1, news: 0 });
    const [{ id } = { id: "" }] = pending;
    expect((await product.mutate("networking.accept", { id }, to)).status).toBe(200);
    expect(await profile(to.id, from)).toMatchObject({ connectionStatus: "accepted", connectionsCount: 1 });
    expect((await product.query("networking.pendingCount", undefined, to)).data).toEqual({ count: 0, news: 0 });
    for (const [viewer, other] of [
      [from, to],
      [to, from],
    ] as const) {
      const { data } = await product.query("networking.connections", {}, viewer);
      expect(data).toMatchObject({ items: [{ personId: other.id, name: other.name }], nextCursor: null });
    }
  });

  test("show the requester what was asked and, until seen, that it was accepted; either ends them", async () => {
    const [from, to] = [await makePerson(product, { client: true }), await makeProvider(product)];
    await connect(from, to);
    const read = async (list: "asked" | "connections", viewer: Person) =>
      (await product.query(`networking.${list}`, {}, viewer)).data as { items: { id: string }[] };
    const newsOf = async (viewer: Person) =>
      ((await product.query("networking.pendingCount", undefined, viewer)).data as { news: number }).news;
    const { items } = await read("asked", from);
    expect(items).toMatchObject([{ personId: to.id, name: to.name, hasPage: true }]);
    expect((await read("asked", to)).items).toEqual([]);
    const id = items[0]?.id;
    expect((await product.mutate("networking.disconnect", { id }, from)).error?.code).toBe("connection.not_found");

    await product.mutate("networking.accept", { id }, to);
    expect([await newsOf(from), await newsOf(to)]).toEqual([1, 0]);
    expect((await read("connections", from)).items).toMatchObject([{ id, isNews: true }]);
    expect((await read("connections", to)).items).toMatchObject([{ id, isNews: false }]);
    await product.mutate("networking.seeAnswers", undefined, to);
    expect(await newsOf(from)).toBe(1);
    await product.mutate("networking.seeAnswers", undefined, from);
    expect(await newsOf(from)).toBe(0);

    const stranger = await makePerson(product);
    const refused = await product.mutate("networking.disconnect", { id }, stranger);
    expect(refused.error?.code).toBe("connection.not_found");
    expect((await product.mutate("networking.disconnect", { id }, to)).status).toBe(200);
    expect((await read("connections", from)).items).toEqual([]);
    expect((await connect(from, to)).status).toBe(200);
  });

  test("look asked to the requester while a rejection rests", async () => {
    const [from, to] = [await makePerson(product, { client: true }), await makeProvider(product)];
    const old = await makeProvider(product);
    await makeConnection(product, from, to, { status: "rejected", answeredAt: Date.now() });
    await makeConnection(product, from, old, { status: "rejected", answeredAt: Date.now() - 31 * DAY_MS });
    const { data } = await product.query("networking.asked", {}, from);
    expect(data).toMatchObject({ items: [{ personId: to.id }], nextCursor: null });
  });

  test("cannot be made with oneself, with non-providers, or twice in either direction", async () => {
    const [one, other] = [await makeProvider(product), await makeProvider(product)];
    const client = await makePerson(product, { client: true });
    const unconfirmed = await makeProvider(product, { confirmed: false });
    const codes = [];
    for (const [from, to] of [
      [one, one],
      [one, client],
      [one, unconfirmed],
      [one, other],
      [one, other],
      [other, one],
    ] as const) {
      codes.push((await connect(from, to)).error?.code);
    }
    expect(codes).toEqual([
      "connection.own",
      "profile.not_found",
      "profile.not_found",
      undefined,
      "connection.exists",
      "connection.exists",
    ]);
    expect(await pairOf(one, other)).toHaveLength(1);
  });

  test("are answered only by the target, once, and withdrawn only by the requester while pending", async () => {
    const [from, to] = [await makeProvider(product), await makeProvider(product)];
    const [stranger, admin] = [await makeProvider(product), await makePerson(product, { admin: true })];
    const id = await makeConnection(product, from, to);
    const call = async (procedure: string, person: Person) =>
      (await product.mutate(`networking.${procedure}`, { id }, person)).error?.code;
    for (const person of [from, stranger, admin]) {
      expect([await call("accept", person), await call("reject", person)]).toEqual([
        "connection.not_found",
        "connection.not_found",
      ]);
    }
    for (const person of [to, stranger, admin]) expect(await call("cancel", person)).toBe("connection.not_found");
    expect((await pairOf(from, to))[0]?.status).toBe("pending");

    expect(await call("accept", to)).toBeUndefined();
    for (const procedure of ["accept", "reject"]) expect(await call(procedure, to)).toBe("connection.not_found");
    expect(await call("cancel", from)).toBe("connection.not_found");
    expect((await pairOf(from, to))[0]?.status).toBe("accepted");
  });

  test("only one of several parallel answers succeeds", async () => {
    const [from, to] = [await makeProvider(product), await makeProvider(product)];
    const id = await makeConnection(product, from, to);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        product.mutate(i % 2 ? "networking.accept" : "networking.reject", { id }, to),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("can be requested again 30 days after a rejection, or at any time by the person who rejected", async () => {
    const [from, to] = [await makeProvider(product), await makeProvider(product)];
    const rejected = { status: "rejected" as const, ageMs: 40 * DAY_MS };
    const id = await makeConnection(product, from, to, {
      ...rejected,
      answeredAt: Date.now() - 30 * DAY_MS + MINUTE_MS,
    });
    expect(await profile(to.id, from)).toMatchObject({ connectionStatus: "pending", connectionId: id });
    expect((await connect(from, to)).error?.code).toBe("connection.exists");

    const answeredAt = Date.now() - 30 * DAY_MS - MINUTE_MS;
    await product.db.update(connections).set({ answeredAt }).where(eq(connections.id, id));
    expect((await profile(to.id, from)).connectionStatus).toBe("none");
    expect((await connect(from, to)).status).toBe(200);
    expect(await pairOf(from, to)).toMatchObject([{ requesterId: from.id, status: "pending", answeredAt: null }]);

    const [second] = await pairOf(from, to);
    await product.mutate("networking.reject", { id: second?.id }, to);
    expect((await profile(from.id, to)).connectionStatus).toBe("none");
    expect((await connect(to, from)).status).toBe(200);
    expect(await pairOf(from, to)).toMatchObject([{ requesterId: to.id, targetId: from.id, status: "pending" }]);
  });

  test("leave nothing behind when they are withdrawn", async () => {
    const [from, to] = [await makeProvider(product), await makeProvider(product)];
    const id = await makeConnection(product, from, to);
    expect((await product.mutate("networking.cancel", { id }, from)).status).toBe(200);
    expect(await pairOf(from, to)).toEqual([]);
  });

  test("are limited to sixty requests an hour", async () => {
    const from = await makePerson(product, { client: true });
    const to = await makeProvider(product);
    const codes = [];
    for (let i = 0; i < 61; i++) codes.push((await connect(from, to)).error?.code);
    expect(codes.slice(-2)).toEqual(["connection.exists", "rate_limited"]);
  });

  test("are listed page by page", async () => {
    const person = await makeProvider(product);
    for (let i = 0; i < 32; i++) {
      const other = await makePerson(product);
      const [from, to] = i % 2 ? [person, other] : [other, person];
      await makeConnection(product, from, to, { status: "accepted", ageMs: (40 - i) * 1000 });
    }
    interface Page {
      items: { id: string }[];
      nextCursor: string | null;
    }
    const first = (await product.query("networking.connections", {}, person)).data as Page;
    const input = { cursor: first.nextCursor };
    const second = (await product.query("networking.connections", input, person)).data as Page;
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([30, 2, null]);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(ids).toEqual([...ids].sort().reverse());
    expect(new Set(ids).size).toBe(32);
  });

  test("send live events to the two people and to nobody else", async () => {
    const [from, to, stranger] = [
      await makeProvider(product),
      await makeProvider(product),
      await makeProvider(product),
    ];
    const listen = ({ cookie }: Person) => joinRoom(product.stack.url, cookie);
    const [asking, asked, other] = [await listen(from), await listen(to), await listen(stranger)];
    await connect(from, to);
    await connect(from, to);
    const [row] = await pairOf(from, to);
    await product.mutate("networking.accept", { id: row?.id }, to);
    await connect(stranger, from);
    await eventually(async () => other.messages[0], "the stranger's own event");
    await eventually(async () => asking.messages[2] && asked.messages[1], "all events of the others");
    const event = { kind: "connections" };
    expect([asking.messages, asked.messages, other.messages]).toEqual([[event, event, event], [event, event], [event]]);
    for (const { close } of [asking, asked, other]) close();
  });
});
