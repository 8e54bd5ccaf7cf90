import { expect, test } from "vitest";
import { CLIENT_SECTIONS, clientSearch } from "./section-names.ts";
import { pageOf } from "./sections.ts";

test("reads one of the eight sections from the URL, else shows the first", () => {
  expect(CLIENT_SECTIONS).toHaveLength(8);
  expect(clientSearch({ secao: "suporte" })).toEqual({ secao: "suporte" });
  for (const secao of ["dashboard", "outra", "", 7, null, undefined]) expect(clientSearch({ secao })).toEqual({});
});

test("links a section to its page, if it has one", () => {
  expect(pageOf("oportunidades-gerais")).toBe("/oportunidades");
  expect(pageOf("suporte")).toBeNull();
});
