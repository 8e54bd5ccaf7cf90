import { expect, test } from "vitest";
import { providerDestination } from "./provider-sections.ts";
import { PROVIDER_SECTIONS, providerSearch } from "./section-names.ts";

test("the address names one of the ten sections, or the first is shown", () => {
  expect(PROVIDER_SECTIONS).toHaveLength(10);
  expect(providerSearch({ secao: "cartao" })).toEqual({ secao: "cartao" });
  for (const secao of ["dashboard", "outra", "", 7, null, undefined]) expect(providerSearch({ secao })).toEqual({});
});

test("a section leads to its page, the card only once there is one", () => {
  expect(providerDestination("oportunidades")).toEqual({ page: "/oportunidades", isBuilt: true });
  expect(providerDestination("suporte")).toEqual({ page: null, isBuilt: true });
  expect(providerDestination("cartao")).toEqual({ page: null, isBuilt: true });
  expect(providerDestination("cartao", { slug: "ana", isComplete: false }).page).toBeNull();
  expect(providerDestination("cartao", { slug: "ana", isComplete: true }).page).toBe("/cartao/ana");
});
