import { expect, test } from "vitest";
import { flag, number, oneOf, searchParams, text } from "./search-params.ts";

const validate = searchParams({ busca: text(5), tipo: oneOf(["a", "b"]), pagina: number, aberto: flag });

test.each([
  [{}, {}],
  [{ busca: "telha colonial" }, { busca: "telha" }],
  [{ busca: 12 }, { busca: "12" }],
  [{ busca: true }, { busca: "true" }],
  [{ busca: "  " }, {}],
  [{ busca: ["a"], tipo: ["a"], pagina: {}, aberto: "sim" }, {}],
  [{ busca: null, tipo: null, pagina: null, aberto: null }, {}],
  [{ tipo: "b" }, { tipo: "b" }],
  [{ tipo: "c" }, {}],
  [{ pagina: 3 }, { pagina: 3 }],
  [{ pagina: "3" }, { pagina: 3 }],
  [{ pagina: "três" }, {}],
  [{ aberto: true }, { aberto: true }],
  [{ aberto: 1 }, { aberto: true }],
  [{ outro: 1 }, {}],
])("%j is read as %j", (search, read) => {
  expect(validate(search)).toEqual(read);
});

test("names every parameter, so that the router does not fall back to the URL", () => {
  expect(Object.keys(validate({ tipo: "c" }))).toEqual(["busca", "tipo", "pagina", "aberto"]);
});
