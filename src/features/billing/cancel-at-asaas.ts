import type { Settings } from "../../env.ts";
import type { OutboxPayloads } from "../../platform/delivery/outbox.ts";
import { cancelSubscription, findSubscriptions } from "./asaas.ts";
import { openAsaas } from "./asaas-call.ts";

/** Ends subscriptions at Asaas, also those whose creation was never answered. Throws unless all have ended. */
export async function cancelAtAsaas(
  { settings }: { settings: Settings },
  { subscriptions }: OutboxPayloads["asaas.cancel"],
): Promise<void> {
  const asaas = openAsaas(settings);
  for (const { id, asaasId } of subscriptions) {
    const found = asaasId === null ? await findSubscriptions(asaas, { externalReference: id }) : [{ id: asaasId }];
    for (const subscription of found) await cancelSubscription(asaas, subscription.id);
  }
}
