import { expect, test } from "vitest";
import { RefusalCache } from "./refusal-cache.ts";

const NOW = 1_000_000;
const LIMIT = { name: "write", max: 3, windowMs: 60_000 };
const OTHER = { name: "read", max: 3, windowMs: 60_000 };

test("a refusal is remembered for five seconds, for its caller and its limit", () => {
  const refusals = new RefusalCache();
  refusals.remember("ana", LIMIT, { count: 4, retryAfterSeconds: 60 }, NOW);
  expect([0, 4_999, 5_000].map((later) => refusals.retryAfterSeconds("ana", [OTHER, LIMIT], NOW + later))).toEqual([
    60,
    56,
    null,
  ]);
  expect(refusals.retryAfterSeconds("ana", [OTHER], NOW)).toBeNull();
  expect(refusals.retryAfterSeconds("bia", [LIMIT], NOW)).toBeNull();
});

test("it ends with the window", () => {
  const refusals = new RefusalCache();
  refusals.remember("ana", LIMIT, { count: 4, retryAfterSeconds: 2 }, NOW);
  expect(refusals.retryAfterSeconds("ana", [LIMIT], NOW + 1_999)).toBe(1);
  expect(refusals.retryAfterSeconds("ana", [LIMIT], NOW + 2_000)).toBeNull();
});

test("the longest of several waits counts", () => {
  const refusals = new RefusalCache();
  refusals.remember("ana", LIMIT, { count: 4, retryAfterSeconds: 9 }, NOW);
  refusals.remember("ana", OTHER, { count: 4, retryAfterSeconds: 30 }, NOW);
  expect(refusals.retryAfterSeconds("ana", [LIMIT, OTHER], NOW)).toBe(30);
});

test("the oldest are forgotten when there are too many", () => {
  const refusals = new RefusalCache();
  for (let i = 0; i <= 10_000; i++) refusals.remember(`p${i}`, LIMIT, { count: 4, retryAfterSeconds: 60 }, NOW);
  const known = ["p0", "p1", "p10000"].map((caller) => refusals.retryAfterSeconds(caller, [LIMIT], NOW) !== null);
  expect(known).toEqual([false, true, true]);
});
