import { expect, test } from "vitest";
import { formatAgo, formatLongDay } from "./dates.ts";

const NOW = Date.UTC(2026, 10, 21, 3, 30);

test("dates use the Campo Grande time zone: 03:30 UTC is still the day before", () => {
  expect(formatLongDay(NOW)).toBe("sexta, 20 de novembro");
});

test.each([
  [0, "agora"],
  [59_999, "agora"],
  [60_000, "há 1 min"],
  [3_599_999, "há 59 min"],
  [3_600_000, "há 1 h"],
  [86_400_000, "há 1 dia"],
  [5 * 86_400_000, "há 5 dias"],
  [31 * 86_400_000, "20/10/2026"],
])("%i ms ago is %s", (passed, text) => {
  expect(formatAgo(NOW - passed, NOW)).toBe(text);
});
