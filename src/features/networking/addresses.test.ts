import { expect, test } from "vitest";
import { directoryInputOf, directoryPageSearch, directoryPath } from "./addresses.ts";

test("drops invalid search params", () => {
  expect(directoryPageSearch({ busca: "  ", tipo: "rico", ordem: "preco", pagina: 1, de: "x", outra: 1 })).toEqual({});
  expect(directoryPageSearch({ pagina: 100_000 })).toEqual({});
  expect(directoryPageSearch({ pagina: 2.5 })).toEqual({});
  expect(directoryPageSearch({ pagina: "3" })).toEqual({ pagina: 3 });
  expect(directoryPageSearch({ busca: 2026, pagina: 5, ordem: "nome", tipo: "premium" })).toEqual({
    busca: "2026",
    pagina: 5,
    ordem: "nome",
    tipo: "premium",
  });
});

test("converts search params into the API input", () => {
  const nothing = { text: "", specialty: null, region: null, userType: null, order: "relevance", page: 1 };
  expect(directoryInputOf({})).toEqual(nothing);
  expect(
    directoryInputOf({ busca: "azulejo", regiao: "Bonito", tipo: "gratuito", ordem: "avaliacao", pagina: 3 }),
  ).toEqual({
    ...nothing,
    text: "azulejo",
    region: "Bonito",
    userType: "free",
    order: "rating",
    page: 3,
  });
});

test.each([
  [{}, ""],
  [{ especialidade: "Pintura externa" }, "?especialidade=Pintura+externa"],
  [{ regiao: "Três Lagoas", especialidade: "Outros" }, "?especialidade=Outros&regiao=Tr%C3%AAs+Lagoas"],
  [{ regiao: "Bonito", pagina: 2 }, "?regiao=Bonito&pagina=2"],
  [{ regiao: "Bonito", pagina: 2, busca: "ana" }, "?regiao=Bonito"],
  [{ tipo: "premium", pagina: 2 }, ""],
  [{ ordem: "nome", regiao: "Bonito", pagina: 2 }, "?regiao=Bonito"],
  [{ regiao: "Bonito", pagina: 6 }, "?regiao=Bonito"],
] as const)("search engines keep %j as %j", (search, query) => {
  expect(directoryPath(directoryInputOf(search))).toBe(`/portal-conexoes${query}`);
});

test("a number beyond the last page leads to that", () => {
  expect(directoryInputOf(directoryPageSearch({ pagina: 60 })).page).toBe(60);
  expect(directoryInputOf(directoryPageSearch({ pagina: 126 })).page).toBe(125);
});
