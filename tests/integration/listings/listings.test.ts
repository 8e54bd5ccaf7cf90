import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { marketplaceListingImages, marketplaceListings, rateLimits } from "../../../db/schema/index.ts";
import { expireListings } from "../../../src/features/listings/expire-listings.job.ts";
import { PUBLISH_LIMITS } from "../../../src/features/listings/rules.ts";
import type { ListingDetail, ListingPage, OwnListing } from "../../../src/features/listings/schemas.ts";
import { ofPerson, type RateLimit, rateLimitKey } from "../../../src/platform/limits/rate-limit.ts";
import { DAY_MS, HOUR_MS } from "../../../src/shared/time.ts";
import {
  ALL_LISTINGS,
  DOURADOS,
  LISTING_INPUT,
  makeListing,
  makeListingPhotos,
  newListing,
} from "../../support/listings.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

const byId = (id: string, cookie?: string) => product.query("listings.byId", { id }, { cookie });
const mine = async (person: Person) => (await product.query("listings.mine", undefined, person)).data as OwnListing[];
const change = (name: string, input: unknown, person: Person) => product.mutate(`listings.${name}`, input, person);
const row = async (id: string) =>
  (await product.db.select().from(marketplaceListings).where(eq(marketplaceListings.id, id)))[0];
const photosOf = async (id: string) =>
  product.db
    .select()
    .from(marketplaceListingImages)
    .where(eq(marketplaceListingImages.listingId, id))
    .orderBy(marketplaceListingImages.displayOrder);

describe("publishing", () => {
  test("stores the listing, active for five days", async () => {
    const person = await makePerson(product);
    const { data } = await change("create", newListing(), person);
    const { id } = data as { id: string };
    const stored = await row(id);
    const { category, zipCode, ...columns } = LISTING_INPUT;
    expect(stored).toMatchObject({ ...columns, zipCode: "79041000", userId: person.id, status: "active" });
    expect((stored?.expiresAt ?? 0) - (stored?.createdAt ?? 0)).toBe(5 * DAY_MS);
    expect((await byId(id)).data).toMatchObject({
      category,
      categoryName: "Máquinas e ferramentas",
      cityName: "Campo Grande",
      stateName: "Mato Grosso do Sul",
      zipCode: "79041000",
      photos: [],
      imageUrl: null,
      isOwn: false,
      isActive: true,
    });
  });

  test("empty optional fields are stored as null, not as blank text", async () => {
    const person = await makePerson(product);
    const { data } = await change("create", { ...newListing(), neighborhood: " ", zipCode: "" }, person);
    expect(await row((data as { id: string }).id)).toMatchObject({ neighborhood: null, zipCode: null });
  });

  test("the same submission publishes once, however often it is sent", async () => {
    const [person, other] = [await makePerson(product), await makePerson(product)];
    const input = newListing();
    const answers = await Promise.all(Array.from({ length: 20 }, () => change("create", input, person)));
    const ids = new Set(answers.map((answer) => (answer.data as { id: string }).id));
    expect(ids.size).toBe(1);
    expect((await mine(person)).map(({ id }) => id)).toEqual([...ids]);
    const another = await change("create", input, other);
    expect(ids.has((another.data as { id: string }).id)).toBe(false);
  });

  test("an unknown or inactive state, city or category is refused, and nothing is stored", async () => {
    const person = await makePerson(product);
    await product.db.$client.execute("update marketplace_categories set is_active = 0 where slug = 'moveis-outros'");
    const wrong = [
      ["stateId", { stateId: "SP" }],
      ["cityId", { cityId: 3550308 }],
      ["category", { category: "imoveis" }],
      ["category", { category: "moveis-outros" }],
    ] as const;
    for (const [field, changes] of wrong) {
      const { error } = await change("create", { ...newListing(), ...changes }, person);
      expect([error?.code, Object.keys(error?.fields ?? {})]).toEqual(["input.invalid", [field]]);
    }
    await product.db.$client.execute("update marketplace_categories set is_active = 1 where slug = 'moveis-outros'");
    expect(await mine(person)).toEqual([]);
  });

  test("is limited per day, but a repeated submission still returns its listing", async () => {
    const person = await makePerson(product);
    const input = newListing();
    const first = await change("create", input, person);
    const [limit] = PUBLISH_LIMITS as [RateLimit];
    const used = () =>
      product.db
        .select()
        .from(rateLimits)
        .where(eq(rateLimits.key, rateLimitKey(limit, ofPerson(person.id))));
    expect(await used()).toMatchObject([{ count: 1 }]);
    await product.db
      .update(rateLimits)
      .set({ count: limit.max })
      .where(eq(rateLimits.key, rateLimitKey(limit, ofPerson(person.id))));
    const [refused, repeated] = [await change("create", newListing(), person), await change("create", input, person)];
    expect([refused.status, refused.error?.code]).toEqual([429, "rate_limited"]);
    expect(refused.error?.params).toEqual({ retryAt: String((await used())[0]?.windowEndsAt) });
    expect(repeated.data).toEqual(first.data);
    expect(await mine(person)).toHaveLength(1);
  });
});

