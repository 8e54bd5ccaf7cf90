import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { isRead } from "../../../db/pipeline.ts";
import { marketplaceListings } from "../../../db/schema/index.ts";
import { searchPublic } from "../../../src/features/listings/read-listings.ts";
import type { Sort } from "../../../src/features/listings/rules.ts";
import type { ListingFilter } from "../../../src/features/listings/schemas.ts";
import { ALL_LISTINGS, DOURADOS } from "../../support/listings.ts";
import { seedListings } from "../../support/measure/seed-listings.ts";
import { openRecordingDatabase } from "../../support/plans/recording.ts";
import { costOf } from "../../support/plans/statement-cost.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();
const LISTINGS = 4_000;
const NOW = Date.now();

beforeAll(async () => {
  await seedListings(product.stack.databaseUrl, LISTINGS, NOW);
  await product.db
    .update(marketplaceListings)
    .set({ priceCents: 5_000 })
    .where(eq(marketplaceListings.cityId, DOURADOS));
});

/** Rows that each page of a search reads, up to `most` pages. */
async function readByPages(filter: Partial<ListingFilter>, sort: Sort, most: number): Promise<number[]> {
  const url = product.stack.databaseUrl;
  const { db, statements } = openRecordingDatabase(url);
  let cursor: string | null = null;
  do {
    const page = await searchPublic(db, { ...ALL_LISTINGS, ...filter, sort, cursor }, NOW);
    cursor = page.nextCursor;
  } while (cursor !== null && statements.length < most);
  const costs = [];
  for (const statement of statements) costs.push(await costOf(url, statement));
  return costs.map(({ rowsRead }) => rowsRead);
}

test.each(["created_at_desc", "created_at_asc"] as const)("text in order %s reads no earlier pages", async (sort) => {
  const [first = 0, ...later] = await readByPages({ text: "usado" }, sort, 20);
  expect(later.length).toBeGreaterThan(10);
  expect(Math.max(...later)).toBeLessThan(first * 1.1);
});

test.each(["price_asc", "price_desc"] as const)("listings of one price in order %s are read once", async (sort) => {
  const [first = 0, ...later] = await readByPages({ cityId: DOURADOS }, sort, 20);
  expect(later.length).toBeGreaterThan(5);
  expect(Math.max(...later)).toBeLessThan(first * 1.2);
});

test("a price range that few listings have is read through the index of prices", async () => {
  const range = { minPriceCents: 77_000, maxPriceCents: 78_000 };
  const [narrow = 0] = await readByPages(range, "created_at_desc", 1);
  const [empty = 0] = await readByPages({ minPriceCents: 9_000_000_000 }, "created_at_desc", 1);
  expect([narrow, empty].map((rows) => rows < 200)).toEqual([true, true]);
});

test("no search waits for writes", async () => {
  const { db, statements } = openRecordingDatabase(product.stack.databaseUrl);
  const orders = ["relevance", "created_at_desc", "price_asc"] as const;
  const texts = ["", "furadeira bosch", "nada que exista"];
  for (const sort of orders) for (const text of texts) await searchPublic(db, { ...ALL_LISTINGS, text, sort }, NOW);
  expect(statements.length).toBeGreaterThanOrEqual(orders.length * texts.length);
  expect(statements.filter(({ sql }) => !isRead(sql))).toEqual([]);
});

test("the newest listings with a short word are read until the page is full", async () => {
  const [first = 0] = await readByPages({ text: "de" }, "created_at_desc", 1);
  expect(first).toBeLessThan(200);
});
