import { expect, test } from "vitest";
import { providerPage } from "./provider-sections.ts";
import { PROVIDER_SECTIONS, providerSearch } from "./section-names.ts";

test("reads one of the ten sections from the URL, else shows the first", () => {
  expect(PROVIDER_SECTIONS).toHaveLength(10);
  expect(providerSearch({ secao: "cartao" })).toEqual({ secao: "cartao" });
  for (const secao of ["dashboard", "outra", "", 7, null, undefined]) expect(providerSearch({ secao })).toEqual({});
});

test("links a section to its page, and the card only once it is complete", () => {
  expect(providerPage("oportunidades")).toBe("/oportunidades");
  expect(providerPage("suporte")).toBeNull();
  expect(providerPage("cartao")).toBeNull();
  expect(providerPage("cartao", { slug: "ana", isComplete: false })).toBeNull();
  expect(providerPage("cartao", { slug: "ana", isComplete: true })).toBe("/cartao/ana");
});
