import { pageOf } from "../../platform/database/keyset.ts";
import { dayOf } from "../../shared/day.ts";
import type { UserContext } from "../../trpc/init.ts";
import { PREMIUM_PRICE_CENTS } from "./catalogue.ts";
import { type Billing, type ChargeCursor, findBilling, listCharges } from "./queries-subscriptions.ts";
import { CHARGES_PAGE_SIZE, chargeState, chargeToPay, nextDueDate, premiumAt, subscriptionState } from "./rules.ts";
import type { BillingStatus, OpenCharge } from "./schemas.ts";

type SubscriptionRow = Billing["subscriptions"][number];
type ChargeRow = Billing["charges"][number];

const chargesOf = ({ charges }: Billing, { id }: SubscriptionRow): ChargeRow[] =>
  charges.filter(({ subscriptionId }) => subscriptionId === id);

export function toOpenCharge(
  charge: Pick<ChargeRow, "id" | "dueDate" | "valueCents" | "status" | "invoiceUrl">,
): OpenCharge | null {
  const { id, dueDate, valueCents, status, invoiceUrl } = charge;
  return invoiceUrl === null ? null : { id, dueDate, valueCents, isOverdue: status === "OVERDUE", invoiceUrl };
}

/** The subscription that renews, and its charge to pay. */
export function renewalOf(billing: Billing) {
  const subscription = billing.subscriptions.find((one) => one.paymentMethod === "asaas" && one.cancelledAt === null);
  if (!subscription?.firstDueDate) return null;
  const due = chargeToPay(chargesOf(billing, subscription));
  return { subscription, openCharge: due && toOpenCharge(due) };
}

/**
 * The due date after the last paid charge, or after what an admin granted when activating it again; null if there is none
 * from today on.
 */
function dueAfterPaid(billing: Billing, subscription: SubscriptionRow, now: number): string | null {
  const paid = chargesOf(billing, subscription).find((charge) => chargeState(charge) === "paid");
  const afterPaid = paid && nextDueDate(paid.dueDate, subscription.firstDueDate ?? paid.dueDate);
  const next = [afterPaid ?? "", subscription.nextDueDate ?? ""].sort().at(-1) ?? "";
  return next >= dayOf(now) ? next : null;
}

/** Whether a payer is known at the payment provider, so that a renewal can begin without a CPF or CNPJ. */
export function hasPayer({ subscriptions }: Billing): boolean {
  return subscriptions.some(({ asaasCustomerId }) => asaasCustomerId !== null);
}

/** When the person last paid, else cancelled, else activated the promotion. */
function lastPremiumAt({ subscriptions, promotions }: Billing): number | null {
  const latest = (times: (number | null)[]) => times.reduce((a, b) => ((b ?? 0) > (a ?? 0) ? b : a), null);
  return (
    latest(subscriptions.map(({ lastPaymentDate }) => lastPaymentDate)) ??
    latest(subscriptions.map(({ cancelledAt }) => cancelledAt)) ??
    latest(promotions.map(({ activatedAt }) => activatedAt))
  );
}

/** What /premium and /gerenciar-assinatura show. */
export async function readStatus({ db, user, now }: UserContext): Promise<BillingStatus> {
  const billing = await findBilling(db, user.id);
  const { subscriptions, charges, promotions, joinedAt } = billing;
  const facts = subscriptions.map((one) => ({
    ...one,
    charges: charges.filter(({ subscriptionId }) => subscriptionId === one.id),
  }));
  const premium = premiumAt({ subscriptions: facts, promotions }, now);
  const renewal = renewalOf(billing);
  const shown = renewal?.subscription ?? subscriptions.find(({ paymentMethod }) => paymentMethod === "asaas");
  const nextDue = renewal?.openCharge?.dueDate ?? (renewal && dueAfterPaid(billing, renewal.subscription, now));
  return {
    priceCents: PREMIUM_PRICE_CENTS,
    joinedAt,
    isPremium: premium !== null,
    premiumUntil: premium?.until ?? null,
    source: premium?.source ?? null,
    lastPremiumAt: lastPremiumAt(billing),
    endedAt: premium === null ? billing.premiumUntil : null,
    nextDueDate: nextDue,
    subscription: shown
      ? {
          state: subscriptionState(shown, now),
          paidUntil: shown.expiresAt,
          keptUntil: shown.accessUntil,
        }
      : null,
    canCancel: renewal !== null,
    canReactivate: renewal === null && hasPayer(billing),
    openCharge: renewal?.openCharge ?? null,
  };
}

/** A page of the caller's charges, newest first, and the cursor of the next. */
export async function listOwnCharges({ db, user }: UserContext, after: ChargeCursor | null) {
  const rows = await listCharges(db, user.id, { after, size: CHARGES_PAGE_SIZE });
  const { items, last } = pageOf(rows, CHARGES_PAGE_SIZE);
  return {
    items: items.map((row) => ({ ...row, state: chargeState(row) })),
    nextCursor: last && { dueDate: last.dueDate, id: last.id },
  };
}
