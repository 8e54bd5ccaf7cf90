import { randomInt } from "node:crypto";
import { afterEach } from "vitest";
import { inFull, isFull } from "./size.ts";

const EVERY_DAY = 20_261_122;

/**
 * The seed of a file's random values: SEED, or else the same every day and another one in each full run. It is printed
 * when a test fails, and at once if nobody could know it.
 */
export function fileSeed(): number {
  const seed = Number(process.env["SEED"] ?? inFull(EVERY_DAY, randomInt(2 ** 31)));
  const print = () => console.log(`To repeat this file: SEED=${seed}`);
  if (isFull) print();
  afterEach(({ task }) => {
    if (task.result?.state === "fail") print();
  });
  return seed;
}

/** A generator of numbers from 0 to below 1 that are the same for the same seed (mulberry32). */
export function diceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
