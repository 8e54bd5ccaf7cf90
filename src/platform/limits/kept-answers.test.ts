import { expect, test } from "vitest";
import { KeptAnswers } from "./kept-answers.ts";

test("an answer is kept until its time is over", () => {
  const kept = new KeptAnswers();
  kept.keep("/a", "first", 15_000);
  expect(kept.get("/a", 14_999)).toBe("first");
  expect(kept.get("/b", 0)).toBeNull();
  expect(kept.get("/a", 15_000)).toBeNull();
});

test("a newer answer replaces the older one", () => {
  const kept = new KeptAnswers();
  kept.keep("/a", "first", 10);
  kept.keep("/a", "second", 20);
  expect(kept.get("/a", 15)).toBe("second");
});

test("a hundred answers are kept, and the oldest goes first", () => {
  const kept = new KeptAnswers();
  for (let n = 0; n <= 100; n++) kept.keep(`/${n}`, "body", 10);
  expect([kept.get("/0", 0), kept.get("/1", 0), kept.get("/100", 0)]).toEqual([null, "body", "body"]);
});

test("a long answer is not kept", () => {
  const kept = new KeptAnswers();
  kept.keep("/a", "x".repeat(65_537), 10);
  expect(kept.get("/a", 0)).toBeNull();
});
