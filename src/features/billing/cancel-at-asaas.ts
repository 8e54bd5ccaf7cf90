import type { Database } from "#db/client.ts";
import type { Settings } from "../../env.ts";
import type { OutboxPayloads } from "../../platform/delivery/outbox.ts";
import { cancelSubscription, findSubscriptions } from "./asaas.ts";
import { openAsaas } from "./asaas-call.ts";
import { selectRenewing } from "./queries-acts.ts";

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
