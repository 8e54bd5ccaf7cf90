import type { Database } from "#db/client.ts";
import type { Settings } from "../../env.ts";
import type { OutboxPayloads } from "../../platform/delivery/outbox.ts";
import { type AsaasPayment, deletePayment, getSubscription, listPayments, setSubscriptionStatus } from "./asaas.ts";
import { openAsaas } from "./asaas-call.ts";
import { cancelAtAsaas } from "./cancel-at-asaas.ts";
import { findToAlign } from "./queries-acts.ts";
import { firstDueDateAt } from "./rules.ts";

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
