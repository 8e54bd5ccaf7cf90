import { expect, test } from "vitest";
import { PARTS } from "./parts.ts";

const TIMEOUT_MS = 240_000;

/** With few rounds, what `npm run faults` repeats more often. */
test.each(PARTS)(
  "$name: every target is met",
  async ({ rounds, run }) => {
    const figures = await run(rounds.small);
    expect(figures.filter(({ ok }) => !ok)).toEqual([]);
  },
  TIMEOUT_MS,
);
