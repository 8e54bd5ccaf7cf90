import { expect, test } from "vitest";
import { queryOf } from "./addresses.ts";
import { PRICE_MAX_CENTS } from "./rules.ts";
import { isNarrow, savedPath } from "./saved-addresses.ts";
import { savedName } from "./saved-searches.ts";

const ANY = { text: "", category: null, cityId: null, minPriceCents: null, maxPriceCents: null };
const DOURADOS = 5_003_702;

test("equal searches have one path, which leads back to their filters", () => {
  const filter = {
    text: "betoneira 400",
    category: "sobras-obra",
    cityId: DOURADOS,
    minPriceCents: 50,
    maxPriceCents: 900_00,
  };
  const path = savedPath(filter);
  expect(path).toBe("/marketplace?q=betoneira+400&categoria=sobras-obra&cidade=dourados&min=0.5&max=900");
  for (const same of [{ text: " Betoneira  400 " }, { text: "BETONEIRA 400" }])
    expect(savedPath({ ...filter, ...same })).toBe(path);
  const search = Object.fromEntries(new URLSearchParams(path.split("?")[1]));
  expect(queryOf(search).filter).toMatchObject(filter);
  expect(savedPath({ ...ANY, text: "x", minPriceCents: 0, maxPriceCents: PRICE_MAX_CENTS })).toBe("/marketplace?q=x");
});

test("a search must leave something out", () => {
  for (const open of [{}, { text: " " }, { minPriceCents: 0 }, { maxPriceCents: PRICE_MAX_CENTS }])
    expect(isNarrow({ ...ANY, ...open })).toBe(false);
  for (const narrow of [
    { text: "x" },
    { category: "sobras-obra" },
    { cityId: 1 },
    { minPriceCents: 1 },
    { maxPriceCents: 0 },
  ])
    expect(isNarrow({ ...ANY, ...narrow })).toBe(true);
});

test.each([
  [{ text: " Betoneira " }, "“Betoneira”"],
  [{ category: "sobras-obra", cityId: DOURADOS }, "Sobras de obra, Dourados"],
  [{ text: "piso", maxPriceCents: 900_00 }, "“piso”, até R$\u00a0900,00"],
  [{ minPriceCents: 1000_00 }, "a partir de R$\u00a01.000,00"],
  [{ minPriceCents: 100, maxPriceCents: 200 }, "de R$\u00a01,00 a R$\u00a02,00"],
])("%o is called %s", (filter, name) => {
  expect(savedName({ ...ANY, ...filter })).toBe(name);
});