describe("own listings", () => {
  test("can be changed, renewed and deleted only by their owner", async () => {
    const [owner, other, admin] = [
      await makePerson(product),
      await makePerson(product),
      await makePerson(product, { admin: true }),
    ];
    const id = await makeListing(product, owner);
    const [first = "", second = ""] = await makeListingPhotos(product, id, 2);
    const before = [await row(id), await photosOf(id)];
    const changes = { ...LISTING_INPUT, title: "Betoneira nova", cityId: DOURADOS, category: "materiais-usados" };
    const calls = [
      ["update", { id, changes }],
      ["renew", { id }],
      ["setPhotoOrder", { listingId: id, photoIds: [second, first] }],
      ["deletePhoto", { listingId: id, photoId: first }],
      ["delete", { id }],
    ] as const;
    for (const stranger of [other, admin]) {
      for (const [name, input] of calls) {
        expect((await change(name, input, stranger)).error?.code).toBe("listing.not_found");
      }
    }
    expect([await row(id), await photosOf(id)]).toEqual(before);
    for (const [name, input] of calls) expect((await change(name, input, owner)).status).toBe(200);
    expect(await row(id)).toBeUndefined();
    for (const [name, input] of calls) {
      expect((await change(name, input, owner)).error?.code).toBe("listing.not_found");
    }
  });

  test("are found by their new words after an update, and no longer by their old ones", async () => {
    const owner = await makePerson(product);
    const id = await makeListing(product, owner, { title: "Zarcão velho" });
    const changes = { ...LISTING_INPUT, title: "Quartzito claro", priceCents: 1 };
    await change("update", { id, changes }, owner);
    expect((await search({ text: "zarcao" })).items).toEqual([]);
    expect((await search({ text: "quartzito" })).items).toMatchObject([{ id, priceCents: 1 }]);
    await change("delete", { id }, owner);
    expect((await search({ text: "quartzito" })).items).toEqual([]);
  });

  test("are visible only to their owner after they expire, until they are renewed", async () => {
    const [owner, other] = [await makePerson(product), await makePerson(product)];
    const id = await makeListing(product, owner, { ageMs: 6 * DAY_MS, title: "Vigota expirada" });
    await expireListings(product.db, Date.now());
    expect(await row(id)).toMatchObject({ status: "inactive" });
    for (const cookie of [undefined, other.cookie]) expect((await byId(id, cookie)).status).toBe(404);
    expect((await byId(id, owner.cookie)).data).toMatchObject({ isActive: false, isOwn: true });
    expect(await mine(owner)).toMatchObject([{ id, isActive: false }]);
    expect((await search({ text: "vigota" })).items).toEqual([]);

    const { data } = await change("renew", { id }, owner);
    const { expiresAt } = data as { expiresAt: number };
    expect(expiresAt - Date.now()).toBeGreaterThan(5 * DAY_MS - HOUR_MS);
    expect(await row(id)).toMatchObject({ status: "active", expiresAt });
    expect((await byId(id)).data).toMatchObject({ id, isActive: true, isOwn: false });
    expect((await search({ text: "vigota" })).items).toMatchObject([{ id }]);
  });

  test("are listed newest first, without anybody else's", async () => {
    const [owner, other] = [await makePerson(product), await makePerson(product)];
    const ids = [await makeListing(product, owner), await makeListing(product, owner, { status: "inactive" })];
    await makeListing(product, other);
    expect((await mine(owner)).map(({ id }) => id)).toEqual(ids.reverse());
  });
});

