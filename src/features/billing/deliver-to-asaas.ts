import type { Database } from "#db/client.ts";
import type { Settings } from "../../env.ts";
import { DomainError } from "../../errors.ts";
import type { OutboxPayloads } from "../../platform/delivery/outbox.ts";
import {
  type AsaasPayment,
  cancelSubscription,
  deletePayment,
  findSubscriptions,
  getPayment,
  getSubscription,
  listPayments,
  refundPayment,
  setSubscriptionStatus,
} from "./asaas.ts";
import { type Asaas, openAsaas } from "./asaas-call.ts";
import { isRefundBegun } from "./differences.ts";
import { checkRefunded, findToAlign, selectRenewing, storeRefusal } from "./queries-acts.ts";
import { firstDueDateAt } from "./rules.ts";

/**
 * Ends subscriptions at Asaas, also those whose creation was never answered, but not those that an admin has activated
 * since. Throws unless all have ended.
 */
export async function cancelAtAsaas(
  { settings, db }: { settings: Settings; db: Database },
  { subscriptions }: OutboxPayloads["asaas.cancel"],
): Promise<void> {
  const asaas = openAsaas(settings);
  const renewing = await selectRenewing(
    db,
    subscriptions.map(({ id }) => id),
  );
  for (const { id, asaasId } of subscriptions.filter((one) => !renewing.includes(one.id))) {
    const found = asaasId === null ? await findSubscriptions(asaas, { externalReference: id }) : [{ id: asaasId }];
    for (const subscription of found) await cancelSubscription(asaas, subscription.id);
  }
}

const isUnpaid = ({ status }: AsaasPayment): boolean => status === "PENDING" || status === "OVERDUE";

/**
 * Brings a subscription at Asaas to the state that ours has now, so that neither order nor repetition of deliveries
 * matters. A cancelled one stays there inactive, without unpaid charges, so that it can be activated again. One that is
 * gone there cannot: the job that checks subscriptions then ends ours.
 */
export async function alignAtAsaas(
  { settings, db, now }: { settings: Settings; db: Database; now: number },
  { subscriptionId }: OutboxPayloads["asaas.align"],
): Promise<void> {
  const row = await findToAlign(db, subscriptionId);
  if (!row) return;
  const { id, asaasId, cancelledAt } = row;
  if (asaasId === null) {
    if (cancelledAt !== null) await cancelAtAsaas({ settings, db }, { subscriptions: [{ id, asaasId }] });
    return;
  }
  const asaas = openAsaas(settings);
  const found = await getSubscription(asaas, asaasId);
  if (found === null || found.deleted) return;
  if (cancelledAt === null) {
    const today = firstDueDateAt(null, now);
    const nextDueDate = row.nextDueDate !== null && row.nextDueDate > today ? row.nextDueDate : today;
    await setSubscriptionStatus(asaas, asaasId, { status: "ACTIVE", nextDueDate });
    return;
  }
  // The job that checks subscriptions looks again at active ones, so this comes last.
  for (const charge of (await listPayments(asaas, asaasId)).filter(isUnpaid)) await deletePayment(asaas, charge.id);
  if (found.status === "ACTIVE") await setSubscriptionStatus(asaas, asaasId, { status: "INACTIVE" });
}

/** Why Asaas does not refund; null if it does. A repetition finds that it has begun. */
async function refusalOf(asaas: Asaas, paymentId: string): Promise<string | null> {
  const charge = await getPayment(asaas, paymentId);
  if (charge === null || charge.deleted) return "A cobrança não existe mais.";
  if (isRefundBegun(charge.status)) return null;
  try {
    await refundPayment(asaas, paymentId);
    return null;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "payment.refused") throw error;
    return error.details.params?.["reason"] ?? "Sem motivo informado.";
  }
}

/** Refunds all of a charge at Asaas. Its event ends premium; the job that checks subscriptions asks if none comes. */
export async function refundAtAsaas(
  { settings, db, now }: { settings: Settings; db: Database; now: number },
  { paymentId }: OutboxPayloads["asaas.refund"],
): Promise<void> {
  const refusal = await refusalOf(openAsaas(settings), paymentId);
  if (refusal === null) await checkRefunded(db, paymentId, now);
  else await storeRefusal(db, paymentId, refusal);
}
