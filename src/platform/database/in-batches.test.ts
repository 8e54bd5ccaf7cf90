import { expect, test } from "vitest";
import { inBatches } from "./in-batches.ts";

/** A step that works through `rows` rows and records the size of each batch. */
function work(rows: number) {
  const steps: number[] = [];
  const step = async (size: number) => {
    const done = Math.min(size, rows);
    rows -= done;
    steps.push(done);
    return done;
  };
  return { step, steps };
}

test.each([
  [0, [0], 0],
  [5, [5], 5],
  [10, [10, 0], 10],
  [25, [10, 10, 5], 25],
  [99, [10, 10, 10], 30],
])("%i rows in batches of ten, at most three", async (rows, expected, total) => {
  const { step, steps } = work(rows);
  expect(await inBatches(10, step, 3)).toBe(total);
  expect(steps).toEqual(expected);
});
