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

test("what an address cannot mean is left out", () => {
  expect(directorySearch({ busca: "  ", tipo: "rico", pagina: 1, de: "x", outra: 1 })).toEqual({});
  expect(directorySearch({ pagina: 6 })).toEqual({});
  expect(directorySearch({ busca: 2026, pagina: 5, de: "6.120", tipo: "premium" })).toEqual({
    busca: "2026",
    pagina: 5,
    de: "6.120",
    tipo: "premium",
  });
});

test("an address asks the server for what it says", () => {
  const nothing = { text: "", specialty: null, region: null, userType: null, page: 1 };
  expect(directoryInput({})).toEqual(nothing);
  expect(directoryInput(SEARCH)).toEqual({ ...nothing, text: "azulejo", region: "Bonito", userType: "free", page: 3 });
  expect(directoryInput({ de: "6.120" })).toEqual({ ...nothing, cursor: "6.120" });
});

test("a changed filter begins at the first page, another page keeps the filters", () => {
  expect(withFilter(SEARCH, { regiao: undefined })).toEqual({ busca: "azulejo", tipo: "gratuito" });
  expect(withFilter({ de: "7.1" }, { busca: "gesso" })).toEqual({ busca: "gesso" });
  expect(withPlace(SEARCH, { page: 6, cursor: "6.9" })).toEqual({ ...SEARCH, pagina: undefined, de: "6.9" });
  expect(withPlace(SEARCH, { page: 1, cursor: null })).toEqual({
    busca: "azulejo",
    regiao: "Bonito",
    tipo: "gratuito",
  });
});

test("clearing the filters keeps what is searched for", () => {
  expect(countFilters(SEARCH)).toBe(2);
  expect(withoutFilters(SEARCH)).toEqual({ busca: "azulejo" });
});
