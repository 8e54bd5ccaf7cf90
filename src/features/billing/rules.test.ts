import { expect, test } from "vitest";
import { isPremiumAt } from "./rules.ts";

test.each([
  ["nothing", null, null, false],
  ["a subscription that lasts", 101, null, true],
  ["a subscription that ends now", 100, null, false],
  ["a promotion that lasts", null, 101, true],
  ["a subscription that ended and a promotion that lasts", 50, 101, true],
  ["both ended", 50, 99, false],
])("premium with %s", (_, subscriptionUntil, promotionUntil, expected) => {
  expect(isPremiumAt({ subscriptionUntil, promotionUntil }, 100)).toBe(expected);
});
