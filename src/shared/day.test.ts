import { expect, test } from "vitest";
import { absenceAt, dayOf, daysBetween, lastDays, startOfDay } from "./day.ts";

test("days begin at midnight in Campo Grande", () => {
  const midnight = Date.parse("2026-11-22T00:00:00-04:00");
  expect([dayOf(midnight - 1), dayOf(midnight)]).toEqual(["2026-11-21", "2026-11-22"]);
  expect([startOfDay(midnight), startOfDay(midnight - 1)]).toEqual([midnight, midnight - 86_400_000]);
});

test("the last days end today and cross months", () => {
  expect(lastDays(Date.parse("2028-03-01T12:00:00-04:00"), 3)).toEqual(["2028-02-28", "2028-02-29", "2028-03-01"]);
});

test("days between two times are counted by the calendar", () => {
  const [evening, morning] = [Date.UTC(2026, 0, 1, 3), Date.UTC(2026, 0, 1, 12)];
  expect([daysBetween(evening, morning), daysBetween(morning, morning), daysBetween(morning, evening)]).toEqual([
    1, 0, -1,
  ]);
  expect(daysBetween(Date.UTC(2026, 1, 1, 12), Date.UTC(2026, 2, 1, 12))).toBe(28);
});

test("an absence ends by itself after its last day", () => {
  const [lastMinute, nextDay] = [Date.UTC(2026, 0, 1, 3, 59), Date.UTC(2026, 0, 1, 4)];
  expect(absenceAt("2025-12-31", lastMinute)).toBe("2025-12-31");
  expect(absenceAt("2025-12-31", nextDay)).toBeNull();
  expect(absenceAt(null, nextDay)).toBeNull();
});
