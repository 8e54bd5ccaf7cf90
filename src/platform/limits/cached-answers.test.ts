import { expect, test } from "vitest";
import { CachedAnswers } from "./cached-answers.ts";

test("an answer is cached until its time is over", () => {
  const cached = new CachedAnswers();
  cached.set("/a", "first", 15_000);
  expect(cached.get("/a", 14_999)).toBe("first");
  expect(cached.get("/b", 0)).toBeNull();
  expect(cached.get("/a", 15_000)).toBeNull();
});

test("a newer answer replaces the older one", () => {
  const cached = new CachedAnswers();
  cached.set("/a", "first", 10);
  cached.set("/a", "second", 20);
  expect(cached.get("/a", 15)).toBe("second");
});

test("a hundred answers are cached, and the oldest goes first", () => {
  const cached = new CachedAnswers();
  for (let n = 0; n <= 100; n++) cached.set(`/${n}`, "body", 10);
  expect([cached.get("/0", 0), cached.get("/1", 0), cached.get("/100", 0)]).toEqual([null, "body", "body"]);
});

test("a long answer is not cached", () => {
  const cached = new CachedAnswers();
  cached.set("/a", "x".repeat(65_537), 10);
  expect(cached.get("/a", 0)).toBeNull();
});
