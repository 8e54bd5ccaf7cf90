import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import type { ListingPage } from "../../../src/features/listings/schemas.ts";
import type { DirectoryPage } from "../../../src/features/networking/schemas.ts";
import { searchServices } from "../../../src/features/requests/keywords-search.ts";
import { HOUR_MS } from "../../../src/shared/time.ts";
import { ALL_LISTINGS, makeListing } from "../../support/listings.ts";
import { makePerson } from "../../support/people.ts";
import { startProduct } from "../../support/product.ts";

const FIRST = 3;
/** Of the searches that nothing was changed for. */
const HELD_OUT_SHARE = 0.95;
const product = startProduct({ seed: "demo" });

const linesOf = (name: string) => readFileSync(`tests/support/searches/${name}.txt`, "utf8").trim().split("\n");

/** What people type, and how what they mean begins; one of it is enough. */
const searchesOf = (name: string) =>
  linesOf(name).map((line) => {
    const [text = "", meant = ""] = line.split(": ");
    return { text, meant: meant.split(" | ") };
  });

/** Listings as people write them, beside those of the demo. */
beforeAll(async () => {
  const seller = await makePerson(product);
  for (const [place, line] of linesOf("adverts").entries()) {
    const [title = "", description = ""] = line.split(" | ");
    await makeListing(product, seller, { title, description, ageMs: (6 + place) * HOUR_MS });
  }
});

/** Where people search, and what stands in the list that they get. */
const PLACES: Readonly<Record<string, (text: string) => Promise<string[]>>> = {
  classifieds: async (text) => {
    const { data } = await product.query("listings.search", { ...ALL_LISTINGS, text, sort: "relevance" });
    return (data as ListingPage).items.map(({ title }) => title);
  },
  directory: async (text) => {
    const input = { text, specialty: null, region: null, userType: null, order: "relevance", page: 1 };
    const { data } = await product.query("networking.directory", input);
    return (data as DirectoryPage).items.map(({ name }) => name);
  },
  services: async (text) => [...searchServices(text).found],
};

for (const [place, find] of Object.entries(PLACES)) {
  const isFound = async ({ text, meant }: { text: string; meant: string[] }) => {
    const first = (await find(text)).slice(0, FIRST);
    return { first, found: first.some((one) => meant.some((start) => one.startsWith(start))) };
  };

  test.each(searchesOf(place))(`the ${place} find $meant for '$text'`, async (search) => {
    const { first, found } = await isFound(search);
    expect(found, first.join(", ")).toBe(true);
  });

  test(`the ${place} find most of what they were not tuned for`, async () => {
    const results = [];
    for (const search of searchesOf(`held-out/${place}`)) results.push(await isFound(search));
    const share = results.filter(({ found }) => found).length / results.length;
    expect(share).toBeGreaterThanOrEqual(HELD_OUT_SHARE);
  });
}
