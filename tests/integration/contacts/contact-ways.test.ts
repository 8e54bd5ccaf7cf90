import { expect, test } from "vitest";
import { z } from "zod";
import { CONTACT_KINDS, CONTACT_WAYS, type ContactName, type WayName } from "../../../src/features/contacts/rules.ts";
import type { ContactOpening } from "../../../src/features/contacts/schemas.ts";
import { startContacts } from "../../support/contacts.ts";
import { makeListing } from "../../support/listings.ts";
import { allProcedures } from "../../support/matrix/procedures.ts";
import { makeProvider } from "../../support/network.ts";
import { makePerson, makeRequest, type Person } from "../../support/people.ts";
import { eventually, sharedProduct } from "../../support/product.ts";

const product = sharedProduct();
const { open } = startContacts(product);

const CONTACT = /phone|whatsapp|e?mail|instagram|contact(Name|Phone)/i;
/** Whether there is a number, the owner's choice to show it, or how to tell them. */
const SAYS_WHETHER = /^(has|show|is|by)[A-Z]/;

const OWN = "the caller's own";
const PUBLIC = "a handle that its owner publishes on the card";
const ADMIN = "for the administration, as the privacy notice says";
/** Procedures with contact data in their answer, and why they write no row; null for those that do. */
const WAYS: Record<string, string | null> = {
  "requests.byId": null,
  "auth.me": OWN,
  "auth.checkConfirmation": OWN,
  "profiles.mine": OWN,
  "profiles.updateBasics": OWN,
  "profiles.professional": OWN,
  "profiles.saveProfessional": OWN,
  "profiles.exportData": OWN,
  "networking.card": PUBLIC,
  "networking.directory": PUBLIC,
  "networking.local": PUBLIC,
  "networking.profile": PUBLIC,
  "ratings.person": PUBLIC,
  "admin.users": ADMIN,
  "admin.person": ADMIN,
  "admin.subscriptions": ADMIN,
  "admin.payments": ADMIN,
  "admin.requests": ADMIN,
  "admin.listings": ADMIN,
  "admin.ratings": ADMIN,
  "admin.credentials": ADMIN,
  "support.contacts": "the portal's",
};

function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const properties = "properties" in schema ? Object.keys(schema.properties as object) : [];
  return [...properties, ...Object.values(schema).flatMap(fieldsOf)];
}

test("every procedure that answers with contact data writes a row, or has a reason not to", () => {
  const telling = allProcedures().filter(({ output }) => {
    const fields = output ? fieldsOf(z.toJSONSchema(output, { unrepresentable: "any" })) : [];
    return fields.some((field) => CONTACT.test(field) && !SAYS_WHETHER.test(field));
  });
  expect(telling.map(({ path }) => path).sort()).toEqual(Object.keys(WAYS).sort());
});

test("every query declares what it answers", () => {
  const silent = allProcedures().filter(({ kind, output }) => kind === "query" && !output);
  expect(silent).toEqual([]);
});

const openingsOf = async (person: Person | undefined) => {
  const { data } = await product.query("contacts.openings", {}, person);
  return (data as { items: ContactOpening[] } | undefined)?.items;
};

test("each way to a contact is seen by its owner, with who opened it, and by nobody else", async () => {
  const owner = await makeProvider(product, { client: true });
  const [viewer, other] = [
    await makeProvider(product, { name: "Rita Olhou", premium: true }),
    await makePerson(product, { admin: true }),
  ];
  const ids: Record<ContactName, string> = {
    anuncio: await makeListing(product, owner, { title: "Betoneira azul" }),
    cartao: owner.id,
    solicitacao: await makeRequest(product, owner),
  };
  const subjects = { anuncio: "Betoneira azul", cartao: null, solicitacao: "Reforma de banheiro" };
  const ways = Object.entries(CONTACT_KINDS).flatMap(([name, { kind, ways }]) =>
    ways.map((way) => ({ name: name as ContactName, kind, way: way as WayName })),
  );
  expect(ways.length).toBe(8);
  const seen: unknown[] = [];
  for (const { name, kind, way } of ways) {
    const answer = await open(`${name}/${ids[name]}?via=${way}`, { by: viewer });
    expect([name, way, answer.status < 400]).toEqual([name, way, true]);
    seen.unshift({ kind, subject: subjects[name], way: CONTACT_WAYS[way] });
  }
  await product.query("requests.byId", { id: ids.solicitacao }, viewer);
  seen.unshift({ kind: "request", subject: subjects.solicitacao, way: "detail" });
  // The detail is recorded after its response.
  const openings = await eventually(async () => {
    const found = await openingsOf(owner);
    return found?.length === seen.length ? found : undefined;
  }, "the detail's row");
  expect(openings).toMatchObject(seen as object[]);
  expect(new Set(openings.map(({ name, slug }) => `${name} ${slug}`))).toEqual(
    new Set([`Rita Olhou pessoa-${viewer.id}`]),
  );
  expect(JSON.stringify(openings)).not.toMatch(new RegExp(`${viewer.phone}|${viewer.email}`));

  for (const somebody of [viewer, other]) expect(await openingsOf(somebody)).toEqual([]);
  expect(await openingsOf(undefined)).toBeUndefined();
  // A cursor of somebody else's list reveals nothing of it.
  const cursor = openings[0]?.id;
  const guessed = await product.query("contacts.openings", { cursor }, viewer);
  expect(guessed.data).toEqual({ items: [], nextCursor: null });
});
