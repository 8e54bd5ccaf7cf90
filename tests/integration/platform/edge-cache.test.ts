import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { marketplaceListings } from "../../../db/schema/index.ts";
import { poisonCaches } from "../../attack/cache-poisoning.ts";
import { makeCertificate } from "../../support/certificates.ts";
import { ALL_LISTINGS, makeListing } from "../../support/listings.ts";
import { makePerson } from "../../support/people.ts";
import { makePhoto, upload } from "../../support/photos.ts";
import { eventually, startProduct } from "../../support/product.ts";

/** These tests cover the cache of a single data centre, which is all that a local runtime has. */
const product = startProduct({ settings: { EDGE_CACHE_SECONDS: "15" } });

let prices = 0;
/** A filter that no test has used before; it finds the same listings as the others. */
const newFilter = () => ({ ...ALL_LISTINGS, minPriceCents: ++prices });
const sorted = (filter: typeof ALL_LISTINGS) => ({ ...filter, sort: "price_asc" });

const rename = (id: string, title: string) =>
  product.db.update(marketplaceListings).set({ title }).where(eq(marketplaceListings.id, id));
const byId = (id: string, cookie?: string) => product.query("listings.byId", { id }, { cookie });

async function ask(path: string, search: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await product.fetch(`/trpc/${path}?${new URLSearchParams(search)}`, { headers });
  const timing = response.headers.get("server-timing") ?? "";
  return { status: response.status, text: await response.text(), roundTrips: Number(/"(\d+)"/.exec(timing)?.[1]) };
}
const inputs = (...all: unknown[]) => ({ batch: "1", input: JSON.stringify({ ...all }) });

test("a visitor's repeated query needs no database, and its response has its own headers", async () => {
  await makeListing(product, await makePerson(product));
  const filter = newFilter();
  for (const [name, input] of [
    ["count", filter],
    ["search", sorted(filter)],
  ] as const) {
    const first = await product.query(`listings.${name}`, input);
    const second = await product.query(`listings.${name}`, input);
    expect([first.status, second.status, second.text]).toEqual([200, 200, first.text]);
    expect([first.roundTrips, second.roundTrips]).toEqual([1, 0]);
    expect(second.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
    expect(second.headers.get("content-type")).toBe(first.headers.get("content-type"));
    expect(second.headers.get("content-security-policy")).toBe(first.headers.get("content-security-policy"));
    for (const { headers } of [first, second]) {
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("age")).toBeNull();
    }
  }
});

test("a single listing is always read from the database", async () => {
  const owner = await makePerson(product);
  const id = await makeListing(product, owner, { title: "Antes" });
  for (const title of ["Antes", "Depois"]) {
    await rename(id, title);
    expect((await byId(id)).data).toMatchObject({ title, isOwn: false });
    expect((await byId(id, owner.cookie)).data).toMatchObject({ title, isOwn: true });
  }
  await product.db.delete(marketplaceListings).where(eq(marketplaceListings.id, id));
  expect((await byId(id)).status).toBe(404);
});

test("requests with a cookie are answered from the database, and cache nothing for visitors", async () => {
  const owner = await makePerson(product);
  const id = await makeListing(product, owner, { title: "Antes" });
  const input = sorted(newFilter());
  const search = async (cookie?: string) => (await product.query("listings.search", input, { cookie })).text;
  expect(await search(owner.cookie)).toContain("Antes");
  await rename(id, "Depois");
  expect(await search()).toContain("Depois");
  await rename(id, "Por fim");
  expect(await search()).toContain("Depois");
  expect(await search(owner.cookie)).toContain("Por fim");
});

test("a screen's batch is cached as a whole, however its input is written", async () => {
  const filter = newFilter();
  const path = "listings.search,listings.count";
  const first = await ask(path, inputs(sorted(filter), filter));
  expect([first.status, first.roundTrips]).toEqual([200, 2]);
  const { text, ...rest } = filter;
  const otherwise = { sort: "price_asc", ...rest, evil: 1, text: ` ${text} ` };
  for (const same of [inputs(sorted(filter), filter), inputs(otherwise, { ...filter, evil: 2 })]) {
    expect(await ask(path, same)).toEqual({ ...first, roundTrips: 0 });
  }
});

