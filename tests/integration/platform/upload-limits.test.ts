import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import {
  marketplaceListingImages,
  marketplaceListings,
  profiles,
  rateLimits,
  servicePhotos,
  users,
} from "../../../db/schema/index.ts";
import { thumbnailOf } from "../../../src/shared/image-urls.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { makeListing } from "../../support/listings.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { makePhoto, shownKeys, storedBytes, storedKeys, sweepAll, upload } from "../../support/photos.ts";
import { startProduct } from "../../support/product.ts";

const product = startProduct();

let photo: Buffer;
let owner: Person;
let listingId: string;

beforeAll(async () => {
  photo = await makePhoto();
  owner = await makePerson(product, { client: true });
  listingId = await makeListing(product, owner);
});

const sweep = () => product.stack.worker.scheduled();
const avatarOf = async ({ id }: Person) =>
  (await product.db.select().from(profiles).where(eq(profiles.id, id)))[0]?.avatarUrl ?? null;
const sendAvatar = (person: Person, bytes: Uint8Array) => upload(product, "/upload/avatar", bytes, person);
const photosOf = (id: string) =>
  product.db
    .select()
    .from(marketplaceListingImages)
    .where(eq(marketplaceListingImages.listingId, id))
    .orderBy(marketplaceListingImages.displayOrder);

describe("an upload must come from our own pages and an authorized person", () => {
  const refusals: [string, Record<string, string>, number][] = [
    ["another origin", { origin: "https://ruim.example" }, 403],
    ["no origin", { origin: "" }, 403],
    ["a form's content type", { "content-type": "multipart/form-data; boundary=x" }, 415],
    ["plain text", { "content-type": "text/plain" }, 415],
    ["an SVG content type", { "content-type": "image/svg+xml" }, 415],
  ];
  test.each(refusals)("%s is refused", async (_name, headers, status) => {
    const person = await makePerson(product);
    const answer = await upload(product, "/upload/avatar", photo, { cookie: person.cookie, headers });
    expect(answer.status).toBe(status);
    expect(await avatarOf(person)).toBeNull();
  });

  test("visitors, strangers and unknown listings are refused", async () => {
    const stranger = await makePerson(product, { provider: true });
    const unknown = "01a1fbc9-fded-7150-9213-603e069f2b11";
    const before = await photosOf(listingId);
    const visitor = await upload(product, `/upload/listings/${listingId}`, photo);
    expect(visitor).toMatchObject({ status: 401, code: "auth.required" });
    for (const id of [listingId, unknown, "../avatars", "%00"]) {
      const answer = await upload(product, `/upload/listings/${encodeURIComponent(id)}`, photo, stranger);
      expect(answer).toMatchObject({ status: 404, code: "listing.not_found", message: "Anúncio não encontrado." });
    }
    expect(await photosOf(listingId)).toEqual(before);
    const client = await upload(product, "/upload/portfolio?titulo=Muro", photo, owner);
    expect(client).toMatchObject({ status: 403, code: "photo.not_provider" });
  });

  test("a refusal before the whole photo has arrived still reaches the client", async () => {
    const large = Buffer.alloc(4_900_000);
    for (let time = 0; time < 8; time++) {
      expect(await upload(product, "/upload/avatar", large)).toMatchObject({ status: 401, code: "auth.required" });
    }
  });

  test("more than 120 an hour are refused", async () => {
    const person = await makePerson(product);
    await sendAvatar(person, photo);
    await product.db.update(rateLimits).set({ count: 120 });
    expect(await sendAvatar(person, photo)).toMatchObject({ status: 429, code: "rate_limited" });
    await product.db.delete(rateLimits);
  });
});

