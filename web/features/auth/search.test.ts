import { expect, test } from "vitest";
import { authSearch } from "./search.ts";

test.each([
  [{}, {}],
  [
    { aba: "cadastro", papel: "client" },
    { aba: "cadastro", papel: "client" },
  ],
  [{ aba: "login", papel: "admin" }, {}],
  [{ papel: ["provider"] }, {}],
  [
    { papel: "provider", erro: "google", outro: 1 },
    { papel: "provider", erro: "google" },
  ],
  [{ erro: "bloqueada" }, { erro: "bloqueada" }],
  [{ erro: "outro" }, {}],
])("parses %j as %j", (search, read) => {
  expect(authSearch(search)).toEqual(read);
});
