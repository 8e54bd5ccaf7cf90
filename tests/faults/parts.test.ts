import { expect, test } from "vitest";
import { Product } from "../support/product.ts";
import { PARTS } from "./parts.ts";

/** With few rounds, what `npm run faults` repeats more often. */
test.each(PARTS)("$name: every target is met", async ({ rounds, settings, run }) => {
  const product = new Product();
  await product.start(settings ? { settings } : {});
  try {
    const figures = await run(product, rounds.small);
    expect(figures.filter(({ ok }) => !ok)).toEqual([]);
  } finally {
    await product.stop();
  }
});
