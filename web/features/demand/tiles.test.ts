import { expect, test } from "vitest";
import { CAPITAL_LABEL, SERVICE_REGIONS } from "#src/shared/municipalities.ts";
import { TILES } from "./tiles.ts";

const cities = TILES.flatMap((row, y) => row.flatMap((city, x) => (city === null ? [] : [{ city, x, y }])));

function placeOf(name: string) {
  const place = cities.find(({ city }) => city === name);
  if (!place) throw new Error(`${name} has no square`);
  return place;
}

test("each of the 79 municipalities has one square", () => {
  expect(cities.map(({ city }) => city).toSorted()).toEqual(SERVICE_REGIONS.toSorted());
  expect(SERVICE_REGIONS).toHaveLength(79);
  expect(new Set(TILES.map((row) => row.length)).size).toBe(1);
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
  expect(Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y))).toBeLessThanOrEqual(2);
});

test("the ends of the state are where they belong", () => {
  const capital = placeOf(CAPITAL_LABEL);
  expect(placeOf("Corumbá").x).toBeLessThan(capital.x);
  expect(placeOf("Três Lagoas").x).toBeGreaterThan(capital.x);
  expect(placeOf("Sonora").y).toBeLessThan(capital.y);
  expect(placeOf("Mundo Novo").y).toBeGreaterThan(placeOf("Dourados").y);
});
