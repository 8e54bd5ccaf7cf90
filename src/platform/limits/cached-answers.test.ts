import { expect, test } from "vitest";
import { CachedAnswers } from "./cached-answers.ts";

const answer = (bytes = 1) => ({ body: new ArrayBuffer(bytes), headers: [] });

test("an answer is cached until its time is over", () => {
  const cached = new CachedAnswers();
  const first = answer();
  cached.set("/a", first, 15_000);
  expect(cached.get("/a", 14_999)?.body).toBe(first.body);
  expect(cached.get("/b", 0)).toBeNull();
  expect(cached.get("/a", 15_000)).toBeNull();
});

test("a newer answer replaces the older one", () => {
  const cached = new CachedAnswers();
  const second = answer();
  cached.set("/a", answer(), 10);
  cached.set("/a", second, 20);
  expect(cached.get("/a", 15)?.body).toBe(second.body);
});

test("a hundred answers are cached, and the oldest goes first", () => {
  const cached = new CachedAnswers();
  for (let n = 0; n <= 100; n++) cached.set(`/${n}`, answer(), 10);
  expect(["/0", "/1", "/100"].map((address) => cached.get(address, 0) !== null)).toEqual([false, true, true]);
});

test("a long answer is not cached", () => {
  const cached = new CachedAnswers();
  cached.set("/a", answer(200_001), 10);
  expect(cached.get("/a", 0)).toBeNull();
});
