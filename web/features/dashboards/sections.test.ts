import { expect, test } from "vitest";
import { CLIENT_SECTIONS, sectionSearch } from "./section-names.ts";
import { destinationOf } from "./sections.ts";

test("reads one of the eight sections from the URL, else shows the first", () => {
  expect(CLIENT_SECTIONS).toHaveLength(8);
  expect(sectionSearch({ secao: "suporte" })).toEqual({ secao: "suporte" });
  for (const secao of ["dashboard", "outra", "", 7, null, undefined]) expect(sectionSearch({ secao })).toEqual({});
});

test("links a section to its page, and tells whether the page is built", () => {
  expect(destinationOf("oportunidades-gerais")).toEqual({ page: "/oportunidades", isBuilt: true });
  expect(destinationOf("suporte")).toEqual({ page: null, isBuilt: true });
  expect(destinationOf("compra-venda")).toEqual({ page: "/marketplace", isBuilt: true });
});
