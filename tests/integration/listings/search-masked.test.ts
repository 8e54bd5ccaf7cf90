import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { marketplaceListings } from "../../../db/schema/index.ts";
import { MASK } from "../../../src/shared/contacts-in-text.ts";
import { ALL_LISTINGS, newListing } from "../../support/listings.ts";
import { makePerson, type Person } from "../../support/people.ts";
import { sharedProduct } from "../../support/product.ts";

const product = sharedProduct();
const TITLE = "Telha colonial, zap 67 99812-3456";
const DESCRIPTION = "Sobra de obra. E-mail: ana.telhas@exemplo.com.br";

let owner: Person;
let id: string;

/** Titles and number of the listings that a visitor finds with a text. */
async function find(text: string) {
  const page = await product.query("listings.search", { ...ALL_LISTINGS, text, sort: "created_at_desc", cursor: null });
  const cheapest = await product.query("listings.search", { ...ALL_LISTINGS, text, sort: "price_asc", cursor: null });
  const { data } = await product.query("listings.count", { ...ALL_LISTINGS, text });
  const titles = (page.data as { items: { title: string }[] }).items.map(({ title }) => title);
  expect((cheapest.data as { items: unknown[] }).items).toHaveLength(titles.length);
  expect(data).toEqual({ count: titles.length, isMore: false });
  return titles;
}

beforeAll(async () => {
  owner = await makePerson(product);
  const input = { ...newListing(), title: TITLE, description: DESCRIPTION };
  id = ((await product.mutate("listings.create", input, owner)).data as { id: string }).id;
});

test("a search doesn't find what is masked, however short the text", async () => {
  for (const text of ["67 99812-3456", "99812-3456", "998", "3456", "98", "6", "ana.telhas", "exemplo"]) {
    expect([text, await find(text)]).toEqual([text, []]);
  }
});

test("a search finds the rest of such a text, and what people see in its place", async () => {
  const seen = `Telha colonial, zap ${MASK}`;
  for (const text of ["telha", "COLONIAL", "te", "sobra", "telha sobra", "telha 99812", "oculto"]) {
    expect([text, await find(text)]).toEqual([text, [seen]]);
  }
});

test("an edit changes what is found", async () => {
  const { submissionId: _, ...input } = newListing();
  const edit = (changes: object) => product.mutate("listings.update", { id, changes: { ...input, ...changes } }, owner);
  expect((await edit({ title: "Telha de 1234 peças", description: "Sem contato." })).status).toBe(200);
  expect(await find("1234")).toEqual(["Telha de 1234 peças"]);
  expect(await find("12")).toEqual([]);
  expect(await find("oculto")).toEqual([]);
  await edit({ title: "Telha nova", description: "Ligue 67 99812-3456" });
  expect(await find("3456")).toEqual([]);
  expect(await find("34")).toEqual([]);
  expect(await find("ligue")).toEqual(["Telha nova"]);
});

test("a renewed listing is found as before", async () => {
  await product.mutate("listings.setSold", { id, sold: true }, owner);
  expect(await find("ligue")).toEqual([]);
  await product.mutate("listings.renew", { id }, owner);
  expect([await find("ligue"), await find("3456")]).toEqual([["Telha nova"], []]);
  await product.db.update(marketplaceListings).set({ neighborhood: null }).where(eq(marketplaceListings.id, id));
});
