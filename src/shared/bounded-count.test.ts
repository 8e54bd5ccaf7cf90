import { expect, test } from "vitest";
import { boundCount } from "./bounded-count.ts";

test.each([
  [999, { count: 999, isMore: false }],
  [1_000, { count: 1_000, isMore: false }],
  [1_001, { count: 1_000, isMore: true }],
])("%i rows are counted as %o", (rows, shown) => {
  expect(boundCount(rows)).toEqual(shown);
});

test("there may be more rows than a count that was cut off says", () => {
  expect(boundCount(208, { isCut: true })).toEqual({ count: 208, isMore: true });
});
