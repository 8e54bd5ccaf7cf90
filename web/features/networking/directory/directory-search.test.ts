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
  expect(withFilter({ pagina: 7 }, { busca: "gesso" })).toEqual({ busca: "gesso" });
  expect(withPage(SEARCH, 6)).toEqual({ ...SEARCH, pagina: 6 });
  expect(withPage(SEARCH, 1)).toEqual({
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
