import { randomInt } from "node:crypto";
import { afterAll } from "vitest";

const isFull = process.env["TEST_SIZE"] === "full";

/** How much of something repeated to do: `small` in `npm test`, `full` with TEST_SIZE=full. */
export function inFull(small: number, full: number): number {
  return isFull ? full : small;
}

const EVERY_DAY = 20_261_122;

/**
 * The seed of a file's random values, printed if the file fails: SEED, or else the same every day, and another one with
 * each full run.
 */
export function fileSeed(): number {
  const seed = Number(process.env["SEED"] ?? inFull(EVERY_DAY, randomInt(2 ** 31)));
  afterAll((_, { tasks }) => {
    const hasFailed = tasks.some(({ mode, result }) => mode === "run" && result?.state !== "pass");
    if (hasFailed) console.error(`To repeat it: SEED=${seed}`);
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
