import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { rateLimits } from "../../../db/schema/index.ts";
import { JOIN_LIMIT } from "../../../src/join-live.ts";
import { ofPerson } from "../../../src/platform/limits/rate-limit.ts";
import { AGREEMENT_TEXT, makeInterests } from "../../support/hires.ts";
import { haveCounted } from "../../support/limits.ts";
import { joinRoom, type Listener, listen as listenAt } from "../../support/live.ts";
import { makePerson, makeRequest, newSubmission, type Person } from "../../support/people.ts";
import { eventually, sharedProduct } from "../../support/product.ts";
import { sendRaw } from "../../support/raw-http.ts";
import { newSession } from "../../support/sessions.ts";

const product = sharedProduct();

const listen = (headers: Record<string, string>) => listenAt(product.stack.url, headers);
const join = (person: Person, search?: string) => joinRoom(product.stack.url, person.cookie, search);

describe("the live room", () => {
  test("admits only logged-in people from our own pages", async () => {
    const person = await makePerson(product);
    await expect(listen({ origin: product.stack.url })).rejects.toThrow("refused");
    await expect(listen({ cookie: person.cookie })).rejects.toThrow("refused");
    await expect(listen({ origin: "https://evil.example", cookie: person.cookie })).rejects.toThrow("refused");
    const forged = {
      origin: product.stack.url,
      "x-live-session": "x",
      "x-live-user": person.id,
      "x-live-expires": "9e15",
    };
    await expect(listen(forged)).rejects.toThrow("refused");
    await expect(join(await makePerson(product, { client: false }))).rejects.toThrow("refused");
    (await join(person)).close();
  });

  test("tells the people of a request and of a hire what concerns them", async () => {
    const [owner, provider, rival] = [
      await makePerson(product),
      await makePerson(product, { premium: true }),
      await makePerson(product, { provider: true }),
    ];
    const id = await makeRequest(product, owner);
    await makeInterests(product, id, [provider, rival]);
    const listeners = [await join(owner), await join(provider), await join(rival)] as const;
    const [atOwner, atProvider, atRival] = listeners;
    // Everybody's list shows that somebody was hired.
    const own = ({ messages }: { messages: { kind?: unknown }[] }) =>
      messages.filter(({ kind }) => kind !== "requests");
    const description = { id, note: "Hoje", minPriceCents: null, maxPriceCents: null };
    await product.mutate("requests.describeInterest", description, provider);
    const chosen = { requestId: id, providerId: provider.id };
    for (let i = 0; i < 2; i++) await product.mutate("hires.look", chosen, owner);
    const proposed = await product.mutate("hires.propose", chosen, owner);
    const hireId = (proposed.data as { id: string }).id;
    await product.mutate("hires.answer", { id: hireId, isConfirmed: true }, provider);
    await eventually(async () => own(atRival)[0], "what is told after the response");
    const text = AGREEMENT_TEXT;
    const saved = await product.mutate("hires.saveAgreement", { hireId, text }, owner);
    const { version, textHash } = (saved.data as { newest: { version: number; textHash: string } }).newest;
    await product.mutate("hires.acceptAgreement", { hireId, version, textHash }, provider);
    await eventually(async () => own(atProvider).length >= 7 || undefined, "seven events");
    await eventually(async () => own(atOwner).length >= 6 || undefined, "six events");
    const [request, hire] = [{ kind: "request", id }, { kind: "hires" }];
    expect(own(atOwner)).toEqual([request, hire, hire, request, hire, hire]);
    expect(own(atProvider)).toEqual([request, request, hire, hire, { kind: "interested", id }, hire, hire]);
    await eventually(async () => own(atRival).length >= 2 || undefined, "two events");
    expect(own(atRival)).toHaveLength(2);
    expect(own(atRival)).toEqual(expect.arrayContaining([{ kind: "interested", id }, { kind: "notices" }]));
    for (const { close } of listeners) close();
  });

  test("sends nothing for calls that were refused or changed nothing", async () => {
    const [owner, other] = [await makePerson(product, { client: true }), await makePerson(product, { provider: true })];
    const id = await makeRequest(product, owner);
    const listener = await join(owner);
    await product.mutate("requests.delete", { id }, other);
    await product.mutate("requests.setInterest", { id, interested: false }, other);
    await product.mutate("requests.create", newSubmission(), owner);
    await eventually(async () => listener.messages.length >= 1 || undefined, "the event of the creation");
    expect(listener.texts.join()).not.toContain(id);
    listener.close();
  });

  // Side by side, because each waits the ten seconds after which workerd closes a connection.
  test.concurrent("disconnects a session that logs out, and nobody else", async () => {
    const person = await makePerson(product);
    const other = await makePerson(product);
    const [leaving, staying] = [await join(person), await join(other)];
    await product.mutate("auth.logOut", undefined, person);
    await eventually(async () => leaving.closed, "the session to be disconnected");
    expect([leaving.closed, staying.closed]).toEqual([4001, undefined]);
    staying.close();
  });

  test.concurrent("disconnects a deleted account, and tells the others what is gone", async () => {
    const [owner, other] = [await makePerson(product, { client: true }), await makePerson(product, { provider: true })];
    const id = await makeRequest(product, owner);
    const [leaving, staying] = [await join(owner), await join(other)];
    const input = { password: null, confirmation: "EXCLUIR" };
    expect((await product.mutate("profiles.deleteAccount", input, owner)).status).toBe(200);
    await eventually(async () => leaving.closed, "the account to be disconnected");
    await eventually(async () => staying.messages[0], "the event");
    expect([leaving.closed, staying.closed]).toEqual([4001, undefined]);
    expect(staying.messages).toMatchObject([{ kind: "requests", open: [], gone: [id] }]);
    staying.close();
  });

  test.concurrent("keeps eight connections per person on all devices, and closes the oldest ones", async () => {
    const [person, other] = [await makePerson(product), await makePerson(product)];
    const cookies = [person.cookie, `sessao=${await newSession(product, person.email)}`];
    const untouched = await join(other);
    const listeners: Listener[] = [];
    for (let n = 0; n < 11; n++) {
      listeners.push(await joinRoom(product.stack.url, cookies[n % 2] ?? ""));
    }
    const closed = () => listeners.map((listener) => listener.closed);
    await eventually(async () => closed().filter(Boolean).length >= 3 || undefined, "the oldest to be closed");
    expect(closed()).toEqual([4002, 4002, 4002, ...Array(8).fill(undefined)]);
    expect(untouched.closed).toBeUndefined();
    for (const { close } of [...listeners, untouched]) close();
  });

  test("ignores query parameters and headers of the client", async () => {
    const person = await makePerson(product, { client: true });
    const headers = { origin: product.stack.url, cookie: person.cookie };
    const listeners = await Promise.all([
      ...["?_pk=x", `?_pk=${"x".repeat(300)}`, `?_pk=${"x".repeat(4000)}`, "?_pk=%"].map((search) =>
        join(person, search),
      ),
      listen({ ...headers, "x-partykit-props": "{", "x-partykit-room": "other" }),
    ]);
    const id = await product.mutate("requests.create", newSubmission(), person);
    const event = { kind: "request", id: (id.data as { id: string }).id };
    await eventually(async () => listeners.every(({ messages }) => messages.length > 1) || undefined, "the events");
    for (const { messages, closed, close } of listeners) {
      expect([messages[0], closed]).toEqual([event, undefined]);
      close();
    }
  });

  test("refuses a person who joins all the time, and nobody else", async () => {
    const [restless, other] = [await makePerson(product), await makePerson(product)];
    await haveCounted(product, JOIN_LIMIT, ofPerson(restless.id), JOIN_LIMIT.max - 5);
    const joins = Array.from({ length: 8 }, async () => (await join(restless)).close());
    const refused = (await Promise.allSettled(joins)).filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(3);
    const counts = () =>
      product.db
        .select()
        .from(rateLimits)
        .where(eq(rateLimits.key, `${restless.id}:live-join`));
    const counted = await counts();
    await expect(join(restless)).rejects.toThrow("refused");
    expect(await counts()).toEqual(counted);
    (await join(other)).close();
  });

  test("refuses visitors who try all the time", async () => {
    const headers = [`origin: ${product.stack.url}`, "upgrade: websocket", `cookie: sessao=${"x".repeat(43)}`];
    const statuses: number[] = [];
    for (let n = 0; n < 62; n++) statuses.push((await sendRaw(product, { target: "/live", headers })).status);
    expect(statuses).toEqual([...Array(60).fill(401), 429, 429]);
  });

  test("closes a connection that sends a message", async () => {
    const listener = await join(await makePerson(product));
    listener.say("x");
    await eventually(async () => listener.closed, "the talker to be disconnected");
    expect(listener.closed).toBe(1008);
  });
});
