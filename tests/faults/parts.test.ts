import { expect, test } from "vitest";
import { PARTS } from "./parts.ts";

const isFull = process.env["TEST_SIZE"] === "full";
const TIMEOUT_MS = isFull ? 1_800_000 : 240_000;

/** With few rounds, what `npm run faults` and `npm run test:all` repeat more often. */
test.each(PARTS)(
  "$name: every target is met",
  async ({ rounds, run }) => {
    const figures = await run(isFull ? rounds.usual : rounds.small);
    expect(figures.filter(({ ok }) => !ok)).toEqual([]);
  },
  TIMEOUT_MS,
);
