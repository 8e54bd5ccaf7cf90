import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listingFavorites, marketplaceListings } from "../../../db/schema/index.ts";
import { FAVORITES_MAX } from "../../../src/features/listings/rules.ts";
import type { FavoriteListing, ListingPage } from "../../../src/features/listings/schemas.ts";
import { ALL_LISTINGS, makeListing, makeListings } from "../../support/listings.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

const change = (name: string, input: unknown, person: Person) => product.mutate(`listings.${name}`, input, person);
const favorite = (person: Person, id: string, isFavorite = true) =>
  change("setFavorite", { id, favorite: isFavorite }, person);
const favoritesOf = async (person: Person) =>
  (await product.query("listings.favorites", undefined, person)).data as FavoriteListing[];
const idsOf = async (person: Person) =>
  (await product.query("listings.favoriteIds", undefined, person)).data as string[];
const isListed = async (id: string) => {
  const { data } = await product.query("listings.search", { ...ALL_LISTINGS, sort: "created_at_desc" });
  return (data as ListingPage).items.some((listing) => listing.id === id);
};
const othersOf = async (id: string) =>
  ((await product.query("listings.othersOfSeller", { id })).data as { id: string }[]).map((other) => other.id);

test("a heart is set, not toggled: a repeated call changes nothing", async () => {
  const [seller, person] = [await makePerson(product), await makePerson(product)];
  const [first, second] = [await makeListing(product, seller), await makeListing(product, seller)];
  for (const id of [first, first, second]) expect((await favorite(person, id)).status).toBe(200);
  expect((await favoritesOf(person)).map(({ id }) => id)).toEqual([second, first]);
  expect((await idsOf(person)).sort()).toEqual([first, second].sort());
  for (const _ of [1, 2]) expect((await favorite(person, first, false)).status).toBe(200);
  expect(await idsOf(person)).toEqual([second]);
  expect(await idsOf(seller)).toEqual([]);
});

test("only public listings of others become favourites", async () => {
  const [seller, person] = [await makePerson(product), await makePerson(product)];
  const own = await makeListing(product, person);
  const hidden = await makeListing(product, seller, { hiddenBecause: "decision" });
  const expired = await makeListing(product, seller, { expiresAt: Date.now() - 1 });
  for (const id of [own, hidden, expired, crypto.randomUUID()]) {
    expect((await favorite(person, id)).error?.code).toBe("listing.not_found");
  }
  expect(await idsOf(person)).toEqual([]);
});

test("sold and expired favourites stay as such, hidden ones are left out", async () => {
  const [seller, person] = [await makePerson(product), await makePerson(product)];
  const sold = await makeListing(product, seller);
  const expired = await makeListing(product, seller);
  const hidden = await makeListing(product, seller);
  for (const id of [sold, expired, hidden]) await favorite(person, id);
  await change("setSold", { id: sold, sold: true }, seller);
  const set = (id: string, columns: object) =>
    product.db.update(marketplaceListings).set(columns).where(eq(marketplaceListings.id, id));
  await set(expired, { expiresAt: Date.now() - 1 });
  await set(hidden, { hiddenBecause: "decision" });
  expect(await favoritesOf(person)).toMatchObject([
    { id: expired, isActive: false, isSold: false },
    { id: sold, isActive: false, isSold: true },
  ]);
});

test("nobody has more favourites than the limit, also by parallel calls", async () => {
  const [seller, person] = [await makePerson(product), await makePerson(product)];
  await makeListings(product, seller, FAVORITES_MAX + 5, {});
  const rows = await product.db
    .select({ id: marketplaceListings.id })
    .from(marketplaceListings)
    .where(eq(marketplaceListings.userId, seller.id));
  const kept = rows.slice(0, FAVORITES_MAX - 1).map(({ id }) => ({ userId: person.id, listingId: id, createdAt: 1 }));
  await product.db.insert(listingFavorites).values(kept);
  const answers = await Promise.all(rows.slice(FAVORITES_MAX - 1).map(({ id }) => favorite(person, id)));
  expect(answers.map(({ error }) => error?.code ?? "ok").sort()).toEqual([...Array(5).fill("favorite.limit"), "ok"]);
  expect(await idsOf(person)).toHaveLength(FAVORITES_MAX);
});

test("a sold listing leaves the lists, keeps its page without contact, and can be offered again", async () => {
  const [seller, person] = [await makePerson(product, { phone: "67999990001" }), await makePerson(product)];
  const id = await makeListing(product, seller);
  expect((await change("setSold", { id, sold: true }, person)).error?.code).toBe("listing.not_found");
  for (const _ of [1, 2]) expect((await change("setSold", { id, sold: true }, seller)).status).toBe(200);
  expect(await isListed(id)).toBe(false);
  expect((await product.query("listings.byId", { id })).data).toMatchObject({
    isActive: false,
    isSold: true,
    hasPhone: false,
    hasWhatsapp: false,
  });
  const headers = { accept: "application/json" };
  expect((await product.fetch(`/contato/anuncio/${id}?via=telefone`, { headers })).status).toBe(404);
  expect((await product.query("listings.mine", undefined, seller)).data).toMatchObject([
    { id, isActive: false, isSold: true },
  ]);

  expect((await change("setSold", { id, sold: false }, seller)).status).toBe(200);
  expect(await isListed(id)).toBe(true);
  expect((await product.query("listings.byId", { id })).data).toMatchObject({ isActive: true, isSold: false });
});

test("an expired listing is not offered again by the undo, but by a renewal", async () => {
  const seller = await makePerson(product);
  const id = await makeListing(product, seller, {
    status: "inactive",
    soldAt: Date.now(),
    expiresAt: Date.now() - 1,
  });
  expect((await change("setSold", { id, sold: false }, seller)).error?.code).toBe("listing.not_found");
  expect((await product.query("listings.byId", { id })).error?.code).toBe("listing.not_found");
  await change("renew", { id }, seller);
  expect((await product.query("listings.byId", { id })).data).toMatchObject({ isActive: true, isSold: false });
});

test("the other listings of a seller are public ones only, the newest first, and six at most", async () => {
  const [seller, other] = [await makePerson(product), await makePerson(product)];
  const ids: string[] = [];
  for (let place = 0; place < 8; place++) ids.push(await makeListing(product, seller));
  await makeListing(product, seller, { expiresAt: Date.now() - 1 });
  await makeListing(product, seller, { status: "inactive", soldAt: Date.now() });
  await makeListing(product, seller, { hiddenBecause: "decision" });
  await makeListing(product, other);
  expect(await othersOf(ids[7] ?? "")).toEqual(ids.slice(1, 7).reverse());
  const hidden = await makeListing(product, seller, { hiddenBecause: "decision" });
  expect(await othersOf(hidden)).toEqual([]);
});

test("the export names a person's favourites", async () => {
  const [seller, person] = [await makePerson(product), await makePerson(product)];
  await favorite(person, await makeListing(product, seller, { title: "Serra circular" }));
  const { data } = await product.mutate("profiles.exportData", {}, person);
  expect(data).toMatchObject({ favoriteListings: [{ title: "Serra circular" }] });
});
