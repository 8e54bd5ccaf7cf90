import { expect, test } from "vitest";
import { citySlug, idOfSlug, listingPath, listingSlug, marketplaceSearch, newListingOf, queryOf } from "./addresses.ts";
import { writeCursor } from "./rules.ts";
import { marketplaceParams } from "./search-params.ts";

const id = "01a1fc96-f368-7d46-8433-bceda0b1deae";

test("a listing's slug is its title in ASCII, followed by its id", () => {
  expect(listingSlug({ title: "Caixa d'água nº 7 — usada!", id })).toBe(`caixa-dagua-n-7-usada-${id}`);
  expect(listingSlug({ title: "👷", id })).toBe(id);
  expect(listingPath({ title: "Pá", id })).toBe(`/anuncio/pa-${id}`);
  expect(listingSlug({ title: "a ".repeat(100), id })).toHaveLength(59 + 1 + id.length);
});

test("idOfSlug only uses the end of the slug", () => {
  expect(idOfSlug(`titulo-antigo-${id}`)).toBe(id);
  expect(idOfSlug(id)).toBe(id);
  expect(idOfSlug("telha")).toBe("");
});

const of = (search: Record<string, unknown>) => queryOf(marketplaceParams(search));
const NOTHING = {
  text: "",
  category: null,
  stateId: null,
  cityId: null,
  period: null,
  minPriceCents: null,
  maxPriceCents: null,
};

test("queryOf reads filter and order from the URL", () => {
  const search = {
    q: " telha ",
    categoria: "sobras-obra",
    cidade: "tres-lagoas",
    periodo: "7-dias",
    min: 10.5,
    max: 99,
  };
  expect(of({ ...search, ordem: "menor-preco" })).toEqual({
    filter: {
      ...NOTHING,
      text: "telha",
      category: "sobras-obra",
      cityId: 5_008_305,
      period: "7_days",
      minPriceCents: 1_050,
      maxPriceCents: 9_900,
    },
    sort: "price_asc",
    from: null,
  });
  expect(citySlug(5_008_305)).toBe("tres-lagoas");
});

test("queryOf ignores invalid and unknown values", () => {
  const wrong = [
    {},
    { q: ["a"], categoria: "x", cidade: 7, periodo: "nunca", min: -1, max: "muito", ordem: "x" },
    { q: null, categoria: null, min: Number.NaN, max: 1e12, ordem: "created_at_asc" },
  ];
  for (const search of wrong) expect(of(search)).toEqual({ filter: NOTHING, sort: "created_at_desc", from: null });
});

test("queryOf takes numbers as text and shortens long text", () => {
  expect(of({ q: 400 }).filter.text).toBe("400");
  expect(of({ q: "x".repeat(500) }).filter.text).toHaveLength(80);
  expect(of({ min: "12" }).filter.minPriceCents).toBe(1_200);
});

test("a list can begin at a cursor of its own order; other values are dropped", () => {
  const newest = writeCursor("created_at_desc", { priceCents: 12_345, seq: 678 });
  const cheapest = writeCursor("price_asc", { priceCents: 12_345, seq: 678 });
  expect(of({ de: newest }).from).toBe(newest);
  expect(of({ ordem: "menor-preco", de: cheapest }).from).toBe(cheapest);
  expect(marketplaceSearch({ categoria: "sobras-obra", de: newest })).toEqual({ categoria: "sobras-obra", de: newest });
  const wrong = [cheapest, `${newest} `, `${newest}0.1`, "", "n", "n1.-1", "n01.1", `n1.${"z".repeat(500)}`];
  for (const de of [...wrong, 7, true, null, [newest], { newest }]) {
    expect(marketplaceSearch({ de })).toEqual({});
  }
  expect(marketplaceSearch({ ordem: "menor-preco", de: newest })).toEqual({ ordem: "menor-preco" });
});

test("the URL of a new listing fills in what is valid", () => {
  expect(
    newListingOf({ titulo: " Sobra de  material:\n piso ", categoria: "sobras-obra", cidade: "dourados" }),
  ).toEqual({
    title: "Sobra de material: piso",
    category: "sobras-obra",
    cityId: "5003702",
  });
  const blank = { title: "", category: "", cityId: "" };
  expect(newListingOf({ titulo: " ", categoria: "outra", cidade: "sao-paulo" })).toEqual(blank);
  expect(newListingOf({ titulo: "x".repeat(200) }).title).toHaveLength(100);
});
