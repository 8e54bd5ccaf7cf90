import { expect, test } from "vitest";
import { absenceAt, dayInCampoGrande } from "./day.ts";

test("the day changes at midnight in Campo Grande", () => {
  expect(dayInCampoGrande(Date.UTC(2026, 0, 1, 3, 59))).toBe("2025-12-31");
  expect(dayInCampoGrande(Date.UTC(2026, 0, 1, 4))).toBe("2026-01-01");
});

test("an absence ends by itself after its last day", () => {
  const [lastMinute, nextDay] = [Date.UTC(2026, 0, 1, 3, 59), Date.UTC(2026, 0, 1, 4)];
  expect(absenceAt("2025-12-31", lastMinute)).toBe("2025-12-31");
  expect(absenceAt("2025-12-31", nextDay)).toBeNull();
  expect(absenceAt(null, nextDay)).toBeNull();
});
