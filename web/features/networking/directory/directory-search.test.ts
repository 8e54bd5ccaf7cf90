import { expect, test } from "vitest";
import { countFilters, withFilter, withoutFilters, withPage } from "./directory-search.ts";

const SEARCH = { busca: "azulejo", regiao: "Bonito", tipo: "gratuito", ordem: "nome", pagina: 3 } as const;

test("returns to the first page when a filter changes, and keeps the filters on other pages", () => {
  expect(withFilter(SEARCH, { regiao: undefined })).toEqual({
    busca: "azulejo",
    tipo: "gratuito",
    ordem: "nome",
  });
  expect(withFilter(SEARCH, { ordem: undefined })).toEqual({ busca: "azulejo", regiao: "Bonito", tipo: "gratuito" });
  expect(withFilter({ de: "7.p0p0.1.eva" }, { busca: "gesso" })).toEqual({ busca: "gesso" });
  expect(withPage(SEARCH, { page: 6, cursor: "6.p0g0.9.rui" })).toEqual({
    ...SEARCH,
    pagina: undefined,
    de: "6.p0g0.9.rui",
  });
  expect(withPage(SEARCH, { page: 1, cursor: null })).toEqual({
    busca: "azulejo",
    regiao: "Bonito",
    tipo: "gratuito",
    ordem: "nome",
  });
});

test("keeps the search text and the order when the filters are cleared", () => {
  expect(countFilters(SEARCH)).toBe(2);
  expect(withoutFilters(SEARCH)).toEqual({ busca: "azulejo", ordem: "nome" });
});
