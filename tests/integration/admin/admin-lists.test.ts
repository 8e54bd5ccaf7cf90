import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { adminAudit, profiles, userSubscriptions, webhookEvents } from "../../../db/schema/index.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { makeDeadDelivery, subscriptionOf } from "../../support/admin-acts.ts";
import { makeListing } from "../../support/listings.ts";
import { makePerson, makeRequest, type Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();
let admin: Person;
let jose: Person;

interface Page {
  items: Record<string, unknown>[];
  nextCursor: string | null;
  matches: { count: number; isMore: boolean } | null;
}

async function read(procedure: string, input: Record<string, unknown>): Promise<Page> {
  const answer = await product.query(`admin.${procedure}`, input, admin);
  expect(answer.error).toBeNull();
  expect(answer.roundTrips).toBe(2);
  return answer.data as Page;
}
const idsOf = ({ items }: Page) => items.map(({ id }) => id);
const ALL = { text: "", filter: "all" };

/** The ids of all pages, first to last. */
async function readAll(procedure: string, input: Record<string, unknown>): Promise<unknown[]> {
  const ids: unknown[] = [];
  let cursor: string | null = null;
  do {
    const page: Page = await read(procedure, { ...input, cursor });
    ids.push(...idsOf(page));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return ids;
}

beforeAll(async () => {
  admin = await makePerson(product, { admin: true, name: "Chefe Geral" });
  jose = await makePerson(product, { premium: true, name: "José-Carlos d'Ávila", email: "ze.carlos@obra.com.br" });
});

describe("people", () => {
  test.each([
    ["words of the name, without accents, in any order", "avila JOSE"],
    ["the middle of a name", "carl"],
    ["the beginning of a name, with two letters", "jo ca"],
    ["a part of the e-mail", "carlos@obra"],
    ["the domain", "obra.com.br"],
  ])("are found by %s", async (_, text) => {
    const page = await read("users", { ...ALL, text });
    expect(idsOf(page)).toEqual([jose.id]);
    expect(page.matches).toEqual({ count: 1, isMore: false });
  });

  test("are found by their phone as people write it", async () => {
    const [area, first, last] = [jose.phone.slice(0, 2), jose.phone.slice(2, -4), jose.phone.slice(-4)];
    for (const text of [jose.phone, `(${area}) ${first}-${last}`]) {
      expect(idsOf(await read("users", { ...ALL, text }))).toContain(jose.id);
    }
    expect(idsOf(await read("users", { ...ALL, text: jose.phone }))).toEqual([jose.id]);
  });

  test("are found by new data as soon as it is saved, and no longer by the old", async () => {
    const person = await makePerson(product, { name: "Quitéria Antiga" });
    const basics = { name: "Quitéria Recente", email: person.email, whatsapp: "67933334444" };
    await product.mutate("profiles.updateBasics", basics, person);
    expect(idsOf(await read("users", { ...ALL, text: "recente 33334444" }))).toEqual([person.id]);
    expect(idsOf(await read("users", { ...ALL, text: "quiteria antiga" }))).toEqual([]);
    await product.mutate("admin.deleteUser", { userId: person.id, reason: "Teste" }, admin);
    expect(idsOf(await read("users", { ...ALL, text: "quiteria" }))).toEqual([]);
    const { rows } = await product.db.$client.execute(
      "select (select count(*) from person_fts) as indexed, (select count(*) from profiles) as people",
    );
    expect(rows[0]?.["indexed"]).toBe(rows[0]?.["people"]);
  });

  test("come in pages, newest first, each person once", async () => {
    for (let i = 0; i < 65; i++) await makePerson(product, { name: `Fulano Paginado ${i}` });
    const ids = await readAll("users", { ...ALL, text: "paginado" });
    expect(new Set(ids).size).toBe(65);
    const everyone = await readAll("users", ALL);
    expect(everyone).toEqual([...everyone].sort().reverse());
    const page = await read("users", ALL);
    expect(page.matches).toEqual({ count: everyone.length, isMore: false });
    expect((await read("users", { ...ALL, cursor: page.nextCursor })).matches).toBeNull();
  });

  test("are filtered by premium, block and role of admin, also with a text", async () => {
    const blocked = await makePerson(product, { name: "Bloqueado Silva" });
    await product.mutate("admin.blockUser", { userId: blocked.id, reason: "Spam" }, admin);
    expect(idsOf(await read("users", { text: "", filter: "premium" }))).toEqual([jose.id]);
    expect(idsOf(await read("users", { text: "", filter: "blocked" }))).toEqual([blocked.id]);
    expect(idsOf(await read("users", { text: "", filter: "admins" }))).toEqual([admin.id]);
    expect(idsOf(await read("users", { text: "jose", filter: "premium" }))).toEqual([jose.id]);
    expect(idsOf(await read("users", { text: "jose", filter: "blocked" }))).toEqual([]);
    expect((await read("users", { text: "silva", filter: "blocked" })).items).toMatchObject([
      { name: "Bloqueado Silva", blockedAt: expect.any(Number), isClient: true, isProvider: false, isConfirmed: true },
    ]);
  });

  test.each(["'\"", "%_", "a b c", '" OR "', "()-", "é", "NEAR(a b)", "*"])("may be searched by %s", async (text) => {
    await read("users", { ...ALL, text });
    await read("subscriptions", { ...ALL, text });
    await read("ratings", { ...ALL, text });
    await read("audit", { text });
  });
});

test("subscriptions are found by their owner and by state", async () => {
  const own = await subscriptionOf(product, jose);
  for (const input of [ALL, { ...ALL, text: "jose" }, { text: "", filter: "active" }]) {
    const page = await read("subscriptions", input);
    expect(idsOf(page)).toEqual([own.id]);
    expect(page.items).toMatchObject([
      { userName: "José-Carlos d'Ávila", userEmail: jose.email, status: "ACTIVE", paymentMethod: "manual" },
    ]);
  }
  expect((await read("subscriptions", { text: "", filter: "cancelled" })).items).toEqual([]);
});

test("requests and classifieds have their owners and contacts, and a filter for hidden ones", async () => {
  const [requestId, listingId] = [await makeRequest(product, jose), await makeListing(product, jose)];
  await makeRequest(product, admin);
  for (const text of ["", "avila"]) {
    expect(idsOf(await read("requests", { ...ALL, text }))).toContain(requestId);
    expect(idsOf(await read("listings", { ...ALL, text }))).toEqual([listingId]);
  }
  const page = await read("requests", { ...ALL, text: "avila" });
  expect(page.items).toMatchObject([
    { ownerName: "José-Carlos d'Ávila", ownerEmail: jose.email, contactPhone: expect.any(String), hiddenBecause: null },
  ]);
  const act = (name: string, kind: string, id: string) =>
    product.mutate(`admin.${name}`, { kind, id, reason: "Teste" }, admin);
  await act("hide", "request", requestId);
  await act("hide", "listing", listingId);
  for (const [procedure, id] of [
    ["requests", requestId],
    ["listings", listingId],
  ] as const) {
    const hidden = await read(procedure, { text: "jose", filter: "hidden" });
    expect(hidden.items).toMatchObject([{ id, hiddenBecause: "decision" }]);
    expect(hidden.matches).toEqual({ count: 1, isMore: false });
  }
  await act("restore", "request", requestId);
  expect((await read("requests", { text: "", filter: "hidden" })).items).toEqual([]);
});

test("a text that very many people match finds them in pages, and counts up to a thousand", async () => {
  const now = Date.now();
  const id = (i: number) => newId(now - 5_000 + i);
  const people = Array.from({ length: 1_100 }, (_, i) => ({ id: id(i), n: i }));
  const list = JSON.stringify(people);
  const { db } = product;
  await db.$client.batch([
    {
      sql: "insert into users (id, email, created_at) select value ->> 'id', value ->> 'id', 1 from json_each(?)",
      args: [list],
    },
    {
      sql: `insert into profiles (id, name, name_key, email, phone, name_slug, created_at)
        select value ->> 'id', 'Frequente', 'frequente', value ->> 'id', '', value ->> 'id', 1 from json_each(?)`,
      args: [list],
    },
    {
      sql: "insert into person_entries (user_id, words) select id, '  frequente  x' from profiles where name_key = 'frequente' order by id",
      args: [],
    },
    {
      sql: "insert into person_fts (rowid, words) select position, words from person_entries where words = '  frequente  x'",
      args: [],
    },
    {
      sql: `insert into user_subscriptions (id, user_id, asaas_subscription_id, status, value_cents, granted_at,
          granted_until, auto_renew, payment_method, created_at, updated_at)
        select id, id, 'manual_' || id, 'ACTIVE', 4999, 1, 9e12, 0, 'manual', 1, 1 from profiles where name_key = 'frequente'`,
      args: [],
    },
  ]);
  const page = await read("users", { ...ALL, text: "frequente" });
  expect(page.matches).toEqual({ count: 1_000, isMore: true });
  const newest = people
    .map((person) => person.id)
    .sort()
    .reverse();
  expect(idsOf(page)).toEqual(newest.slice(0, 30));
  const found = await readAll("subscriptions", { text: "frequente", filter: "active" });
  expect(found).toEqual(newest);
});

test("the audit tells who did what on whom, and is found by person and id", async () => {
  const person = await makePerson(product, { name: "Zenaide Auditada" });
  const input = { userId: person.id, reason: "Bom cliente" };
  await product.mutate("admin.createSubscription", input, admin);
  await product.mutate("admin.endPremium", { userId: person.id }, admin);
  for (const text of ["zenaide", person.id]) {
    expect((await read("audit", { text })).items).toMatchObject([
      { action: "endPremium", before: { isPremium: true }, after: { isPremium: false }, reason: "" },
      {
        action: "createSubscription",
        adminName: "Chefe Geral",
        personId: person.id,
        personName: "Zenaide Auditada",
        before: null,
        after: { status: "ACTIVE" },
        reason: "Bom cliente",
      },
    ]);
  }
  const all = await product.db.select().from(adminAudit);
  expect(await readAll("audit", { text: "chefe" })).toHaveLength(all.length);
  expect(await readAll("audit", { text: "" })).toHaveLength(all.length);
});

test("deliveries are listed by state without their payload, and a dead one is tried again", async () => {
  const person = await makePerson(product);
  const id = await makeDeadDelivery(product, person.id);
  const page = await read("deliveries", { filter: "dead" });
  expect(page.items).toMatchObject([{ id, kind: "mail.reset", attempts: 9, lastError: "Error" }]);
  expect(JSON.stringify(page)).not.toContain(person.id);
  const overview = await product.query("admin.overview", undefined, admin);
  expect(overview.data).toMatchObject({ deadDeliveries: { count: 1, isMore: false } });
  const answer = await product.mutate("admin.retryDelivery", { id }, admin);
  expect(answer.error).toBeNull();
  await product.mails(person.email);
  expect((await read("deliveries", { filter: "dead" })).items).toEqual([]);
  await expect.poll(async () => idsOf(await read("deliveries", { filter: "delivered" }))).toContain(id);
  expect((await product.mutate("admin.retryDelivery", { id }, admin)).error?.code).toBe("delivery.not_found");
});

test("webhook events come in pages, newest first, also those of the same millisecond", async () => {
  const rows = Array.from({ length: 70 }, (_, i) => ({
    id: `evt_${i}`,
    event: "PAYMENT_CREATED",
    occurredAt: 1,
    contentHash: "x",
    receivedAt: 1_000 + Math.floor(i / 50),
  }));
  await product.db.insert(webhookEvents).values(rows);
  expect(await readAll("events", {})).toEqual(rows.map(({ id }) => id).reverse());
  expect((await read("events", { cursor: "x" })).items).toHaveLength(30);
});

test("the end of premium is the one that the person sees, without the days of grace", async () => {
  const payer = await makePerson(product, { premium: true, name: "Pagante Pontual" });
  const [paid, kept] = [Date.now() + 5 * DAY_MS, Date.now() + 8 * DAY_MS];
  const payment = { paymentMethod: "asaas", firstDueDate: "2026-11-22", grantedAt: null, grantedUntil: null } as const;
  const { id } = await subscriptionOf(product, payer);
  await product.db
    .update(userSubscriptions)
    .set({ ...payment, expiresAt: paid, accessUntil: kept })
    .where(eq(userSubscriptions.id, id));
  await product.db.update(profiles).set({ premiumUntil: kept }).where(eq(profiles.id, payer.id));
  expect((await read("users", { ...ALL, text: "pagante" })).items).toMatchObject([{ premiumUntil: paid }]);
});
