import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { contactOpenings, sessions } from "../../../db/schema/index.ts";
import { ADDRESS_LIMITS, NEW_PERSON_LIMITS, PERSON_LIMITS } from "../../../src/features/contacts/rules.ts";
import { DAY_MS, HOUR_MS } from "../../../src/shared/time.ts";
import { startContacts } from "../../support/contacts.ts";
import { makeListing } from "../../support/listings.ts";
import { makePerson, makeRequest, type Person, REQUEST_INPUT } from "../../support/people.ts";
import { sharedProduct, untilServed } from "../../support/product.ts";

const product = sharedProduct();
const { open, address } = startContacts(product);
const [PERSON, NEW_PERSON, AT_ADDRESS] = [PERSON_LIMITS[0].max, NEW_PERSON_LIMITS[0].max, ADDRESS_LIMITS[0].max];

interface Detail {
  contactPhone: string | null;
  isContactLimited: boolean;
  description: string;
}

const readDetail = async ({ cookie }: Person, id: string, from: string) =>
  (await untilServed(() => product.query("requests.byId", { id }, { cookie, address: from }))).data as Detail;

const recordedFor = async ({ id }: Person) =>
  (
    await product.db
      .select()
      .from(contactOpenings)
      .where(and(eq(contactOpenings.openedBy, id), eq(contactOpenings.way, "detail")))
  ).length;

async function makeRequests(count: number, description: string = REQUEST_INPUT.description): Promise<string[]> {
  const owners = await Promise.all(Array.from({ length: count }, () => makePerson(product)));
  return Promise.all(owners.map((owner) => makeRequest(product, owner, { description })));
}

test("of details that are read at once, those that show a number are recorded, and no more than the limit", async () => {
  const viewer = await makePerson(product, { premium: true, provider: true, ageMs: DAY_MS });
  const ids = await makeRequests(PERSON + 10, "Ligue 67 99812-3456");
  const details = await Promise.all(ids.map((id, place) => readDetail(viewer, id, `${address()}-${place}`)));
  const shown = details.filter(({ contactPhone }) => contactPhone !== null);
  expect(shown).toHaveLength(PERSON);
  expect(await recordedFor(viewer)).toBe(PERSON);
  const hidden = details.filter(({ contactPhone }) => contactPhone === null);
  expect(hidden).toHaveLength(10);
  for (const detail of hidden) expect(detail).toMatchObject({ isContactLimited: true });
  expect(JSON.stringify(hidden)).not.toMatch(/99812-?3456/);
  const known = ids[details.findIndex(({ contactPhone }) => contactPhone !== null)] ?? "";
  expect(await readDetail(viewer, known, address())).toMatchObject({
    contactPhone: REQUEST_INPUT.contactPhone,
    isContactLimited: false,
  });
  expect(await recordedFor(viewer)).toBe(PERSON);
});

test("details and opened contacts count against the same limit", async () => {
  const viewer = await makePerson(product, { premium: true, provider: true });
  const listing = await makeListing(product, await makePerson(product));
  const [first, second] = await makeRequests(2);
  for (let call = 1; call < NEW_PERSON; call++) {
    expect((await open(`anuncio/${listing}?via=telefone`, { by: viewer })).status).toBe(200);
  }
  expect((await readDetail(viewer, first ?? "", address())).contactPhone).toBe(REQUEST_INPUT.contactPhone);
  expect(await readDetail(viewer, second ?? "", address())).toMatchObject({
    contactPhone: null,
    isContactLimited: true,
  });
  expect((await open(`anuncio/${listing}?via=telefone`, { by: viewer })).status).toBe(429);
});

test("the owner's view, and those who may not have the contact, count and record nothing", async () => {
  const [owner, free] = [await makePerson(product), await makePerson(product, { provider: true })];
  const id = await makeRequest(product, owner);
  for (let call = 0; call <= NEW_PERSON; call++) await readDetail(owner, id, address());
  expect(await readDetail(owner, id, address())).toMatchObject({
    contactPhone: REQUEST_INPUT.contactPhone,
    isContactLimited: false,
  });
  expect(await readDetail(free, id, address())).toMatchObject({ contactPhone: null, isContactLimited: false });
  expect([await recordedFor(owner), await recordedFor(free)]).toEqual([0, 0]);
});

test("an account that is younger than a day opens fewer", async () => {
  const listing = await makeListing(product, await makePerson(product));
  const by = await makePerson(product);
  for (let call = 0; call < NEW_PERSON; call++) {
    expect((await open(`anuncio/${listing}`, { by, from: `${address()}-${call}` })).status).toBe(302);
  }
  expect((await open(`anuncio/${listing}`, { by })).status).toBe(429);
});

test("several accounts at one address share a limit", async () => {
  const listing = await makeListing(product, await makePerson(product));
  const accounts = await Promise.all(Array.from({ length: 3 }, () => makePerson(product, { ageMs: DAY_MS })));
  const from = `${address()}-shared`;
  let opened = 0;
  for (const by of accounts) {
    for (let call = 0; call < PERSON; call++) {
      if ((await open(`anuncio/${listing}`, { by, from })).status === 302) opened++;
    }
  }
  expect(opened).toBe(AT_ADDRESS);
  const elsewhere = accounts[2] ?? expect.fail();
  expect((await open(`anuncio/${listing}`, { by: elsewhere, from: `${from}-other` })).status).toBe(429);
});

test("an admin whose log-in is older than twelve hours sees what others see", async () => {
  const [owner, admin] = [await makePerson(product), await makePerson(product, { admin: true, client: true })];
  const id = await makeRequest(product, owner);
  const path = `solicitacao/${id}?via=telefone`;
  expect((await readDetail(admin, id, address())).contactPhone).toBe(REQUEST_INPUT.contactPhone);
  expect((await open(path, { by: admin })).status).toBe(200);
  await product.db
    .update(sessions)
    .set({ createdAt: Date.now() - 13 * HOUR_MS })
    .where(eq(sessions.userId, admin.id));
  expect(await readDetail(admin, id, address())).toMatchObject({ contactPhone: null, isContactLimited: false });
  expect((await open(path, { by: admin })).status).toBe(403);
});
