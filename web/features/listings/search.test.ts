import { expect, test } from "vitest";
import {
  citySlug,
  countFilters,
  listSearch,
  type MarketplaceSearch,
  queryOf,
  viewOf,
  withoutFilters,
} from "./search.ts";

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
  expect(countFilters(of(search).filter)).toBe(5);
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

test("the address names one view; the list behind it keeps its filters", () => {
  expect(viewOf({})).toEqual({ name: "list" });
  expect(viewOf({ anuncio: "a" })).toEqual({ name: "detail", id: "a" });
  expect(viewOf({ ver: "publicar", anuncio: "a" })).toEqual({ name: "publish" });
  expect(viewOf({ ver: "meus-anuncios" })).toEqual({ name: "own" });
  expect(viewOf({ ver: "meus-anuncios", anuncio: "a" })).toEqual({ name: "detail", id: "a" });
  expect(viewOf({ editar: "a", ver: "publicar" })).toEqual({ name: "edit", id: "a" });
  expect(viewOf({ anuncio: 7 as unknown as string })).toEqual({ name: "list" });
  expect(listSearch({ q: "x", ordem: "antigos", anuncio: "a", ver: "publicar", editar: "b" })).toEqual({
    q: "x",
    ordem: "antigos",
  });
  expect(withoutFilters({ q: "x", min: 1, cidade: "bonito", ordem: "antigos" })).toEqual({ ordem: "antigos" });
});
