import { expect, test } from "vitest";
import { CITIES, cityOf, localPathOf, othersAfter, TRADES, tradeOf } from "./local-places.ts";

test("each specialty and municipality has a slug of its own, under which it is found", () => {
  for (const [names, find] of [
    [TRADES, tradeOf],
    [CITIES, cityOf],
  ] as const) {
    expect(new Set(names.map(({ slug }) => slug)).size).toBe(names.length);
    for (const name of names)
      expect([find(name.slug), name.slug]).toEqual([name, expect.stringMatching(/^[a-z0-9-]+$/)]);
  }
  expect(CITIES).toHaveLength(79);
  expect(cityOf("campo-grande")).toMatchObject({ value: "Campo Grande (Capital)", name: "Campo Grande" });
  expect([tradeOf("outros"), cityOf("estado"), cityOf("")]).toEqual([undefined, undefined, undefined]);
});

test("filters of the directory lead to the page of both, if it exists", () => {
  expect(localPathOf("Reforma de banheiro", "Campo Grande (Capital)")).toBe(
    "/profissionais/reforma-de-banheiro/campo-grande",
  );
  for (const [specialty, region] of [
    ["Outros", "Dourados"],
    ["Reforma de banheiro", null],
    [null, "Dourados"],
    ["Reforma de banheiro", "Campo Grande"],
  ] as const)
    expect(localPathOf(specialty, region)).toBeUndefined();
});

test("the others begin after a name and go round", () => {
  const [first, second, last] = [CITIES[0], CITIES[1], CITIES[78]];
  if (!first || !second || !last) throw new Error("there are no cities");
  expect(othersAfter(CITIES, second).slice(0, 1)).toEqual([CITIES[2]]);
  expect(othersAfter(CITIES, second).at(-1)).toEqual(first);
  expect(othersAfter(CITIES, last)).toEqual(CITIES.slice(0, 78));
});
