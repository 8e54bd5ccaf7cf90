import { expect, test } from "vitest";
import { restoreAgreement, splitEvenly, sumOf, valuesOf } from "./agreement-values.ts";

const text = {
  what: "Trocar o piso",
  place: "Rua A, 1",
  priceCents: 100_000,
  startDate: "2026-12-01",
  parts: [
    { when: "no início", valueCents: 40_000 },
    { when: "ao terminar", valueCents: 60_000 },
  ],
};

test.each([
  [100_000, 3, [33_334, 33_333, 33_333]],
  [100_001, 2, [50_001, 50_000]],
  [2, 3, [1, 1, 0]],
  [5_000, 1, [5_000]],
])("%i cents in %i parts", (cents, count, parts) => {
  expect(splitEvenly(cents, count)).toEqual(parts);
});

test("the parts are compared with the price", () => {
  const values = valuesOf(text);
  expect(sumOf(values)).toEqual({ sum: 100_000, rest: 0 });
  expect(sumOf({ ...values, priceCents: "1.100,00" }).rest).toBe(10_000);
  expect(sumOf({ ...values, priceCents: "" }).rest).toBe(-100_000);
});

test("a first version begins with the price that was offered, but not with one of a range", () => {
  const begin = (minPriceCents: number | null, maxPriceCents: number | null) =>
    valuesOf(null, { what: "", place: "", minPriceCents, maxPriceCents });
  const single = { priceCents: "500,00", parts: [{ valueCents: "500,00" }] };
  expect(begin(50_000, 50_000)).toMatchObject(single);
  expect(begin(50_000, null)).toMatchObject(single);
  expect(begin(null, 50_000)).toMatchObject(single);
  expect(begin(350_000, 45_000_000)).toMatchObject({ priceCents: "", parts: [{ valueCents: "" }] });
  expect(begin(null, null)).toMatchObject({ priceCents: "", parts: [{ valueCents: "" }] });
});

test("a draft is restored with its parts; anything else is not", () => {
  const blank = valuesOf(null);
  const draft = valuesOf(text);
  expect(restoreAgreement(draft, blank)).toEqual(draft);
  expect(restoreAgreement({ ...draft, parts: [{ when: 1 }] }, blank)).toEqual({ ...draft, parts: blank.parts });
  for (const stored of [null, undefined, 3, "x", {}, { parts: [] }, blank]) {
    expect(restoreAgreement(stored, blank)).toBeNull();
  }
});
