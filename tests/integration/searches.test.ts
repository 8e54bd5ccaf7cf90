import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { ListingPage } from "../../src/features/listings/schemas.ts";
import type { DirectoryPage } from "../../src/features/networking/schemas.ts";
import { SERVICE_TYPES } from "../../src/features/requests/catalogue.ts";
import { SERVICE_KEYWORDS } from "../../src/features/requests/keywords.ts";
import { rankedText, rankTexts } from "../../src/shared/search/rank.ts";
import { ALL_LISTINGS } from "../support/listings.ts";
import { startProduct } from "../support/product.ts";

const FIRST = 3;
const product = startProduct({ seed: "demo" });

/** What people type in one of the three places, and how what they mean begins; one of it is enough. */
function searchesOf(place: string) {
  const lines = readFileSync(`tests/support/searches/${place}.txt`, "utf8").trim().split("\n");
  return lines.map((line) => {
    const [text = "", meant = ""] = line.split(": ");
    return { text, meant: meant.split(" | ") };
  });
}

const expectFirst = (found: readonly string[], meant: readonly string[]) => {
  const first = found.slice(0, FIRST);
  expect(
    first.filter((one) => meant.some((start) => one.startsWith(start))),
    first.join(", "),
  ).not.toEqual([]);
};

test.each(searchesOf("classifieds"))("the classifieds find $meant for '$text'", async ({ text, meant }) => {
  const input = { ...ALL_LISTINGS, text, sort: "relevance" };
  const { items } = (await product.query("listings.search", input)).data as ListingPage;
  expectFirst(
    items.map(({ title }) => title),
    meant,
  );
});

test.each(searchesOf("directory"))("the directory finds $meant for '$text'", async ({ text, meant }) => {
  const input = { text, specialty: null, region: null, userType: null, order: "relevance", page: 1 };
  const { items } = (await product.query("networking.directory", input)).data as DirectoryPage;
  expectFirst(
    items.map(({ name }) => name),
    meant,
  );
});

const SERVICES = SERVICE_TYPES.map((type) => rankedText(type, SERVICE_KEYWORDS[type] ?? ""));

test.each(searchesOf("services"))("the services offer $meant for '$text'", ({ text, meant }) => {
  expectFirst(
    rankTexts(SERVICES, text).found.map(({ index }) => SERVICE_TYPES[index] ?? ""),
    meant,
  );
});
