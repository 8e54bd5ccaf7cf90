import { describe, expect, test } from "vitest";
import { firstBasicsProblem, freeSlug, nameSlug, slugCandidates } from "./rules.ts";

const ID = "01a1fbc9-fded-7150-9213-603e069f2b11";

describe("slugs", () => {
  test.each([
    ["José da Conceição", "jose-da-conceicao"],
    ["  Ana  -  Lima ", "ana-lima"],
    ["D'Ávila & Filhos", "davila-filhos"],
    ["!!!", ""],
  ])("of %s", (name, slug) => expect(nameSlug(name)).toBe(slug));

  test("a taken or empty one has a suffix, and the last candidate is the id", () => {
    expect(freeSlug("Ana", ID, false)).toBe("ana");
    expect(freeSlug("Ana", ID, true)).toBe("ana-9f2b11");
    expect(slugCandidates("!!!", ID)).toEqual(["perfil-9f2b11", "perfil-9f2b11", ID]);
  });
});

describe("the first problem of the basic card", () => {
  const good = { name: "Ana", email: "ana@exemplo.com", whatsapp: "67999991234" };
  test.each([
    [good, null],
    [
      { name: " ", email: "", whatsapp: "" },
      { field: "name", text: "O nome completo é obrigatório." },
    ],
    [
      { ...good, email: "", whatsapp: "" },
      { field: "email", text: "O email é obrigatório." },
    ],
    [
      { ...good, whatsapp: " " },
      { field: "whatsapp", text: "O WhatsApp é obrigatório." },
    ],
  ])("of %o", (values, problem) => {
    expect(firstBasicsProblem(values)).toEqual(problem && { ...problem, title: "Campo obrigatório" });
  });
});
