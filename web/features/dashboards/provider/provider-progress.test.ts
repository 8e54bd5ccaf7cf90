import { expect, test } from "vitest";
import { messageAt, nextProgress } from "./provider-progress.ts";

test("grows the bar by 2 to 10 percent and stops at 100", () => {
  expect(nextProgress(0, 0)).toBe(2);
  expect(nextProgress(0, 0.5)).toBe(6);
  expect(nextProgress(50, 0.9999)).toBeCloseTo(60, 1);
  expect(nextProgress(97, 0.9)).toBe(100);
});

test("splits the bar evenly between the messages and keeps the last one", () => {
  expect([0, 24, 25, 50, 74, 75, 99, 100].map((progress) => messageAt(progress, 4))).toEqual([0, 0, 1, 2, 2, 3, 3, 3]);
});
