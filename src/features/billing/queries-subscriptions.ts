import { and, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { profiles, subscriptionPayments, userPromotions, userSubscriptions } from "#db/schema/index.ts";
import { rowsFor } from "../../platform/database/keyset.ts";

/** More than a person can have in five years. */
const SUBSCRIPTIONS_MAX = 60;
const CHARGES_MAX = 100;

/** All that a person's premium consists of. */
export async function findBilling(db: Database, userId: string) {
  const { profile, ...rest } = await batchOf(db, {
    profile: db
      .select({ createdAt: profiles.createdAt, premiumUntil: profiles.premiumUntil })
      .from(profiles)
      .where(eq(profiles.id, userId)),
    subscriptions: db
      .select()
      .from(userSubscriptions)
      .where(eq(userSubscriptions.userId, userId))
      .orderBy(desc(userSubscriptions.id))
      .limit(SUBSCRIPTIONS_MAX),
    charges: listCharges(db, userId, { after: null, size: CHARGES_MAX }),
    promotions: db
      .select({ activatedAt: userPromotions.activatedAt, expiresAt: userPromotions.expiresAt })
      .from(userPromotions)
      .where(eq(userPromotions.userId, userId)),
  });
  return { ...rest, joinedAt: profile[0]?.createdAt ?? 0, premiumUntil: profile[0]?.premiumUntil ?? null };
}
export type Billing = Awaited<ReturnType<typeof findBilling>>;

export interface ChargeCursor {
  dueDate: string;
  id: string;
}

/** Charges by due date, newest first, and one more than a page. */
export function listCharges(db: Database, userId: string, page: { after: ChargeCursor | null; size: number }) {
  const { after, size } = page;
  const isAfter: SQL | undefined =
    after === null
      ? undefined
      : sql`(${subscriptionPayments.dueDate}, ${subscriptionPayments.id}) < (${after.dueDate}, ${after.id})`;
  return db
    .select(getTableColumns(subscriptionPayments))
    .from(userSubscriptions)
    .innerJoin(subscriptionPayments, eq(subscriptionPayments.subscriptionId, userSubscriptions.id))
    .where(and(eq(userSubscriptions.userId, userId), isAfter))
    .orderBy(desc(subscriptionPayments.dueDate), desc(subscriptionPayments.id))
    .limit(rowsFor(size));
}

/** The invoice of a person's own charge; null if they have no such charge. */
export async function findInvoiceUrl(db: Database, userId: string, chargeId: string): Promise<string | null> {
  const [charge] = await db
    .select({ invoiceUrl: subscriptionPayments.invoiceUrl })
    .from(subscriptionPayments)
    .innerJoin(userSubscriptions, eq(userSubscriptions.id, subscriptionPayments.subscriptionId))
    .where(and(eq(subscriptionPayments.id, chargeId), eq(userSubscriptions.userId, userId)));
  return charge?.invoiceUrl ?? null;
}
