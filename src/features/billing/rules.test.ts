import { expect, test } from "vitest";
import { isPremiumAt } from "./rules.ts";

test.each([
  ["nothing", null, null, false],
  ["an active subscription", 101, null, true],
  ["a subscription that ends now", 100, null, false],
  ["an active promotion", null, 101, true],
  ["an expired subscription and an active promotion", 50, 101, true],
  ["both expired", 50, 99, false],
])("isPremiumAt with %s", (_, subscriptionUntil, promotionUntil, expected) => {
  expect(isPremiumAt({ subscriptionUntil, promotionUntil }, 100)).toBe(expected);
});
