import { expect, test } from "vitest";
import { contactOpenings, listingFavorites } from "../../../db/schema/index.ts";
import type { ListingDetail, ListingSummary, OwnListing } from "../../../src/features/listings/schemas.ts";
import { newId } from "../../../src/platform/database/ids.ts";
import { LISTING_INPUT, makeListing, makeQuestion } from "../../support/listings.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { eventually, sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

const detail = async (id: string, who?: Person, address?: string) =>
  (await product.query("listings.byId", { id }, { cookie: who?.cookie, ...(address && { address }) }))
    .data as ListingDetail;
const own = async (who: Person) => (await product.query("listings.mine", undefined, who)).data as OwnListing[];
const similarTo = async (id: string) =>
  ((await product.query("listings.similar", { id })).data as ListingSummary[]).map(({ title }) => title);

test("owners see the former prices of a listing, others don't", async () => {
  const seller = await makePerson(product);
  const id = await makeListing(product, seller, { priceCents: 100 });
  const change = (priceCents: number) =>
    product.mutate("listings.update", { id, changes: { ...LISTING_INPUT, priceCents } }, seller);
  for (const priceCents of [100, 90, 90, 0]) expect((await change(priceCents)).status).toBe(200);
  expect((await detail(id, seller)).formerPrices.map(({ priceCents }) => priceCents)).toEqual([90, 100]);
  for (const who of [undefined, await makePerson(product)]) expect((await detail(id, who)).formerPrices).toEqual([]);
});

test("owners see how often each listing was opened, kept and followed by a contact", async () => {
  const [seller, buyer] = [await makePerson(product), await makePerson(product)];
  const [id, other] = [await makeListing(product, seller), await makeListing(product, seller)];
  await product.db.insert(listingFavorites).values({ userId: buyer.id, listingId: id, createdAt: Date.now() });
  const opening = { openedBy: buyer.id, ownerId: seller.id, kind: "listing", subjectId: id } as const;
  for (const way of ["phone", "whatsapp"] as const) {
    await product.db.insert(contactOpenings).values({ ...opening, id: newId(Date.now()), way, createdAt: Date.now() });
  }
  const answered = await makeQuestion(product, buyer, id);
  await makeQuestion(product, seller, id, { answerTo: answered });
  await makeQuestion(product, buyer, id, { text: "E o frete?" });
  for (const [who, address] of [
    [seller, "own"],
    [buyer, "views-1"],
    [undefined, "views-1"],
    [undefined, "views-2"],
  ] as const) {
    await detail(id, who, address);
  }
  await eventually(
    async () => (await own(seller)).find((listing) => listing.id === id)?.views === 2 || undefined,
    "2 views",
  );
  expect(await own(seller)).toMatchObject([
    { id: other, views: 0, favorites: 0, openings: 0, waiting: 0 },
    { id, views: 2, favorites: 1, openings: 1, waiting: 1 },
  ]);
});

test("similar listings have words of the title, then the category, without the listing itself or what is over", async () => {
  const [seller, other] = [await makePerson(product), await makePerson(product)];
  const id = await makeListing(product, seller, { title: "Guincho velox azul", category: "moveis-outros" });
  await makeListing(product, other, { title: "Velox usado", category: "sobras-obra" });
  await makeListing(product, other, { title: "Velox vendido", status: "inactive", soldAt: Date.now() });
  await makeListing(product, other, { title: "Estante de aço", category: "moveis-outros" });
  const titles = await similarTo(id);
  expect(titles[0]).toBe("Velox usado");
  expect(titles).toContain("Estante de aço");
  for (const left of ["Guincho velox azul", "Velox vendido"]) expect(titles).not.toContain(left);
  expect(await similarTo(await makeListing(product, seller, { title: "Velox", status: "inactive" }))).toEqual([]);
});
