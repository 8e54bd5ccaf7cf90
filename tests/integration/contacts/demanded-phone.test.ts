import { describe, expect, test } from "vitest";
import { marketplaceListings, serviceRequests } from "../../../db/schema/index.ts";
import { startContacts } from "../../support/contacts.ts";
import { makeListing, newListing } from "../../support/listings.ts";
import { makeProvider } from "../../support/network.ts";
import { makePerson, makeRequest, newSubmission, type Person } from "../../support/people.ts";
import { codeTo, confirmNumber } from "../../support/phone-codes.ts";
import { startProduct } from "../../support/product.ts";

/* The portal's owner demands a confirmed WhatsApp. */
const product = startProduct({ settings: { DEMAND_CONFIRMED_PHONE: "true" } });
const { open, openings } = startContacts(product);

const PUBLICATIONS = [
  ["requests.create", newSubmission, serviceRequests],
  ["listings.create", newListing, marketplaceListings],
] as const;

async function confirmByCode(person: Person): Promise<void> {
  expect((await product.mutate("profiles.askPhoneCode", undefined, person)).status).toBe(200);
  const code = await codeTo(product.stack.fakesUrl, person.phone);
  expect((await product.mutate("profiles.confirmPhone", { code }, person)).status).toBe(200);
}

describe.each(PUBLICATIONS)("%s", (procedure, input, table) => {
  test("is refused for the first time until the number is confirmed, and then accepted as it was", async () => {
    const person = await makePerson(product, { provider: true, client: true });
    const submission = input();
    const before = (await product.db.select().from(table)).length;
    const refused = await product.mutate(procedure, submission, person);
    expect([refused.status, refused.error?.code, refused.roundTrips]).toEqual([403, "phone.unconfirmed", 2]);
    expect(await product.db.select().from(table)).toHaveLength(before);
    await confirmByCode(person);
    expect((await product.mutate(procedure, submission, person)).status).toBe(200);
    expect(await product.db.select().from(table)).toHaveLength(before + 1);
  });

  test("stays open to accounts that published before", async () => {
    const [requester, seller] = [await makePerson(product), await makePerson(product)];
    await makeRequest(product, requester);
    await makeListing(product, seller);
    for (const person of [requester, seller]) {
      expect((await product.mutate(procedure, input(), person)).status).toBe(200);
    }
  });

  test("is refused again after the number was changed, if nothing was published", async () => {
    const person = await makePerson(product);
    await confirmNumber(product, person);
    const changed = { name: person.name, email: person.email, whatsapp: "67991230000" };
    await product.mutate("profiles.updateBasics", changed, person);
    expect((await product.mutate(procedure, input(), person)).error?.code).toBe("phone.unconfirmed");
  });
});

describe("a contact", () => {
  test("is opened by people whose number is confirmed, and nothing is recorded for others", async () => {
    const owner = await makeProvider(product);
    const by = await makePerson(product, { premium: true });
    const places = [
      [`anuncio/${await makeListing(product, owner)}`, "anuncio"],
      [`cartao/${owner.id}`, "cartao"],
      [`solicitacao/${await makeRequest(product, owner)}`, "oportunidades"],
    ] as const;
    for (const [path, place] of places) {
      for (const first of [true, false]) {
        const page = await open(path, { by, first });
        expect([page.status, page.roundTrips]).toEqual([403, 1]);
        expect(page.text).toContain("Confirme seu WhatsApp");
        expect(page.text).toContain(`href="/profile?confirmar=numero&amp;voltar=%2F${place}`);
        expect(page.text).not.toContain(owner.phone);
      }
      const inPlace = await open(`${path}?via=telefone`, { by, accept: "application/json" });
      expect([inPlace.status, JSON.parse(inPlace.text)]).toMatchObject([403, { code: "phone.unconfirmed" }]);
      expect(await openings(path.split("/")[1] ?? "")).toEqual([]);
    }
    expect((await open(`cartao/${owner.id}?via=vcard`, { by })).status).toBe(403);
    await confirmByCode(by);
    for (const [path] of places) expect((await open(path, { by })).status).toBe(302);
  });

  test("asks visitors to log in, because logging out would be the way around it", async () => {
    const owner = await makeProvider(product);
    for (const path of [`anuncio/${await makeListing(product, owner)}`, `cartao/${owner.id}`]) {
      const page = await open(path);
      expect([page.status, page.location]).toEqual([401, null]);
      expect(page.text).toContain('href="/tipo-usuario?voltar=');
      expect(page.text).not.toContain(owner.phone);
    }
  });

  test("of a request is in its detail once the number is confirmed", async () => {
    const request = await makeRequest(product, await makePerson(product));
    const viewer = await makePerson(product, { premium: true });
    const free = await makePerson(product, { provider: true });
    const read = async (person: Person) => (await product.query("requests.byId", { id: request }, person)).data;
    expect(await read(viewer)).toMatchObject({ contactPhone: null, contactName: null, mustConfirmPhone: true });
    expect(await read(free)).toMatchObject({ contactPhone: null, mustConfirmPhone: false });
    expect(await openings(request)).toEqual([]);
    await confirmNumber(product, viewer);
    expect(await read(viewer)).toMatchObject({ contactPhone: expect.any(String), mustConfirmPhone: false });
  });
});
