import { beforeAll, expect, test } from "vitest";
import { crawl as crawlPage } from "../../support/crawl.ts";
import { makeListing } from "../../support/listings.ts";
import { makePerson } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();
const MADE = 30;
const newestFirst: string[] = [];

beforeAll(async () => {
  const seller = await makePerson(product);
  for (let age = MADE; age > 0; age--) {
    newestFirst.unshift(await makeListing(product, seller, { ageMs: age * 1000, title: `Tijolo ${age}` }));
  }
});

/** A page of the list as crawlers see it: the listings that it links to, and its link to the next page. */
async function crawl(path: string) {
  const { status, html, meta, canonicals } = await crawlPage(product, path);
  const [, attributes = ""] = /<a ([^>]*rel="next"[^>]*)>/.exec(html) ?? [];
  const next = /href="([^"]*)"/.exec(attributes)?.[1]?.replaceAll("&amp;", "&");
  const listings = [...html.matchAll(/<h2[^>]*><a [^>]*href="[^"]*anuncio=([0-9a-f-]{36})"/g)].map(([, id]) => id);
  return { status, html, listings, next, robots: meta("robots"), canonical: canonicals[0] };
}

test("the list links to its next page, which search engines follow but do not keep", async () => {
  const first = await crawl("/marketplace?ordem=antigos&q=tijolo");
  expect(first.listings).toEqual(newestFirst.toReversed().slice(0, 24));
  expect([first.status, first.robots]).toEqual([200, undefined]);
  expect(first.next).toMatch(/^\/marketplace\?(?=.*\bq=tijolo\b)(?=.*\bordem=antigos\b)(?=.*\bde=o)/);
  const second = await crawl(first.next ?? "");
  expect(second.listings).toEqual(newestFirst.toReversed().slice(24));
  expect([second.status, second.robots, second.next]).toEqual([200, "noindex", undefined]);
  expect(second.canonical).toBe(`${product.stack.url}/marketplace`);
  expect(second.html).toMatch(/<a [^>]*href="\/marketplace\?q=tijolo&amp;ordem=antigos"[^>]*>.*?Ver desde o início/s);
});

test("a cursor that the list did not give out is ignored", async () => {
  const long = `n1.${"1".repeat(2000)}`;
  for (const de of [
    "",
    "x",
    "o1.1",
    "n1",
    "n01.1",
    "n1.1.1",
    "nzzzzzzzzzzz.1",
    "%00",
    "%22%3E%3Cscript%3E",
    "[1]",
    long,
  ]) {
    const { status, listings, robots, html } = await crawl(`/marketplace?de=${de}`);
    expect([de, status, listings, robots]).toEqual([de, 200, newestFirst.slice(0, 24), undefined]);
    expect(html).not.toContain("<script>1");
  }
  const twice = await crawl("/marketplace?de=n1.1&de=n1.1");
  expect([twice.status, twice.listings]).toEqual([200, newestFirst.slice(0, 24)]);
});

test("a cursor beyond the end shows an empty list with a link to the start", async () => {
  const { status, listings, html } = await crawl("/marketplace?de=n0.0");
  expect([status, listings]).toEqual([200, []]);
  expect(html).toContain("Ver desde o início");
});
