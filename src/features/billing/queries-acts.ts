import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { subscriptionPayments, userSubscriptions } from "#db/schema/index.ts";
import { CHECK_SOON_MS } from "./rules.ts";

/** What the payment provider must be told about a subscription; null if the account is gone. */
export async function findToAlign(db: Database, id: string) {
  const [row] = await db
    .select({
      id: userSubscriptions.id,
      asaasId: userSubscriptions.asaasSubscriptionId,
      cancelledAt: userSubscriptions.cancelledAt,
      nextDueDate: userSubscriptions.nextDueDate,
    })
    .from(userSubscriptions)
    .where(eq(userSubscriptions.id, id));
  return row ?? null;
}

/** Those of these subscriptions that renew. */
export async function selectRenewing(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: userSubscriptions.id })
    .from(userSubscriptions)
    .where(and(inArray(userSubscriptions.id, [...ids]), isNull(userSubscriptions.cancelledAt)));
  return rows.map(({ id }) => id);
}

/** Lets the job ask about the subscription of a charge that was refunded, in case the event does not come. */
export async function checkRefunded(db: Database, paymentId: string, now: number): Promise<void> {
  await db
    .update(userSubscriptions)
    .set({ checkAt: now + CHECK_SOON_MS })
    .where(sql`${userSubscriptions.id} = (select subscription_id from subscription_payments where id = ${paymentId})`);
}

/** Stores why the payment provider does not refund a charge, so that it can be asked again. */
export async function storeRefusal(db: Database, paymentId: string, refundRefusal: string): Promise<void> {
  await db
    .update(subscriptionPayments)
    .set({ refundAskedAt: null, refundRefusal })
    .where(eq(subscriptionPayments.id, paymentId));
}
