import { describe, expect, test } from "vitest";
import { freeSlug, nameSlug, slugCandidates } from "./slug.ts";

const ID = "01a1fbc9-fded-7150-9213-603e069f2b11";

describe("slugs", () => {
  test.each([
    ["José da Conceição", "jose-da-conceicao"],
    ["  Ana  -  Lima ", "ana-lima"],
    ["D'Ávila & Filhos", "davila-filhos"],
    ["- Ana Lima -", "ana-lima"],
    ["Loja 24h", "loja-24h"],
    ["!!!", ""],
  ])("the slug of %s", (name, slug) => expect(nameSlug(name)).toBe(slug));

  test("a taken or empty slug gets a suffix, and the last candidate is the id", () => {
    expect(freeSlug("Ana", ID, false)).toBe("ana");
    expect(freeSlug("Ana", ID, true)).toBe("ana-9f2b11");
    expect(slugCandidates("Ana", ID)).toEqual(["ana", "ana-9f2b11", ID]);
    expect(slugCandidates("!!!", ID)).toEqual(["perfil-9f2b11", "perfil-9f2b11", ID]);
  });
});
