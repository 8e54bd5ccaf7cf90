import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { contactOpenings, professionalProfiles } from "../../../db/schema/index.ts";
import { sweepContactOpenings } from "../../../src/features/contacts/sweep-contact-openings.job.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { startContacts } from "../../support/contacts.ts";
import { makeListing } from "../../support/listings.ts";
import { makeProvider } from "../../support/network.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

const { open, openings, address } = startContacts(product);

describe("limits", () => {
  const endWindows = (name: string) =>
    product.db.run(`update rate_limits set window_ends_at = 1 where key like '%:${name}%'`);

  test("a visitor's IP address may open 20 contacts an hour and 60 a day, of any kind", async () => {
    const seller = await makeProvider(product);
    const id = await makeListing(product, seller);
    const paths = [
      `anuncio/${id}`,
      `anuncio/${id}?via=telefone`,
      `cartao/${seller.id}?via=vcard`,
      `cartao/${crypto.randomUUID()}`,
    ];
    const openMany = async (count: number) => {
      for (let call = 0; call < count; call++) expect((await open(paths[call % 4] ?? "")).status).not.toBe(429);
    };
    await openMany(20);
    const recorded = (await openings(id)).length;
    const page = await open(`anuncio/${id}`);
    expect([page.status, page.location]).toEqual([429, null]);
    expect(page.text).toMatch(/tente de novo em (59|60) minutos, ou entre na sua conta/);
    expect(page.text).toContain('href="/tipo-usuario?voltar=');
    expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(3500);
    const json = await open(`anuncio/${id}?via=telefone`, { accept: "application/json" });
    expect([json.status, (JSON.parse(json.text) as { code: string }).code]).toEqual([429, "rate_limited"]);
    expect(json.text).not.toContain(seller.phone);
    expect(await openings(id)).toHaveLength(recorded);
    expect((await open(`anuncio/${id}`, { from: `${address()}-other` })).status).toBe(302);

    await endWindows("contact-visitor-hour");
    await openMany(20);
    await endWindows("contact-visitor-hour");
    await openMany(18);
    const daily = await open(`anuncio/${id}`);
    expect(daily.status).toBe(429);
    expect(daily.text).toContain("tente de novo em 24 horas");
    expect((await open(`anuncio/${id}`, { by: await makePerson(product) })).status).toBe(302);
  });

  test("a person may open 60 contacts an hour from any IP address", async () => {
    const id = await makeListing(product, await makePerson(product));
    const by = await makePerson(product, { ageMs: DAY_MS });
    for (let call = 0; call < 60; call++) {
      expect((await open(`anuncio/${id}`, { by, from: `${address()}-${call}` })).status).toBe(302);
    }
    const refused = await open(`anuncio/${id}`, { by });
    expect(refused.status).toBe(429);
    expect(refused.text).not.toContain("/tipo-usuario");
    expect(await openings(id)).toHaveLength(60);
    expect((await open(`anuncio/${id}`)).status).toBe(302);
  });
});

describe("records of opened contacts", () => {
  test("are in the exports of both people, and name who opened the contact", async () => {
    const [seller, viewer] = [await makePerson(product), await makePerson(product)];
    const id = await makeListing(product, seller);
    await open(`anuncio/${id}`, { by: viewer });
    const exported = async (of: Person) => product.mutate("profiles.exportData", {}, of);
    const opening = { kind: "listing", subjectId: id, way: "whatsapp" };
    const [given, opened] = [await exported(seller), await exported(viewer)];
    expect(given.data).toMatchObject({ contactsGiven: [{ ...opening, name: viewer.name }], contactsOpened: [] });
    expect(opened.data).toMatchObject({ contactsGiven: [], contactsOpened: [opening] });
    for (const secret of [viewer.id, viewer.phone]) expect(given.text).not.toContain(secret);
    for (const secret of [seller.id, seller.phone]) expect(opened.text).not.toContain(secret);
  });

  test("lose the viewer when that account is deleted, and are deleted with the owner's account", async () => {
    const [seller, viewer] = [await makePerson(product), await makePerson(product)];
    const id = await makeListing(product, seller);
    await open(`anuncio/${id}`, { by: viewer });
    const remove = (person: Person) =>
      product.mutate("profiles.deleteAccount", { password: null, confirmation: "EXCLUIR" }, person);
    expect((await remove(viewer)).status).toBe(200);
    expect(await openings(id)).toMatchObject([{ openedBy: null, ownerId: seller.id }]);
    expect((await remove(seller)).status).toBe(200);
    expect(await openings(id)).toEqual([]);
  });

  test("are removed after a year", async () => {
    const seller = await makePerson(product);
    const subjectId = crypto.randomUUID();
    const now = Date.now();
    for (const ageDays of [366, 364]) {
      const createdAt = now - ageDays * DAY_MS;
      await product.db
        .insert(contactOpenings)
        .values({ id: newId(createdAt), ownerId: seller.id, kind: "listing", subjectId, way: "phone", createdAt });
    }
    expect(await sweepContactOpenings(product.db, now)).toEqual({ removed: 1 });
    expect(await openings(subjectId)).toMatchObject([{ createdAt: now - 364 * DAY_MS }]);
    expect(await sweepContactOpenings(product.db, now)).toEqual({ removed: 0 });
  });
});

test("a record contains no IP address, and the log no phone number", async () => {
  const seller = await makeProvider(product, { phone: "67977776666" });
  await open(`cartao/${seller.id}?via=telefone`, { from: "203.0.113.99" });
  await product.db.update(professionalProfiles).set({ whatsapp: "" }).where(eq(professionalProfiles.userId, seller.id));
  await open(`cartao/${seller.id}`, { from: "203.0.113.99" });
  const { rows } = await product.db.$client.execute(
    "select * from contact_openings union all select key, count, window_ends_at, '', '', '', '' from rate_limits",
  );
  expect(JSON.stringify(rows)).not.toContain("203.0.113.99");
  expect(product.stack.worker.logs.map((line) => line.message).join("\n")).not.toContain("67977776666");
});
