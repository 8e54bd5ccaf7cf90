import { expect, test } from "vitest";
import { type ComparedCharge, differenceOf, isRefundBegun, ourCharge, theirCharge } from "./differences.ts";

const paid: ComparedCharge = { valueCents: 4999, state: "paid" };
const open: ComparedCharge = { valueCents: 4999, state: "open" };
const cancelled: ComparedCharge = { valueCents: 4999, state: "cancelled" };

test.each([
  ["both are the same", paid, { ...paid }, null],
  ["it is missing here", null, open, "missing-here"],
  ["it is missing there", paid, null, "missing-there"],
  ["it was cancelled here and is missing there", cancelled, null, null],
  ["it is missing here and was deleted there", null, cancelled, null],
  ["it was paid here and deleted there", paid, cancelled, "state"],
  ["the amount is another", paid, { ...paid, valueCents: 5999 }, "amount"],
  ["amount and state are others", open, { ...paid, valueCents: 1 }, "amount"],
  ["the state is another", open, paid, "state"],
] as const)("if %s", (_name, ours, theirs, kind) => {
  expect(differenceOf(ours, theirs)).toBe(kind);
});

const their = (status: string, deleted = false) => theirCharge({ status, deleted, valueCents: 4999 })?.state;
const our = (status: string, paidAt: number | null, revokedAt: number | null) =>
  ourCharge({ status, paidAt, revokedAt, dueDate: "2026-11-22", valueCents: 4999 })?.state;

test("what is overdue is open on both sides, and a refund counts once it is done", () => {
  expect([our("OVERDUE", null, null), their("OVERDUE"), their("PENDING")]).toEqual(["open", "open", "open"]);
  expect([our("DELETED", null, null), their("PENDING", true)]).toEqual(["cancelled", "cancelled"]);
  const paidStatuses = ["CONFIRMED", "RECEIVED", "RECEIVED_IN_CASH", "REFUND_REQUESTED", "REFUND_IN_PROGRESS"];
  expect(new Set(paidStatuses.map((status) => their(status)))).toEqual(new Set(["paid"]));
  expect([our("RECEIVED", 1, 2), their("REFUNDED"), their("CHARGEBACK_REQUESTED")]).toEqual(
    Array.from({ length: 3 }, () => "refunded"),
  );
  expect(["RECEIVED", "REFUND_IN_PROGRESS", "REFUNDED"].map(isRefundBegun)).toEqual([false, true, true]);
});
