import { expect, test } from "vitest";
import { CLIENT_SECTIONS, sectionSearch } from "./section-names.ts";
import { destinationOf } from "./sections.ts";

test("the address names one of the eight sections, or the first is shown", () => {
  expect(CLIENT_SECTIONS).toHaveLength(8);
  expect(sectionSearch({ secao: "suporte" })).toEqual({ secao: "suporte" });
  for (const secao of ["dashboard", "outra", "", 7, null, undefined]) expect(sectionSearch({ secao })).toEqual({});
});

test("a section leads to its page, and says when that is not built", () => {
  expect(destinationOf("oportunidades-gerais")).toEqual({ page: "/oportunidades", isBuilt: true });
  expect(destinationOf("suporte")).toEqual({ page: null, isBuilt: true });
  expect(destinationOf("compra-venda")).toEqual({ page: "/marketplace", isBuilt: true });
});
