import { eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { userSubscriptions } from "#db/schema/index.ts";

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