test("a single call and a batch of one are cached separately", async () => {
  const filter = newFilter();
  const single = await ask("listings.count", { input: JSON.stringify(filter) });
  const batch = await ask("listings.count", inputs(filter));
  expect([single.text[0], batch.text[0]]).toEqual(["{", "["]);
});

describe("a successful response is not cached for", () => {
  const cases: [string, (filter: typeof ALL_LISTINGS) => [path: string, search: Record<string, string>]][] = [
    ["an unknown parameter", (filter) => ["listings.count", { input: JSON.stringify(filter), x: "1" }]],
    ["a long input", (filter) => ["listings.count", { input: JSON.stringify({ ...filter, x: "x".repeat(1024) }) }]],
    ["another order of calls", (filter) => ["listings.count,listings.search", inputs(filter, sorted(filter))]],
    ["the same call twice", (filter) => ["listings.count,listings.count", inputs(filter, filter)]],
    ["a call of another kind", (filter) => ["listings.count,auth.me", inputs(filter)]],
    ["an escaped name", (filter) => ["listings%2Ecount", { input: JSON.stringify(filter) }]],
  ];
  test.each(cases)("%s", async (_name, make) => {
    const [path, search] = make(newFilter());
    const [first, second] = [await ask(path, search), await ask(path, search)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.roundTrips).toBe(first.roundTrips);
    expect(first.roundTrips).toBeGreaterThan(0);
  });
});

test("a refused query is not cached", async () => {
  for (const wrong of [{ ...newFilter(), period: "x" }, null, [], "x"]) {
    const first = await ask("listings.count", { input: JSON.stringify(wrong) });
    expect([first.status, (await ask("listings.count", { input: JSON.stringify(wrong) })).status]).toEqual([400, 400]);
  }
});

test("nobody gets JSON Lines, whatever the headers ask for", async () => {
  for (const headers of [{ accept: "application/jsonl" }, { "trpc-accept": "application/jsonl" }]) {
    for (const path of ["listings.count", "auth.me"]) {
      const { status, text } = await ask(path, inputs(newFilter()), headers as Record<string, string>);
      expect(status).toBe(200);
      expect(JSON.parse(text)).toMatchObject([{ result: {} }]);
    }
  }
});

test("visitors get a certificate from the edge, people with a cookie and unknown codes do not", async () => {
  const owner = await makePerson(product);
  await makeCertificate(product, owner.id, { code: "BCDFG23456" });
  const look = async (path: string, headers: Record<string, string> = {}) => {
    const response = await product.fetch(path, { headers });
    await response.text();
    const roundTrips = /db;desc="(\d+)"/.exec(response.headers.get("server-timing") ?? "")?.[1];
    return [response.status, roundTrips, response.headers.get("cache-control")];
  };
  expect(await look("/certificado/bcdfg23456")).toEqual([200, "1", "no-cache"]);
  expect(await look("/certificado/bcdfg23456")).toEqual([200, "0", "no-cache"]);
  expect(await look("/certificado/bcdfg23456", { cookie: owner.cookie })).toEqual([200, "1", "no-cache"]);
  for (let time = 0; time < 2; time++) expect(await look("/certificado/zzzzz23456")).toEqual([404, "1", "no-cache"]);
});

test("the edge keeps lists for 15 seconds and pictures for four minutes", async () => {
  const person = await makePerson(product, { provider: true });
  const { url } = await upload(product, "/upload/avatar", await makePhoto(), person);
  const picture = (await product.fetch(`/cartao/${person.id}/imagem.jpg`)).headers.get("location") ?? "";
  const list = `/trpc/listings.count?${new URLSearchParams({ input: JSON.stringify(newFilter()) })}`;
  const caches = await product.stack.worker.miniflare.getCaches();
  for (const [path, expected] of [
    [list, "max-age=15"],
    [url, "public, max-age=31536000, s-maxage=240, immutable"],
    [picture, "public, max-age=86400, s-maxage=240"],
  ] as const) {
    const response = await product.fetch(path);
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    const cached = await eventually(() => caches.default.match(product.stack.url + path), "the copy at the edge");
    expect([path, cached.headers.get("cache-control")]).toEqual([path, expected]);
    expect(cached.headers.getSetCookie()).toEqual([]);
  }
});

test("no visitor can change what others get", async () => {
  const { attempts, poisoned } = await poisonCaches(product);
  expect(attempts).toBeGreaterThan(60);
  expect(poisoned).toEqual([]);
}, 120_000);
