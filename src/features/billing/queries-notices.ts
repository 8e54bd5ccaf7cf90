import { and, eq, getTableColumns, gt, inArray, lte, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { orNull } from "#db/rows.ts";
import { profiles, subscriptionPayments, userPromotions, userSubscriptions, users } from "#db/schema/index.ts";
import { premiumAlerts } from "../alerts/statements.ts";
import { GRACE_MS } from "./rules.ts";

/** Who receives a mail about a charge, subscription or promotion, and what it is about. */
export async function findNoticeFacts(db: Database, userId: string, subjectId: string) {
  const ofPerson = eq(userSubscriptions.userId, userId);
  const { receivers, charges, subscriptions, promotions } = await batchOf(db, {
    receivers: db
      .select({
        email: users.email,
        name: profiles.name,
        premiumUntil: profiles.premiumUntil,
        paidUntil: orNull(
          sql`(
            select max(access_until) from user_subscriptions
            where user_id = users.id and payment_method = 'asaas')`.mapWith(Number),
        ),
        blockedAt: users.blockedAt,
        alerts: premiumAlerts(users.id),
      })
      .from(users)
      .innerJoin(profiles, eq(profiles.id, users.id))
      .where(eq(users.id, userId)),
    charges: db
      .select({
        ...getTableColumns(subscriptionPayments),
        firstDueDate: userSubscriptions.firstDueDate,
        expiresAt: userSubscriptions.expiresAt,
        cancelledAt: userSubscriptions.cancelledAt,
      })
      .from(subscriptionPayments)
      .innerJoin(userSubscriptions, eq(userSubscriptions.id, subscriptionPayments.subscriptionId))
      .where(and(eq(subscriptionPayments.id, subjectId), ofPerson)),
    subscriptions: db
      .select()
      .from(userSubscriptions)
      .where(and(eq(userSubscriptions.id, subjectId), ofPerson)),
    promotions: db
      .select()
      .from(userPromotions)
      .where(and(eq(userPromotions.id, subjectId), eq(userPromotions.userId, userId))),
  });
  const receiver = receivers[0] ?? null;
  return { receiver, charge: charges[0], subscription: subscriptions[0], promotion: promotions[0] };
}

/** What ends by a time and has had no mail about it: promotions, and subscriptions by the end of what was paid. */
export async function findEnding(db: Database, now: number, by: number, size: number) {
  const { status, accessUntil, expiresAt } = userSubscriptions;
  const isNew = (id: typeof userSubscriptions.id | typeof userPromotions.id, end: typeof expiresAt) =>
    sql`not exists (select 1 from billing_notices where id = 'ending:' || ${id} || ':' || ${end})`;
  const { subscriptions, promotions } = await batchOf(db, {
    subscriptions: db
      .select({ id: userSubscriptions.id, end: sql`${expiresAt}`.mapWith(Number) })
      .from(userSubscriptions)
      .where(
        and(
          inArray(status, ["ACTIVE", "CANCELLED"]),
          gt(accessUntil, now),
          lte(accessUntil, by + GRACE_MS),
          gt(expiresAt, now),
          lte(expiresAt, by),
          isNew(userSubscriptions.id, expiresAt),
        ),
      )
      .limit(size),
    promotions: db
      .select({ id: userPromotions.id, end: sql`${userPromotions.expiresAt}`.mapWith(Number) })
      .from(userPromotions)
      .where(
        and(
          gt(userPromotions.expiresAt, now),
          lte(userPromotions.expiresAt, by),
          sql`not exists (select 1 from billing_notices
            where id = 'ending:' || ${userPromotions.id} || ':' || ${userPromotions.expiresAt})`,
        ),
      )
      .limit(size),
  });
  return { subscriptions, promotions };
}
