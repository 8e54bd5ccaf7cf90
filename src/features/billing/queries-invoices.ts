import { and, eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { subscriptionPayments, userSubscriptions } from "#db/schema/index.ts";

/** The invoice of a person's own charge; null if they have no such charge. */
export async function findInvoiceUrl(db: Database, userId: string, chargeId: string): Promise<string | null> {
  const [charge] = await db
    .select({ invoiceUrl: subscriptionPayments.invoiceUrl })
    .from(subscriptionPayments)
    .innerJoin(userSubscriptions, eq(userSubscriptions.id, subscriptionPayments.subscriptionId))
    .where(and(eq(subscriptionPayments.id, chargeId), eq(userSubscriptions.userId, userId)));
  return charge?.invoiceUrl ?? null;
}
