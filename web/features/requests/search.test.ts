import { expect, test } from "vitest";
import { requestSearch } from "./search.ts";

test.each([
  [{}, {}],
  [{ tipo: "Pintura residencial", outra: 1 }, { tipo: "Pintura residencial" }],
  [{ tipo: "", solicitacao: ["a"] }, {}],
  [
    { tipo: "Outros", para: "mim" },
    { tipo: "Outros", para: "mim" },
  ],
  [{ cidade: "Dourados" }, { cidade: "Dourados" }],
  [{ cidade: {} }, {}],
  [{ para: "todos" }, {}],
  [
    { solicitacao: "a", nova: true },
    { solicitacao: "a", nova: true },
  ],
  [{ nova: "sim" }, {}],
  [{ nova: 1 }, { nova: true }],
])("parses %j as %j", (search, read) => expect(requestSearch(search)).toEqual(read));
