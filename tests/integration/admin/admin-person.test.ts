import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { adminNotes, hires } from "../../../db/schema/index.ts";
import { NOTES_MAX, PERSON_SHOWN } from "../../../src/features/admin/rules.ts";
import type { AdminPerson } from "../../../src/features/admin/schemas-person.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { makeDeadDelivery, subscriptionOf } from "../../support/admin-acts.ts";
import { makeBareHire } from "../../support/hires.ts";
import { makeListing } from "../../support/listings.ts";
import { makeCase, makeFreeRating } from "../../support/moderation.ts";
import { makeProvider } from "../../support/network.ts";
import { makePerson, makeRequest, type Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";
import { makeRating } from "../../support/ratings.ts";

const product = sharedProduct();
let admin: Person;

beforeAll(async () => {
  admin = await makePerson(product, { admin: true, name: "Ana Chefe" });
});

const read = (id: string) => product.query("admin.person", { id }, admin);
const personOf = async (id: string) => (await read(id)).data as AdminPerson;
const act = async (procedure: string, input: object) => {
  const { error } = await product.mutate(`admin.${procedure}`, input, admin);
  return error?.code ?? null;
};
const listed = (rows: { items: { id: string }[] }) => rows.items.map(({ id }) => id);

test("a person's page has the account and the newest of what they have, did and met", async () => {
  const person = await makeProvider(product, { name: "Bento de Tudo", client: true, premium: true });
  const other = await makeProvider(product, { name: "Olga Outra", client: true });
  const request = await makeRequest(product, person);
  const listing = await makeListing(product, person, { title: "Betoneira" });
  const hire = await makeBareHire(product, person, other);
  const by = await makeRating(product, person, other);
  const about = await makeFreeRating(product, other, person);
  const caseAbout = await makeCase(product, { kind: "listing", id: listing, owner: person }, [other]);
  const otherListing = await makeListing(product, other);
  const caseBy = await makeCase(product, { kind: "listing", id: otherListing, owner: other }, [person]);
  const { id: subscription } = await subscriptionOf(product, person);
  await act("extendSubscription", { id: subscription, days: 7, reason: "Cortesia" });

  const answer = await read(person.id);
  expect(answer.roundTrips).toBe(2);
  const found = answer.data as AdminPerson;
  expect(found.account).toMatchObject({
    name: "Bento de Tudo",
    email: person.email,
    isClient: true,
    isProvider: true,
    isPremium: true,
    blockedAt: null,
    cardSlug: `pessoa-${person.id}`,
  });
  expect(found.sessions).toMatchObject({ count: 1, usedAt: expect.any(Number) });
  expect(found.sessions.usedAt).toBeLessThanOrEqual(Date.now() + 1000);
  expect(listed(found.requests)).toContain(request);
  expect(found.listings).toMatchObject({ items: [{ id: listing, title: "Betoneira" }], count: { count: 1 } });
  expect(found.hires.items).toMatchObject([{ id: hire, isClient: true, otherId: other.id, otherName: "Olga Outra" }]);
  expect(found.ratingsBy.items).toMatchObject([{ id: by, evaluatedId: other.id, evaluatedName: "Olga Outra" }]);
  expect(found.ratingsAbout.items).toMatchObject([{ id: about, ownerId: other.id, ownerName: "Olga Outra" }]);
  expect(found.casesAbout.items).toMatchObject([{ id: caseAbout, kind: "listing", reportCount: 1 }]);
  expect(found.reportsBy.items).toMatchObject([{ caseId: caseBy, reason: "fraud", ownerName: "Olga Outra" }]);
  expect(found.subscriptions.items).toMatchObject([{ id: subscription, status: "ACTIVE" }]);
  // An act on what the person has, not on the person.
  expect(found.audit).toMatchObject([{ action: "extendSubscription", personId: person.id, adminName: "Ana Chefe" }]);
});

test("a person's page names the card only if it is public", async () => {
  const unfinished = await makeProvider(product, { card: { specialties: [] } });
  const hidden = await makeProvider(product, { card: { hiddenBecause: "decision" } });
  for (const { id } of [unfinished, hidden]) {
    expect((await personOf(id)).account).toMatchObject({ isProvider: true, cardSlug: null });
  }
});

test("of very many rows, the page shows the newest and counts up to a hundred", async () => {
  const person = await makePerson(product);
  const ids = Array.from({ length: 101 }, (_, i) => newId(Date.now() - 10_000 + i)).sort();
  await product.db.$client.execute({
    sql: `insert into marketplace_listings (id, title, description, price_cents, category_id, user_id, city_id, state_id,
        created_at, expires_at, status, submission_id)
      select value, 'Prego', 'Novo.', 100, 1, ?, 5002704, 'MS', 1, 2, 'inactive', value from json_each(?)`,
    args: [person.id, JSON.stringify(ids)],
  });
  const { listings } = await personOf(person.id);
  expect(listings.count).toEqual({ count: 100, isMore: true });
  expect(listed(listings)).toEqual(ids.slice(-PERSON_SHOWN).reverse());
});

test("a deleted account keeps its page with what admins did, and its pseudonym one with what others keep", async () => {
  const [client, provider] = [await makePerson(product), await makeProvider(product)];
  const hire = await makeBareHire(product, client, provider);
  await makeRating(product, client, provider);
  await act("blockUser", { userId: client.id, reason: "Golpe" });
  expect((await personOf(client.id)).account?.blockedAt).toEqual(expect.any(Number));
  await act("deleteUser", { userId: client.id, reason: "Pediu" });

  const former = await personOf(client.id);
  expect(former.account).toBeNull();
  expect(former.audit).toMatchObject([
    { action: "deleteUser", target: null, personId: client.id, personName: null },
    { action: "blockUser" },
  ]);
  const [kept] = await product.db.select().from(hires).where(eq(hires.id, hire));
  const pseudonym = await personOf(kept?.clientId ?? "");
  expect(pseudonym.account).toBeNull();
  expect(pseudonym.hires.items).toMatchObject([{ id: hire, otherId: provider.id }]);
  expect((await personOf(provider.id)).hires.items).toMatchObject([
    { otherId: kept?.clientId, otherName: "Conta encerrada" },
  ]);
  expect((await read(newId(Date.now()))).error?.code).toBe("user.not_found");
});

test("admins leave each other notes, of which the person's copy of their data has none", async () => {
  const person = await makePerson(product);
  expect(await act("addNote", { userId: person.id, text: "Ligou ontem." })).toBeNull();
  expect(await act("addNote", { userId: person.id, text: "Ligou ontem." })).toBeNull();
  const [note, ...others] = (await personOf(person.id)).notes;
  expect(others).toEqual([]);
  expect(note).toMatchObject({ adminName: "Ana Chefe", text: "Ligou ontem." });
  const copy = await product.mutate("profiles.exportData", {}, person);
  expect(copy.error).toBeNull();
  expect(copy.text).not.toContain("Ligou ontem.");

  expect(await act("deleteNote", { id: note?.id })).toBeNull();
  expect((await personOf(person.id)).notes).toEqual([]);
  for (let i = 0; i < NOTES_MAX; i++) await act("addNote", { userId: person.id, text: `Nota ${i}` });
  expect(await act("addNote", { userId: person.id, text: "Uma a mais" })).toBe("note.limit");
  expect(await act("addNote", { userId: person.id, text: "Nota 0" })).toBeNull();
  await act("deleteUser", { userId: person.id, reason: "Pediu" });
  expect(await product.db.select().from(adminNotes).where(eq(adminNotes.userId, person.id))).toEqual([]);
});

test("the audit is filtered by admin, act, person and day, also together", async () => {
  const [other, person] = [await makePerson(product, { admin: true }), await makePerson(product)];
  const listing = await makeListing(product, person);
  const hide = { kind: "listing", id: listing, reason: "Golpe" };
  await product.mutate("admin.hide", hide, other);
  await act("blockUser", { userId: person.id, reason: "Golpe" });
  await act("retryDelivery", { id: await makeDeadDelivery(product, person.id) });
  const acts = async (filter: object) => {
    const { data, roundTrips } = await product.query("admin.audit", { text: "", ...filter }, admin);
    expect(roundTrips).toBe(2);
    return (data as { items: { action: string }[] }).items.map(({ action }) => action);
  };
  const today = new Date(Date.now() - 4 * 3_600_000).toISOString().slice(0, 10);
  expect(await acts({ adminId: other.id })).toEqual(["hide"]);
  expect(await acts({ text: person.id })).toEqual(["blockUser", "hide"]);
  expect(await acts({ text: person.id, action: "hide" })).toEqual(["hide"]);
  expect(await acts({ text: person.id, adminId: admin.id, day: today })).toEqual(["blockUser"]);
  expect(await acts({ text: person.id, day: "2020-01-01" })).toEqual([]);
  expect(await acts({ action: "hide", adminId: admin.id })).toEqual([]);
  expect((await acts({ day: today })).slice(0, 3)).toEqual(["retryDelivery", "blockUser", "hide"]);
});
