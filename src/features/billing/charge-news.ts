import type { BillingNotice } from "../../platform/delivery/outbox.ts";
import { MINUTE_MS } from "../../shared/time.ts";
import type { AsaasPayment } from "./asaas.ts";
import { chargeState, DELETED } from "./rules.ts";

/** What the payment provider said about a charge. */
export interface ChargeNews {
  id: string;
  asaasSubscriptionId: string;
  asaasCustomerId: string;
  valueCents: number;
  dueDate: string;
  status: string;
  invoiceUrl: string;
  /** Greater for later news; of two at the same time, for the later status. */
  order: number;
  /** When it was paid, and when that was known, if the news is that. */
  paidAt: number | null;
  settledAt: number | null;
  /** Set if the news is that the payment was taken back. */
  revokedAt: number | null;
  /** The mail that the news causes. */
  notice: Exclude<BillingNotice, "cancelled" | "ending" | "granted"> | null;
}

/** The charge stays open. */
const FAILED_EVENTS = ["PAYMENT_CREDIT_CARD_CAPTURE_REFUSED", "PAYMENT_REPROVED_BY_RISK_ANALYSIS"];
const PAID_EVENTS = ["PAYMENT_CONFIRMED", "PAYMENT_RECEIVED"];
const REVOKING_EVENTS = [
  "PAYMENT_REFUNDED",
  "PAYMENT_CHARGEBACK_REQUESTED",
  "PAYMENT_CHARGEBACK_DISPUTE",
  "PAYMENT_RECEIVED_IN_CASH_UNDONE",
];
export const PAID_STATUSES = ["CONFIRMED", "RECEIVED", "RECEIVED_IN_CASH"];
export const REVOKED_STATUSES = [
  "REFUNDED",
  "CHARGEBACK_REQUESTED",
  "CHARGEBACK_DISPUTE",
  "AWAITING_CHARGEBACK_REVERSAL",
];

/** Statuses in the order in which a charge can have them. Others are in between. */
const RANKS: Readonly<Record<string, number>> = {
  PENDING: 0,
  OVERDUE: 1,
  CONFIRMED: 3,
  RECEIVED: 4,
  RECEIVED_IN_CASH: 4,
  CHARGEBACK_REQUESTED: 5,
  CHARGEBACK_DISPUTE: 6,
  REFUNDED: 7,
  [DELETED]: 8,
};
const RANK_OF_OTHERS = 2;

export function newsOrder(status: string, at: number): number {
  return at * 10 + (RANKS[status] ?? RANK_OF_OTHERS);
}

const BRASILIA = "-03:00";

/** A time of the payment provider, `YYYY-MM-DD HH:mm:ss` in Brasília; NaN if it is none. */
export function brasiliaTime(text: string): number {
  return Date.parse(`${text.replace(" ", "T")}${BRASILIA}`);
}

const NOTICES = { open: "charge", overdue: "failed", paid: "receipt", refunded: "refunded", cancelled: null } as const;

type Charge = AsaasPayment & { subscription: string };

function toNews(charge: Charge, at: number, times: Pick<ChargeNews, "paidAt" | "settledAt" | "revokedAt">): ChargeNews {
  const { id, customer, subscription, valueCents, dueDate, invoiceUrl, deleted } = charge;
  const status = deleted ? DELETED : charge.status;
  const order = newsOrder(status, at);
  const ids = { id, asaasSubscriptionId: subscription, asaasCustomerId: customer };
  const notice = NOTICES[chargeState({ dueDate, status, ...times })];
  return { ...ids, valueCents, dueDate, status, invoiceUrl, order, ...times, notice };
}

/** What an event tells. */
export function newsOfEvent(event: string, charge: Charge, at: number): ChargeNews {
  const paidAt = PAID_EVENTS.includes(event) ? at : null;
  const revokedAt = REVOKING_EVENTS.includes(event) ? at : null;
  const news = toNews(charge, at, { paidAt, settledAt: paidAt, revokedAt });
  return FAILED_EVENTS.includes(event) ? { ...news, notice: "failed" } : news;
}

/** How far our clock may be ahead of the payment provider's, so that no event seems older than an answer before it. */
const CLOCK_SKEW_MS = MINUTE_MS;

/** What a charge tells that was asked for at `now`. It was paid by the end of the day of payment. */
export function newsOfCharge(charge: Charge, now: number): ChargeNews {
  const at = now - CLOCK_SKEW_MS;
  const { status, clientPaymentDate } = charge;
  const lastMoment = clientPaymentDate ? brasiliaTime(`${clientPaymentDate} 23:59:59`) : at;
  const isPaid = PAID_STATUSES.includes(status);
  return toNews(charge, at, {
    paidAt: isPaid ? Math.min(at, lastMoment) : null,
    settledAt: isPaid ? at : null,
    revokedAt: REVOKED_STATUSES.includes(status) ? at : null,
  });
}
