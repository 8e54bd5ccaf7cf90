import { expect, test } from "vitest";
import { sectionOf } from "./section-of.ts";

test.each([
  ["provider", "/portal-conexoes", "portal-conexoes"],
  ["provider", "/portal-conexoes/minhas", "portal-conexoes"],
  ["provider", "/portal-conexoes-antigo", undefined],
  ["provider", "/provider-contracts", "contratos"],
  ["provider", "/profile", undefined],
  ["client", "/client-contracts", "contratos"],
  ["client", "/portal-conexoes/minhas", undefined],
] as const)("the %s's sidebar at %s marks %s", (panel, path, section) => {
  expect(sectionOf(panel, path)).toBe(section);
});
