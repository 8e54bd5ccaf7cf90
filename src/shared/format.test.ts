import { expect, test } from "vitest";
import { formatAgo, formatAverage, formatDate, formatDay, formatLongDay, formatWhole } from "./format.ts";

const NOW = Date.UTC(2026, 10, 21, 3, 30);

test("numbers and days are written as in Brazil", () => {
  expect(formatWhole(1204)).toBe("1.204");
  expect(formatAverage(4.92)).toBe("4,9");
  expect(formatDate("2026-11-21")).toBe("21/11/2026");
});

test("dates use the Campo Grande time zone: 03:30 UTC is still the day before", () => {
  expect(formatLongDay(NOW)).toBe("sexta, 20 de novembro");
  expect(formatDay(NOW)).toBe("20/11/2026");
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
