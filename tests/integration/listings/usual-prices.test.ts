import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { categoryPrices, marketplaceCategories, marketplaceListings } from "../../../db/schema/index.ts";
import { writePrices } from "../../../src/features/listings/write-prices.job.ts";
import { DAY_MS, MINUTE_MS } from "../../../src/shared/time.ts";
import { makeListing } from "../../support/listings.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();

const CATEGORY = "moveis-outros";
/** 4:10 in Campo Grande, `days` after today. */
const jobTime = (days: number) => Math.floor(Date.now() / DAY_MS + days) * DAY_MS + (8 * 60 + 10) * MINUTE_MS;

async function makePriced(seller: Person, categoryId: number, prices: readonly number[]): Promise<string[]> {
  const ids = [];
  for (const priceCents of prices) {
    const id = await makeListing(product, seller);
    await product.db.update(marketplaceListings).set({ categoryId, priceCents }).where(eq(marketplaceListings.id, id));
    ids.push(id);
  }
  return ids;
}

const isCheap = async (id: string, cookie?: string) =>
  (await product.query("listings.byId", { id }, { cookie })).data as { isCheap: boolean };

test("a price far below the usual one of its category is marked, once enough are known", async () => {
  const { db } = product;
  const seller = await makePerson(product, { client: true });
  const [category] = await db.select().from(marketplaceCategories).where(eq(marketplaceCategories.slug, CATEGORY));
  const categoryId = category?.id ?? 0;
  await db.update(marketplaceListings).set({ status: "inactive" });
  const first = await makePriced(
    seller,
    categoryId,
    Array.from({ length: 18 }, (_, i) => 10_000 + i),
  );
  const [cheap = ""] = await makePriced(seller, categoryId, [100]);
  const free = await makePriced(seller, categoryId, [0, 0]);

  await writePrices(db, jobTime(0));
  expect(await db.select().from(categoryPrices)).toEqual([{ categoryId, medianCents: 10_008, cases: 19 }]);
  expect(await isCheap(cheap)).toMatchObject({ isCheap: false });

  await makePriced(seller, categoryId, [20_000]);
  await writePrices(db, jobTime(1) - 1);
  expect(await isCheap(cheap)).toMatchObject({ isCheap: false });
  // The jobs missed the minute in which it was due.
  expect(await writePrices(db, jobTime(1) + 2 * MINUTE_MS)).toMatchObject({ categories: 1 });
  expect(await writePrices(db, jobTime(1) + 3 * MINUTE_MS)).toMatchObject({ categories: 0 });
  const answer = await product.query("listings.usualPrices", undefined, seller);
  expect(answer.data).toEqual([{ category: CATEGORY, medianCents: 10_008, cases: 20 }]);
  expect(await isCheap(cheap)).toMatchObject({ isCheap: true });
  expect(await isCheap(cheap, seller.cookie)).toMatchObject({ isCheap: true, isOwn: true });
  expect(await isCheap(first[0] ?? "")).toMatchObject({ isCheap: false });
  expect(await isCheap(free[0] ?? "")).toMatchObject({ isCheap: false });
  const page = await (await product.fetch(`/anuncio/${cheap}`, { redirect: "follow" })).text();
  expect(page).toContain("Desconfie de quem pede pagamento adiantado.");

  await db.update(marketplaceListings).set({ hiddenBecause: "decision" }).where(eq(marketplaceListings.id, cheap));
  await db
    .update(marketplaceListings)
    .set({ status: "inactive" })
    .where(eq(marketplaceListings.id, first[0] ?? ""));
  await writePrices(db, jobTime(2));
  expect(await db.select().from(categoryPrices)).toMatchObject([{ cases: 18 }]);
});
