import { expect, test } from "vitest";
import { CAPITAL_LABEL, SERVICE_REGIONS } from "../../shared/municipalities.ts";
import { TILES } from "./catalogue.ts";

function placeOf(name: string) {
  const place = TILES.find(({ city }) => city === name);
  if (!place) throw new Error(`${name} has no square`);
  return place;
}

test("each of the 79 municipalities has one square", () => {
  expect(TILES.map(({ city }) => city).toSorted()).toEqual(SERVICE_REGIONS.toSorted());
  expect(SERVICE_REGIONS).toHaveLength(79);
  expect(new Set(TILES.map(({ row, column }) => `${row} ${column}`)).size).toBe(79);
  for (const { row, column } of TILES)
    expect([row >= 1 && row <= 11, column >= 1 && column <= 10]).toEqual([true, true]);
});

test.each([
  ["Corumbá", "Ladário"],
  ["Dourados", "Fátima do Sul"],
  ["Ponta Porã", "Aral Moreira"],
  ["Coxim", "Pedro Gomes"],
  ["Três Lagoas", "Selvíria"],
  ["Aquidauana", "Anastácio"],
  ["Jardim", "Guia Lopes da Laguna"],
  ["Nova Andradina", "Batayporã"],
  [CAPITAL_LABEL, "Terenos"],
])("%s is near %s", (one, other) => {
  const [from, to] = [placeOf(one), placeOf(other)];
  expect(Math.max(Math.abs(from.column - to.column), Math.abs(from.row - to.row))).toBeLessThanOrEqual(2);
});

test("the ends of the state are where they belong", () => {
  const capital = placeOf(CAPITAL_LABEL);
  expect(placeOf("Corumbá").column).toBeLessThan(capital.column);
  expect(placeOf("Três Lagoas").column).toBeGreaterThan(capital.column);
  expect(placeOf("Sonora").row).toBeLessThan(capital.row);
  expect(placeOf("Mundo Novo").row).toBeGreaterThan(placeOf("Dourados").row);
});
