import { expect, test } from "vitest";
import { countFilters, fromStart, listSearch, viewOf, withoutFilters } from "./search.ts";

test("counts the filters of the sheet, but not the search text", () => {
  const filter = { text: "telha", category: "sobras-obra", stateId: null, cityId: 5_008_305, period: null };
  expect(countFilters({ ...filter, minPriceCents: 0, maxPriceCents: null })).toBe(3);
});

test("reads one view from the URL and keeps the filters of the list behind it", () => {
  expect(viewOf({})).toEqual({ name: "list" });
  expect(viewOf({ anuncio: "a" })).toEqual({ name: "detail", id: "a" });
  expect(viewOf({ ver: "publicar", anuncio: "a" })).toEqual({ name: "publish" });
  expect(viewOf({ ver: "meus-anuncios" })).toEqual({ name: "own" });
  expect(viewOf({ ver: "favoritos" })).toEqual({ name: "favorites" });
  expect(viewOf({ ver: "meus-anuncios", anuncio: "a" })).toEqual({ name: "detail", id: "a" });
  expect(viewOf({ editar: "a", ver: "publicar" })).toEqual({ name: "edit", id: "a" });
  expect(listSearch({ q: "x", ordem: "antigos", anuncio: "a", ver: "publicar", editar: "b" })).toEqual({
    q: "x",
    ordem: "antigos",
  });
  expect(withoutFilters({ q: "x", min: 1, cidade: "bonito", ordem: "antigos" })).toEqual({ ordem: "antigos" });
});

test("a listing leads back to the page of the list behind it, and other filters to the list's start", () => {
  expect(listSearch({ de: "n1.1", anuncio: "a" })).toEqual({ de: "n1.1" });
  expect(withoutFilters({ q: "x", de: "n1.1", ordem: "antigos" })).toEqual({ ordem: "antigos" });
  expect(fromStart({ q: "x", de: "n1.1" })).toEqual({ q: "x" });
});
