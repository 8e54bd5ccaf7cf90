import { expect, test } from "vitest";
import { idOfSlug, listingSlug } from "./address.ts";

const id = "01a1fc96-f368-7d46-8433-bceda0b1deae";

test("a listing's address has its title in plain letters and ends in its id", () => {
  expect(listingSlug({ title: "Caixa d'água nº 7 — usada!", id })).toBe(`caixa-d-agua-n-7-usada-${id}`);
  expect(listingSlug({ title: "👷", id })).toBe(id);
  expect(listingSlug({ title: "a ".repeat(100), id })).toHaveLength(59 + 1 + id.length);
});

test("only the end of an address counts", () => {
  expect(idOfSlug(`titulo-antigo-${id}`)).toBe(id);
  expect(idOfSlug(id)).toBe(id);
  expect(idOfSlug("telha")).toBe("telha");
});
