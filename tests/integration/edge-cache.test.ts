import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { marketplaceListings } from "../../db/schema/index.ts";
import { makeListing } from "../support/listings.ts";
import { makePerson } from "../support/people.ts";
import { startProduct } from "../support/product.ts";

const product = startProduct({ settings: { EDGE_CACHE_SECONDS: "60" } });
const FILTER = {
  text: "",
  category: null,
  stateId: null,
  cityId: null,
  period: null,
  minPriceCents: null,
  maxPriceCents: null,
};
const rename = (id: string, title: string) =>
  product.db.update(marketplaceListings).set({ title }).where(eq(marketplaceListings.id, id));
const byId = (id: string, cookie?: string) => product.query("listings.byId", { id }, { cookie });

test("a visitor's second question is answered without the database, with headers of its own", async () => {
  const owner = await makePerson(product);
  const id = await makeListing(product, owner);
  const questions = [
    ["byId", { id }],
    ["count", FILTER],
    ["search", { ...FILTER, sort: "price_asc" }],
  ] as const;
  for (const [name, input] of questions) {
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

test("whoever is logged in sees own changes at once, and leaves nothing for visitors", async () => {
  const owner = await makePerson(product);
  const id = await makeListing(product, owner, { title: "Antes" });
  expect((await byId(id, owner.cookie)).data).toMatchObject({ title: "Antes", isOwn: true });
  expect((await byId(id)).data).toMatchObject({ title: "Antes", isOwn: false });
  await rename(id, "Depois");
  expect((await byId(id)).data).toMatchObject({ title: "Antes" });
  expect((await byId(id, owner.cookie)).data).toMatchObject({ title: "Depois", isOwn: true });
});

test("a refusal is not kept", async () => {
  const owner = await makePerson(product);
  const id = await makeListing(product, owner, { status: "inactive" });
  expect((await byId(id)).status).toBe(404);
  await product.db.update(marketplaceListings).set({ status: "active" }).where(eq(marketplaceListings.id, id));
  expect((await byId(id)).status).toBe(200);
});

test("a batch is kept only if all of its calls may be", async () => {
  const id = await makeListing(product, await makePerson(product), { title: "Antes" });
  const input = encodeURIComponent(JSON.stringify({ 0: { id } }));
  const paths = ["listings.byId,auth.me", "listings.byId,support.contacts"];
  const ask = async (path: string) => (await product.fetch(`/trpc/${path}?batch=1&input=${input}`)).text();
  for (const path of paths) expect(await ask(path)).toContain("Antes");
  await rename(id, "Depois");
  for (const path of paths) expect(await ask(path)).toContain("Depois");
});
