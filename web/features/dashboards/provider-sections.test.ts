import { expect, test } from "vitest";
import { providerDestination } from "./provider-sections.ts";
import { PROVIDER_SECTIONS, providerSearch } from "./section-names.ts";

test("reads one of the ten sections from the URL, else shows the first", () => {
  expect(PROVIDER_SECTIONS).toHaveLength(10);
  expect(providerSearch({ secao: "cartao" })).toEqual({ secao: "cartao" });
  for (const secao of ["dashboard", "outra", "", 7, null, undefined]) expect(providerSearch({ secao })).toEqual({});
});

test("links a section to its page, and the card only once it is complete", () => {
  expect(providerDestination("oportunidades")).toEqual({ page: "/oportunidades", isBuilt: true });
  expect(providerDestination("suporte")).toEqual({ page: null, isBuilt: true });
  expect(providerDestination("cartao")).toEqual({ page: null, isBuilt: true });
  expect(providerDestination("cartao", { slug: "ana", isComplete: false }).page).toBeNull();
  expect(providerDestination("cartao", { slug: "ana", isComplete: true }).page).toBe("/cartao/ana");
});
