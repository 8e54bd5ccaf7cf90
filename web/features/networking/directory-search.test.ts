import { expect, test } from "vitest";
import {
  countFilters,
  directoryInput,
  directorySearch,
  withFilter,
  withoutFilters,
  withPlace,
} from "./directory-search.ts";

const SEARCH = { busca: "azulejo", regiao: "Bonito", tipo: "gratuito", pagina: 3 } as const;

test("drops invalid search params", () => {
  expect(directorySearch({ busca: "  ", tipo: "rico", pagina: 1, de: "x", outra: 1 })).toEqual({});
  expect(directorySearch({ pagina: 6 })).toEqual({});
  expect(directorySearch({ busca: 2026, pagina: 5, de: "6.g.120.ana maria", tipo: "premium" })).toEqual({
    busca: "2026",
    pagina: 5,
    de: "6.g.120.ana maria",
    tipo: "premium",
  });
});

test("converts search params into the API input", () => {
  const nothing = { text: "", specialty: null, region: null, userType: null, page: 1 };
  expect(directoryInput({})).toEqual(nothing);
  expect(directoryInput(SEARCH)).toEqual({ ...nothing, text: "azulejo", region: "Bonito", userType: "free", page: 3 });
  expect(directoryInput({ de: "6.g.120.ana maria" })).toEqual({ ...nothing, cursor: "6.g.120.ana maria" });
});

test("returns to the first page when a filter changes, and keeps the filters on other pages", () => {
  expect(withFilter(SEARCH, { regiao: undefined })).toEqual({ busca: "azulejo", tipo: "gratuito" });
  expect(withFilter({ de: "7.p.1.eva" }, { busca: "gesso" })).toEqual({ busca: "gesso" });
  expect(withPlace(SEARCH, { page: 6, cursor: "6.g.9.rui" })).toEqual({
    ...SEARCH,
    pagina: undefined,
    de: "6.g.9.rui",
  });
  expect(withPlace(SEARCH, { page: 1, cursor: null })).toEqual({
    busca: "azulejo",
    regiao: "Bonito",
    tipo: "gratuito",
  });
});

test("keeps the search text when the filters are cleared", () => {
  expect(countFilters(SEARCH)).toBe(2);
  expect(withoutFilters(SEARCH)).toEqual({ busca: "azulejo" });
});
