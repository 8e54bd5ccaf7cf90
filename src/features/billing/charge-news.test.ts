import { expect, test } from "vitest";
import { brasiliaTime, newsOfCharge, newsOfEvent, newsOrder } from "./charge-news.ts";

const CHARGE = {
  id: "pay_1",
  customer: "cus_1",
  subscription: "sub_1",
  valueCents: 4999,
  status: "PENDING",
  billingType: "PIX",
  dueDate: "2026-11-22",
  invoiceUrl: "https://exemplo.com/i/1",
  deleted: false,
};
const AT = Date.parse("2026-11-22T15:00:00Z");

test("times of Asaas are Brasília's", () => {
  expect(brasiliaTime("2026-11-22 12:00:00")).toBe(AT);
  expect(brasiliaTime("22/11/2026")).toBeNaN();
});

test("later news have a greater order, and in the same second the later status", () => {
  expect(newsOrder("PENDING", AT + 1000)).toBeGreaterThan(newsOrder("REFUNDED", AT));
  const life = ["PENDING", "OVERDUE", "SOMETHING_NEW", "CONFIRMED", "RECEIVED", "CHARGEBACK_REQUESTED", "REFUNDED"];
  const orders = life.map((status) => newsOrder(status, AT));
  expect(orders).toEqual([...orders].sort((a, b) => a - b));
});

test.each([
  ["PAYMENT_CREATED", "PENDING", { paidAt: null, revokedAt: null, notice: "charge" }],
  ["PAYMENT_OVERDUE", "OVERDUE", { paidAt: null, revokedAt: null, notice: "failed" }],
  ["PAYMENT_CREDIT_CARD_CAPTURE_REFUSED", "PENDING", { paidAt: null, revokedAt: null, notice: "failed" }],
  ["PAYMENT_CONFIRMED", "CONFIRMED", { paidAt: AT, revokedAt: null, notice: "receipt" }],
  ["PAYMENT_RECEIVED", "RECEIVED", { paidAt: AT, revokedAt: null, notice: "receipt" }],
  ["PAYMENT_REFUNDED", "REFUNDED", { paidAt: null, revokedAt: AT, notice: "refunded" }],
  ["PAYMENT_CHARGEBACK_REQUESTED", "CHARGEBACK_REQUESTED", { paidAt: null, revokedAt: AT, notice: "refunded" }],
])("%s", (event, status, expected) => {
  expect(newsOfEvent(event, { ...CHARGE, status }, AT)).toMatchObject(expected);
});

test("a charge that was read was paid by the end of its day of payment", () => {
  const paid = { ...CHARGE, status: "RECEIVED", clientPaymentDate: "2026-11-20" };
  expect(newsOfCharge(paid, AT)).toMatchObject({ paidAt: brasiliaTime("2026-11-20 23:59:59"), settledAt: AT - 60_000 });
  expect(newsOfCharge({ ...paid, clientPaymentDate: "2026-11-22" }, AT).paidAt).toBe(AT - 60_000);
  expect(newsOfCharge({ ...CHARGE, deleted: true }, AT)).toMatchObject({ status: "DELETED", notice: null });
});
