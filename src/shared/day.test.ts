import { expect, test } from "vitest";
import { absenceAt, dayInCampoGrande, daysBetween } from "./day.ts";

test("the day changes at midnight in Campo Grande", () => {
  expect(dayInCampoGrande(Date.UTC(2026, 0, 1, 3, 59))).toBe("2025-12-31");
  expect(dayInCampoGrande(Date.UTC(2026, 0, 1, 4))).toBe("2026-01-01");
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
