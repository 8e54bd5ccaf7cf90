import { expect, test } from "vitest";
import { DAY_MS } from "#src/shared/time.ts";
import { endsSoon } from "./subscription-end.ts";

const NOW = Date.UTC(2026, 10, 22);

test.each([
  ["expires in seven days", "ACTIVE", NOW + 7 * DAY_MS, true],
  ["expires today", "ACTIVE", NOW, true],
  ["expires later", "ACTIVE", NOW + 7 * DAY_MS + 1, false],
  ["has expired", "ACTIVE", NOW - 1, false],
  ["never expires", "ACTIVE", null, false],
  ["was cancelled", "CANCELLED", NOW + DAY_MS, false],
] as const)("a subscription that %s", (_name, status, expiresAt, isSoon) => {
  expect(endsSoon({ status, expiresAt }, NOW)).toBe(isSoon);
});
