import { expect, test } from "vitest";
import { MIN_OFFERS, offeredRange, readInterestCursor, writeInterestCursor } from "./rules-interest.ts";

const reais = (...values: number[]) => values.map((value) => value * 100);

test("what others offered is told of five people, not of four", () => {
  expect(MIN_OFFERS).toBe(5);
  expect(offeredRange(reais(300, 400, 500, 600))).toBeNull();
  expect(offeredRange(reais(300, 400, 500, 600, 700))).toEqual({ minCents: 40_000, maxCents: 60_000 });
});

test.each([
  // The lowest and the highest are left out, whoever names them.
  [reais(1, 810, 900, 1_310, 90_000), { minCents: 80_000, maxCents: 150_000 }],
  [reais(90_000, 1_310, 900, 810, 1), { minCents: 80_000, maxCents: 150_000 }],
  [reais(347, 347, 347, 347, 347), { minCents: 30_000, maxCents: 35_000 }],
  // Prices that are round and equal are told as a range, too.
  [reais(500, 500, 500, 500, 500), { minCents: 45_000, maxCents: 55_000 }],
  [[1, 1, 1, 1, 1], { minCents: 0, maxCents: 100 }],
  [reais(100, 200, 300, 400, 500, 600, 700, 800), { minCents: 20_000, maxCents: 70_000 }],
])("prices of %j are told as %j", (prices, range) => expect(offeredRange(prices)).toEqual(range));

const USER = "01a1fbc9-fded-7150-9213-603e069f2b11";

test.each([
  { isDeclined: false, rank: 0 },
  { isDeclined: true, rank: -1_000_000_000 },
])("a cursor of interested people is read as it was written: %j", (place) => {
  const position = { ...place, createdAt: 1_800_000_000_000, userId: USER };
  expect(readInterestCursor(writeInterestCursor(position))).toEqual(position);
});

test.each([
  "",
  "x",
  "0.1",
  "0.1.1.",
  "0.1.1.x",
  `1.${USER}`,
  `0.1.${USER}`,
  `2.1.1.${USER}`,
  `0.x.1.${USER}`,
  `0.--1.1.${USER}`,
  `0.1.1x.${USER}`,
  `x0.1.1.${USER}`,
  `0.1.1.${USER}1`,
  `0.1.1.${USER.slice(1)}'`,
  `0.${"1".repeat(16)}.1.${USER}`,
  `0.1.${"1".repeat(16)}.${USER}`,
])("the cursor %j is refused", (cursor) => {
  expect(readInterestCursor(cursor)).toBeNull();
});
