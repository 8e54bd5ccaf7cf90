import { expect, test } from "vitest";
import { messageAt, nextProgress } from "./provider-progress.ts";

test("the bar grows by 2 to 10 percent and stops when it is full", () => {
  expect(nextProgress(0, 0)).toBe(2);
  expect(nextProgress(0, 0.5)).toBe(6);
  expect(nextProgress(50, 0.9999)).toBeCloseTo(60, 1);
  expect(nextProgress(97, 0.9)).toBe(100);
});

test("messages share the bar evenly, and the last one stays", () => {
  expect([0, 24, 25, 50, 74, 75, 99, 100].map((progress) => messageAt(progress, 4))).toEqual([0, 0, 1, 2, 2, 3, 3, 3]);
});
