import { PAID_STATUSES, REVOKED_STATUSES } from "./charge-news.ts";
import { chargeState } from "./rules.ts";

export const DIFFERENCE_KINDS = ["missing-here", "missing-there", "amount", "state"] as const;
export const COMPARED_STATES = ["paid", "refunded", "open", "cancelled"] as const;

/** A charge as one side knows it; null if that side has none. What is overdue is open. */
export type ComparedCharge = { valueCents: number; state: (typeof COMPARED_STATES)[number] } | null;

export interface Difference {
  id: string;
  kind: (typeof DIFFERENCE_KINDS)[number];
  ours: ComparedCharge;
  theirs: ComparedCharge;
}

/** A refund that has begun is none yet. */
const BEGUN_REFUNDS = ["REFUND_REQUESTED", "REFUND_IN_PROGRESS"];

/** Whether the payment provider has refunded a charge, or is about to. */
export const isRefundBegun = (status: string): boolean => [...BEGUN_REFUNDS, ...REVOKED_STATUSES].includes(status);

export function ourCharge(charge: Parameters<typeof chargeState>[0] & { valueCents: number }): ComparedCharge {
  const state = chargeState(charge);
  return { valueCents: charge.valueCents, state: state === "overdue" ? "open" : state };
}

export function theirCharge(charge: { status: string; deleted: boolean; valueCents: number }): ComparedCharge {
  const { status, deleted, valueCents } = charge;
  if (deleted) return { valueCents, state: "cancelled" };
  if (REVOKED_STATUSES.includes(status)) return { valueCents, state: "refunded" };
  return { valueCents, state: [...PAID_STATUSES, ...BEGUN_REFUNDS].includes(status) ? "paid" : "open" };
}

/** In what the two sides of a charge differ; null if they agree. A cancelled charge may be missing. */
export function differenceOf(ours: ComparedCharge, theirs: ComparedCharge): Difference["kind"] | null {
  const isGone = (side: ComparedCharge) => side === null || side.state === "cancelled";
  if (isGone(ours) && isGone(theirs)) return null;
  if (ours === null) return "missing-here";
  if (theirs === null) return "missing-there";
  if (ours.valueCents !== theirs.valueCents) return "amount";
  return ours.state === theirs.state ? null : "state";
}
