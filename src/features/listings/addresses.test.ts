import { expect, test } from "vitest";
import { citySlug, idOfSlug, listingPath, listingSlug, type MarketplaceSearch, queryOf } from "./addresses.ts";

const id = "01a1fc96-f368-7d46-8433-bceda0b1deae";

test("a listing's address has its title in plain letters and ends in its id", () => {
  expect(listingSlug({ title: "Caixa d'água nº 7 — usada!", id })).toBe(`caixa-dagua-n-7-usada-${id}`);
  expect(listingSlug({ title: "👷", id })).toBe(id);
  expect(listingPath({ title: "Pá", id })).toBe(`/anuncio/pa-${id}`);
  expect(listingSlug({ title: "a ".repeat(100), id })).toHaveLength(59 + 1 + id.length);
});

test("only the end of an address counts", () => {
  expect(idOfSlug(`titulo-antigo-${id}`)).toBe(id);
  expect(idOfSlug(id)).toBe(id);
  expect(idOfSlug("telha")).toBe("");
});

const of = (search: unknown) => queryOf(search as MarketplaceSearch);
const NOTHING = {
  text: "",
  category: null,
  stateId: null,
  cityId: null,
  period: null,
  minPriceCents: null,
  maxPriceCents: null,
};

test("an address says what is searched for", () => {
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
  });
  expect(citySlug(5_008_305)).toBe("tres-lagoas");
});

test("what an address says and nobody knows is ignored", () => {
  const wrong = [
    {},
    { q: ["a"], categoria: "x", cidade: 7, periodo: "nunca", min: -1, max: "muito", ordem: "x" },
    { q: null, categoria: null, min: Number.NaN, max: 1e12, ordem: "created_at_asc" },
  ];
  for (const search of wrong) expect(of(search)).toEqual({ filter: NOTHING, sort: "created_at_desc" });
});

test("a number and a long text are searched for as texts", () => {
  expect(of({ q: 400 }).filter.text).toBe("400");
  expect(of({ q: "x".repeat(500) }).filter.text).toHaveLength(80);
  expect(of({ min: "12" }).filter.minPriceCents).toBe(1_200);
});
