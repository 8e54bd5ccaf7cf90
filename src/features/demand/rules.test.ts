import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../shared/time.ts";
import { answeredOutOfTen, classOf, roundedDuration, tradeDue } from "./rules.ts";

test.each([1, 7, 17, 59, 60])("each of %i trades is due once an hour, in the order of the list", (count) => {
  const start = Date.parse("2026-11-23T14:00:00Z");
  const dues = Array.from({ length: 60 }, (_, minute) => tradeDue(start + minute * MINUTE_MS, count));
  expect([...new Set(dues.map(({ trade }) => trade))]).toEqual(Array.from({ length: count }, (_, trade) => trade));
  expect(new Set(dues.map(({ at }) => at)).size).toBe(count);
  for (const { trade, at } of dues) expect(tradeDue(at, count)).toEqual({ trade, at });
  expect(tradeDue(start + HOUR_MS - 1, count).trade).toBe(count - 1);
  expect(tradeDue(start + HOUR_MS, count)).toEqual({ trade: 0, at: start + HOUR_MS });
});

test.each([
  { cases: 20, answered: 16, of: 8 },
  { cases: 24, answered: 18, of: 8 },
  { cases: 40, answered: 39, of: 9 },
  { cases: 20, answered: 20, of: 10 },
  { cases: 100, answered: 1, of: 1 },
  { cases: 100, answered: 0, of: 0 },
  { cases: 100, answered: 14, of: 1 },
])("$answered of $cases are $of of ten", ({ cases, answered, of }) => {
  expect(answeredOutOfTen({ cases, answered })).toBe(of);
});

test.each([
  { ms: 0, count: 5, unit: "minute" },
  { ms: 7 * MINUTE_MS, count: 5, unit: "minute" },
  { ms: 8 * MINUTE_MS, count: 10, unit: "minute" },
  { ms: 57 * MINUTE_MS, count: 55, unit: "minute" },
  { ms: 58 * MINUTE_MS, count: 1, unit: "hour" },
  { ms: 2.4 * HOUR_MS, count: 2, unit: "hour" },
  { ms: 23.4 * HOUR_MS, count: 23, unit: "hour" },
  { ms: 23.5 * HOUR_MS, count: 1, unit: "day" },
  { ms: 1.4 * DAY_MS, count: 1, unit: "day" },
  { ms: 2 * DAY_MS, count: 2, unit: "day" },
])("$ms ms are roundedDuration $count of the unit $unit", ({ ms, count, unit }) => {
  expect(roundedDuration(ms)).toEqual({ count, unit });
});

test.each([
  [0, null],
  [4, null],
  [5, 0],
  [9, 0],
  [10, 1],
  [99, 3],
  [100, 4],
  [5000, 4],
])("%i requests are in class %s of the map", (requests, expected) => {
  expect(classOf(requests)).toBe(expected);
});