describe("photos of a listing", () => {
  test("are refused once those of one that expired so long ago are deleted", async () => {
    const endedFor = (days: number) => makeListing(product, owner, { expiresAt: Date.now() - days * DAY_MS });
    const send = async (id: string) => (await upload(product, `/upload/listings/${id}`, photo, owner)).status;
    const [kept, cleared] = [await endedFor(29), await endedFor(31)];
    await sweep();
    expect([await send(kept), await send(cleared)]).toEqual([200, 404]);
    expect(await photosOf(cleared)).toEqual([]);
  });

  test("get the requested position, and the first in order is primary", async () => {
    const id = await makeListing(product, owner);
    const send = (query: string) => upload(product, `/upload/listings/${id}${query}`, photo, owner);
    const third = await send("?ordem=2");
    const taken = await send("?ordem=2");
    const [last, first] = [await send("?ordem=7"), await send("?ordem=0")];
    const free = await send("?ordem=8");
    const rows = await photosOf(id);
    expect(rows.map((row) => [row.displayOrder, row.id, row.isPrimary])).toEqual([
      [0, first.id, true],
      [1, free.id, false],
      [2, third.id, false],
      [3, taken.id, false],
      [7, last.id, false],
    ]);
    expect(rows[0]?.url).toMatch(new RegExp(`^/img/marketplace/${id}/[\\w-]+\\.webp$`));
  });

  test("are limited to 8, even when 12 arrive in parallel for an inactive listing", async () => {
    const id = await makeListing(product, owner);
    await product.db.update(marketplaceListings).set({ status: "inactive" }).where(eq(marketplaceListings.id, id));
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, place) =>
        upload(product, `/upload/listings/${id}?ordem=${place % 8}`, photo, owner),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(8);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const { status, code, message } of refused) {
      expect([status, code, message]).toEqual([409, "photo.limit", "Máximo de 8 fotos por anúncio."]);
    }
    const rows = await photosOf(id);
    expect(rows.map((row) => row.displayOrder)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(rows.map((row) => row.isPrimary)).toEqual([true, ...Array(7).fill(false)]);
  });

  test("are deleted with their listing", async () => {
    const id = await makeListing(product, owner);
    const { url } = await upload(product, `/upload/listings/${id}`, photo, owner);
    await product.db.delete(marketplaceListings).where(eq(marketplaceListings.id, id));
    await sweep();
    expect([await storedBytes(product, url), await storedBytes(product, thumbnailOf(url))]).toEqual([null, null]);
  });
});

describe("the portfolio", () => {
  test.each([
    [3, false],
    [12, true],
  ])("keeps %i of 20 photos that arrive in parallel, with premium: %s", async (max, premium) => {
    const person = await makePerson(product, { provider: true, premium });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        upload(product, `/upload/portfolio?titulo=Obra%20${n}&descricao=Piso`, photo, person),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(max);
    for (const { status, code, message } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, code, message]).toEqual([409, "photo.limit", `Máximo de ${max} fotos no portfólio.`]);
    }
    const rows = await product.db.select().from(servicePhotos).where(eq(servicePhotos.professionalId, person.id));
    expect(rows.map(({ slot }) => slot).sort((a, b) => a - b)).toEqual(Array.from({ length: max }, (_, i) => i + 1));
    for (const row of rows) {
      expect(row).toMatchObject({ title: expect.stringMatching(/^Obra \d+$/), description: "Piso" });
      expect(row.photoUrl).toMatch(new RegExp(`^/img/portfolio/professional_${person.id}/[\\w-]+\\.webp$`));
    }
    await sweepAll(product);
    const stored = (await storedKeys(product)).filter((key) => key.includes(person.id));
    expect(stored).toHaveLength(2 * max);
  });

  test.each([
    ["", "Preencha título e selecione uma imagem."],
    ["?titulo=%20", "Preencha título e selecione uma imagem."],
    [`?titulo=${"a".repeat(101)}`, "Use no máximo 100 caracteres."],
    [`?titulo=Obra&descricao=${"a".repeat(256)}`, "Use no máximo 255 caracteres."],
    ["?titulo=ab%E2%80%AEcd", "Há caracteres invisíveis ou da direita para a esquerda. Apague e digite de novo."],
  ])("refuses the texts in %j", async (query, message) => {
    const person = await makePerson(product, { provider: true });
    const answer = await upload(product, `/upload/portfolio${query}`, photo, person);
    expect(answer).toMatchObject({ status: 400, code: "input.invalid", message });
  });
});

test("photos are deleted with their account", async () => {
  const person = await makePerson(product, { provider: true });
  const answer = await sendAvatar(person, photo);
  await upload(product, "/upload/portfolio?titulo=Muro", photo, person);
  await upload(product, `/upload/listings/${await makeListing(product, person)}`, photo, person);
  await sweepAll(product);
  const before = await storedKeys(product);
  await product.db.delete(users).where(eq(users.id, person.id));
  await sweep();
  const after = await storedKeys(product);
  expect(before.length - after.length).toBe(6);
  expect(after).not.toContain(answer.url.slice("/img/".length));
});

test("in the end, the bucket holds exactly what the rows refer to", async () => {
  await sweepAll(product);
  expect(await storedKeys(product)).toEqual(await shownKeys(product));
});
