import { expect, test } from "vitest";
import { collegeSearch } from "./search.ts";

test.each([
  [{ prova: "fundamentos" }, { prova: "fundamentos" }],
  [{ respostas: "eletrica", other: 1 }, { respostas: "eletrica" }],
  [{ prova: "vendas", video: "vendas", area: true }, { prova: "vendas" }],
  [{ prova: "medicina" }, {}],
  [{ area: true }, { area: true }],
  [{ area: 1 }, { area: true }],
  [{ area: "eletrica" }, {}],
  [{}, {}],
])("%j opens %j", (search, opened) => {
  expect(collegeSearch(search)).toEqual(opened);
});
