import { expect, test } from "vitest";
import { inFull } from "../support/size.ts";
import { PARTS } from "./parts.ts";

const TIMEOUT_MS = inFull(240_000, 1_800_000);

/** With few rounds, what `npm run faults` and `npm run test:all` repeat more often. */
test.each(PARTS)(
  "$name: every target is met",
  async ({ rounds, run }) => {
    const figures = await run(inFull(rounds.small, rounds.usual));
    expect(figures.filter(({ ok }) => !ok)).toEqual([]);
  },
  TIMEOUT_MS,
);