describe("photos", () => {
  test("one is primary; when it is deleted, the next takes its place", async () => {
    const owner = await makePerson(product);
    const id = await makeListing(product, owner, { title: "Lavatório suspenso" });
    const [first = "", second = "", third = ""] = await makeListingPhotos(product, id, 3);
    const primary = async () => (await photosOf(id)).filter((photo) => photo.isPrimary).map((photo) => photo.id);
    await change("setPhotoOrder", { listingId: id, photoIds: [third, first, second] }, owner);
    expect(await primary()).toEqual([third]);
    const detail = (await byId(id)).data as ListingDetail;
    expect(detail.photos.map((photo) => photo.id)).toEqual([third, first, second]);
    expect(detail.imageUrl).toBe(detail.photos[0]?.url);
    expect((await search({ text: "lavatorio" })).items).toMatchObject([{ imageUrl: detail.imageUrl }]);

    await change("deletePhoto", { listingId: id, photoId: third }, owner);
    expect(await primary()).toEqual([first]);
    await change("deletePhoto", { listingId: id, photoId: second }, owner);
    expect(await primary()).toEqual([first]);
    await change("deletePhoto", { listingId: id, photoId: first }, owner);
    expect(await photosOf(id)).toEqual([]);
    const { rows } = await product.db.$client.execute({
      sql: "select count(*) from discarded_images where url like ?",
      args: [`/img/marketplace/${id}/%`],
    });
    expect(rows[0]?.[0]).toBe(3);
  });

  test("cannot be reached through another listing, even of the same owner", async () => {
    const owner = await makePerson(product);
    const [id, other] = [await makeListing(product, owner), await makeListing(product, owner)];
    const [photoId] = await makeListingPhotos(product, other, 1);
    const calls = { setPhotoOrder: { photoIds: [photoId] }, deletePhoto: { photoId } };
    for (const [name, input] of Object.entries(calls)) {
      expect((await change(name, { listingId: id, ...input }, owner)).error?.code).toBe("listing.not_found");
    }
    expect(await photosOf(other)).toHaveLength(1);
  });

  test("are shown in the order in which their owner puts all of them", async () => {
    const owner = await makePerson(product);
    const id = await makeListing(product, owner);
    const ids = await makeListingPhotos(product, id, 8);
    const order = async (photoIds: string[]) =>
      (await change("setPhotoOrder", { listingId: id, photoIds }, owner)).status;
    const shown = async () => ((await byId(id)).data as ListingDetail).photos.map((photo) => photo.id);
    expect(await order(ids.toReversed())).toBe(200);
    expect(await shown()).toEqual(ids.toReversed());
    for (const others of [ids.slice(1), [...ids.slice(1), ids[1]!], [...ids.slice(1), id]])
      expect(await order(others)).toBe(404);
    expect(await shown()).toEqual(ids.toReversed());
    await change("deletePhoto", { listingId: id, photoId: ids[7]! }, owner);
    expect(await shown()).toEqual(ids.slice(0, 7).toReversed());
  });

  test("exactly one is primary after several were chosen in parallel", async () => {
    const owner = await makePerson(product);
    const id = await makeListing(product, owner);
    const ids = await makeListingPhotos(product, id, 8);
    const startingWith = (first: string) => [first, ...ids.filter((other) => other !== first)];
    const order = (photoIds: string[]) => change("setPhotoOrder", { listingId: id, photoIds }, owner);
    await Promise.all(ids.map((photoId) => order(startingWith(photoId))));
    expect((await photosOf(id)).filter((photo) => photo.isPrimary)).toHaveLength(1);
  });

  test("are deleted 30 days after the listing expired, unless it was renewed", async () => {
    const owner = await makePerson(product);
    const made = async (ageMs: number) => {
      const id = await makeListing(product, owner, { ageMs });
      await makeListingPhotos(product, id, 2);
      return id;
    };
    const [old, recent, renewed] = [await made(36 * DAY_MS), await made(34 * DAY_MS), await made(36 * DAY_MS)];
    await change("renew", { id: renewed }, owner);
    const counts = await expireListings(product.db, Date.now());
    expect(counts.photos).toBe(2);
    expect(await Promise.all([old, recent, renewed].map(async (id) => (await photosOf(id)).length))).toEqual([0, 2, 2]);
    expect(await expireListings(product.db, Date.now())).toEqual({ closed: 0, photos: 0 });
    expect((await expireListings(product.db, Date.now() + 2 * DAY_MS)).photos).toBe(2);
    expect((await photosOf(recent)).length).toBe(0);
  });
});

