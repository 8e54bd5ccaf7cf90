import { expect, test } from "vitest";
import { DAY_MS } from "../../shared/time.ts";
import {
  boundsOfMonth,
  ENDING_SOON_MS,
  isJump,
  monthAfter,
  readEventCursor,
  readPaymentCursor,
  writeEventCursor,
  writePaymentCursor,
} from "./rules.ts";

const NOW = Date.UTC(2026, 10, 22, 12);

test("a subscription ends soon in its last week", () => {
  expect(ENDING_SOON_MS).toBe(7 * DAY_MS);
});

test("an event's cursor is read as it was written", () => {
  const position = { receivedAt: 999_999_999_999_999, row: 120 };
  expect(writeEventCursor(position)).toBe("999999999999999.120");
  expect(readEventCursor(writeEventCursor(position))).toEqual(position);
});

test.each(["", "1", "1.", ".1", "x.1", "1.x", "x1.1", "1.1x", "1-1", "1.1.1", `${"1".repeat(16)}.1`])(
  "%j is no event's cursor",
  (cursor) => expect(readEventCursor(cursor)).toBeNull(),
);

test.each([
  [2, 0, false],
  [3, 0, true],
  [3, 30, false],
  [4, 30, true],
  [30, 300, false],
  [31, 300, true],
])("%i refunds in a day after %i in 30 days are a jump: %s", (refunds, before, expected) => {
  expect(isJump(refunds, before)).toBe(expected);
});

test("a month begins and ends at midnight in Campo Grande", () => {
  expect(boundsOfMonth("2026-12")).toEqual({
    firstDay: "2026-12-01",
    nextDay: "2027-01-01",
    from: Date.UTC(2026, 11, 1, 4),
    until: Date.UTC(2027, 0, 1, 4),
  });
  expect([monthAfter("2026-12", 1), monthAfter("2026-01", -1), monthAfter("2026-11", -24)]).toEqual([
    ...["2027-01", "2025-12", "2024-11"],
  ]);
});

test("the cursor of payments keeps its place, and no other text is one", () => {
  const place = { at: NOW, key: "refunded.pay_a-1" };
  expect(readPaymentCursor(writePaymentCursor(place))).toEqual(place);
  for (const text of ["x", "1.pay_1", `${NOW}`]) expect(readPaymentCursor(text)).toBeNull();
});
