import { expect, test } from "vitest";
import { StreamPool } from "./stream-pool.ts";

const stream = (baton: string) => ({ baton, baseUrl: null });

test("the most recently used stream is taken first, and each only once", () => {
  const pool = new StreamPool();
  pool.giveBack(stream("a"), 0);
  pool.giveBack(stream("b"), 10);
  expect([pool.take(20), pool.take(20), pool.take(20)]).toEqual([stream("b"), stream("a"), null]);
});

test("a stream is reused after 3 s of idle time, but not later", () => {
  const pool = new StreamPool();
  pool.giveBack(stream("a"), 0);
  expect(pool.take(3_000)).toEqual(stream("a"));
  pool.giveBack(stream("a"), 0);
  expect(pool.take(3_001)).toBeNull();
});

test("taking a stream that is too old also discards all that were idle for longer", () => {
  const pool = new StreamPool();
  pool.giveBack(stream("a"), 0);
  pool.giveBack(stream("b"), 1);
  expect(pool.take(4_000)).toBeNull();
  pool.giveBack(stream("c"), 4_000);
  expect([pool.take(4_001), pool.take(4_001)]).toEqual([stream("c"), null]);
});
