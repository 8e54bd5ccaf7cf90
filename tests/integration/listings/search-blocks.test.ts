import { beforeAll, describe, expect, test } from "vitest";
import { marketplaceListings } from "../../../db/schema/index.ts";
import type { Sort } from "../../../src/features/listings/rules.ts";
import type { ListingPage } from "../../../src/features/listings/schemas.ts";
import { ALL_LISTINGS, CAMPO_GRANDE, DOURADOS, LISTING_INPUT, makeListing } from "../../support/listings.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();
const BLOCK = 65_536;
const PLACES = [1, BLOCK - 1, BLOCK, 2 * BLOCK - 1, 2 * BLOCK, 5 * BLOCK + 7, 9 * BLOCK - 1, 9 * BLOCK];

let seller: Person;
const made: string[] = [];

beforeAll(async () => {
  seller = await makePerson(product);
  await makeListing(product, seller, { title: "Bancada" });
  for (const seq of PLACES) {
    const last = { sql: "update sqlite_sequence set seq = ? where name = 'marketplace_listings'", args: [seq] };
    await product.db.$client.execute(last);
    made.push(
      await makeListing(product, seller, { title: `Betoneira ${seq}`, cityId: seq % 2 ? CAMPO_GRANDE : DOURADOS }),
    );
  }
});

/** What all pages of a search find, and how many pages these are. */
async function walk(filter: Partial<typeof ALL_LISTINGS>, sort: Sort = "created_at_desc") {
  const ids: string[] = [];
  let [cursor, pages]: [string | null, number] = [null, 0];
  do {
    const { data } = await product.query("listings.search", { ...ALL_LISTINGS, ...filter, sort, cursor });
    const page = data as ListingPage;
    if (!page.isSimilar) ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
    pages++;
  } while (cursor !== null);
  return { ids, pages };
}

test("listings far apart are found in one page, in either order", async () => {
  expect(await walk({ text: "betoneira" }, "created_at_asc")).toEqual({ ids: made, pages: 1 });
  expect(await walk({ text: "betoneira" })).toEqual({ ids: made.toReversed(), pages: 1 });
  expect(await walk({ text: "betoneira" }, "relevance")).toEqual({ ids: made.toReversed(), pages: 1 });
  expect((await walk({ text: "betoneira xilofone" })).ids).toEqual([]);
});

test("text is found in the city and category that a listing moved to, and not where it was", async () => {
  const found = async (filter: Partial<typeof ALL_LISTINGS>) => (await walk({ text: "mudança", ...filter })).ids;
  const id = await makeListing(product, seller, { title: "Mudança", cityId: DOURADOS, category: "sobras-obra" });
  expect(await found({ cityId: DOURADOS, category: "sobras-obra" })).toEqual([id]);
  const changes = { ...LISTING_INPUT, title: "Mudança", cityId: CAMPO_GRANDE, category: "materiais-usados" };
  const { status } = await product.mutate("listings.update", { id, changes }, seller);
  expect(status).toBe(200);
  expect([await found({ cityId: DOURADOS }), await found({ category: "sobras-obra" })]).toEqual([[], []]);
  expect(await found({ cityId: CAMPO_GRANDE, category: "materiais-usados" })).toEqual([id]);
});

describe("a search for text finds nothing, and does not fail,", () => {
  const SORTS = ["created_at_desc", "created_at_asc", "price_asc"] as const;

  test("in a period without listings", async () => {
    await product.db.update(marketplaceListings).set({ createdAt: 1 });
    for (const sort of SORTS) {
      expect(await walk({ text: "betoneira", period: "today" }, sort)).toEqual({ ids: [], pages: 1 });
    }
  });

  test("without any listings", async () => {
    await product.db.update(marketplaceListings).set({ status: "inactive" });
    for (const sort of SORTS) expect(await walk({ text: "betoneira" }, sort)).toEqual({ ids: [], pages: 1 });
    const { data } = await product.query("listings.count", { ...ALL_LISTINGS, text: "betoneira" });
    expect(data).toMatchObject({ count: 0 });
  });
});