describe("contact", () => {
  test("is in no response if the seller hides it", async () => {
    const canary = "67955554444";
    const seller = await makePerson(product, { phone: canary });
    const hidden = { showPhone: false, showWhatsapp: false, title: "Guincho coluna" };
    const id = await makeListing(product, seller, hidden);
    const answers = [
      await byId(id),
      await byId(id, (await makePerson(product, { premium: true, admin: true })).cookie),
      await byId(id, seller.cookie),
      await product.query("listings.search", { ...ALL_LISTINGS, text: "guincho", sort: "created_at_desc" }),
      await product.query("listings.mine", undefined, seller),
      await change("update", { id, changes: { ...LISTING_INPUT, ...hidden } }, seller),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.text).not.toContain(canary);
    }
    expect(answers[0]?.data).toMatchObject({ sellerName: seller.name, hasPhone: false, hasWhatsapp: false });
  });

  test("shows which ways the seller offers, but neither the number nor other data of the seller", async () => {
    const seller = await makePerson(product);
    const phoneOnly = await makeListing(product, seller, { showPhone: true, showWhatsapp: false });
    const whatsappOnly = await makeListing(product, seller, { showPhone: false, showWhatsapp: true });
    const answers = [await byId(phoneOnly), await byId(whatsappOnly)];
    expect(answers.map(({ data }) => data)).toMatchObject([
      { hasPhone: true, hasWhatsapp: false },
      { hasPhone: false, hasWhatsapp: true },
    ]);
    for (const { text } of answers) {
      for (const secret of [seller.phone, seller.email, seller.id]) expect(text).not.toContain(secret);
    }
  });
});

test("the export contains a person's own listings, and nobody else's", async () => {
  const [owner, other] = [await makePerson(product), await makePerson(product)];
  const id = await makeListing(product, owner, { title: "Minha serra" });
  await makeListing(product, other, { title: "Serra alheia" });
  await makeListingPhotos(product, id, 1);
  const answer = await product.mutate("profiles.exportData", {}, owner);
  expect(answer.data).toMatchObject({
    listings: [
      { id, title: "Minha serra", category: "Máquinas e ferramentas", city: "Campo Grande", status: "active" },
    ],
  });
  expect((answer.data as { listings: { photos: string[] }[] }).listings[0]?.photos).toHaveLength(1);
  expect(answer.text).not.toContain("Serra alheia");
});

async function search(filter: Record<string, unknown>): Promise<ListingPage> {
  const answer = await product.query("listings.search", { ...ALL_LISTINGS, sort: "created_at_desc", ...filter });
  expect(answer.status).toBe(200);
  return answer.data as ListingPage;
}
