import { expect, test } from "vitest";
import { formatMoment, formatStart, formatTime } from "./format-moment.ts";

const MOMENT = Date.UTC(2026, 10, 21, 18, 5, 30);

test("moments have the time of Campo Grande", () => {
  expect(formatTime(MOMENT)).toBe("14:05");
  expect(formatMoment(MOMENT)).toBe("21/11/2026 às 14:05");
});

test("what is allowed from a moment on is told from the next full minute on", () => {
  expect(formatStart(MOMENT)).toBe("21/11/2026 às 14:06");
  expect(formatStart(Date.UTC(2026, 10, 21, 18, 5))).toBe("21/11/2026 às 14:05");
});
