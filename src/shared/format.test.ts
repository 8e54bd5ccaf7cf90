import { expect, test } from "vitest";
import { formatAverage, formatDate, formatDay, formatWhole } from "./format.ts";

test("numbers and days are written as in Brazil", () => {
  expect(formatWhole(1204)).toBe("1.204");
  expect(formatAverage(4.92)).toBe("4,9");
  expect(formatDate("2026-11-21")).toBe("21/11/2026");
});

test("days use the Campo Grande time zone: 03:30 UTC is still the day before", () => {
  expect(formatDay(Date.UTC(2026, 10, 21, 3, 30))).toBe("20/11/2026");
});
