import { eq, type SQL, sql } from "drizzle-orm";
import type { Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import type { Id } from "#db/rows.ts";
import { userSubscriptions } from "#db/schema/index.ts";
import { insertOutboxFrom } from "../../platform/delivery/outbox.ts";
import { DAY_MS } from "../../shared/time.ts";
import { UTC_OFFSET_MS } from "../../shared/time-zone.ts";
import { refreshPremium, refreshSubscriptions, revokePremium } from "./queries-premium.ts";
import { CHECK_SELDOM_MS, PREMIUM_PERIOD_MS } from "./rules.ts";

/*
 * What admins do with a subscription, as statements for their batches. They have no effect if there is no subscription
 * with this id.
 */

const ownerOf = (id: Id): SQL => sql`(select user_id from user_subscriptions where id = ${id})`;

/** Lets the payment provider's subscription follow ours. */
const align = (db: Database, id: Id, now: number) =>
  insertOutboxFrom(
    db,
    "asaas.align",
    { subscriptionId: sql`id` },
    sql`from user_subscriptions where id = ${id} and payment_method = 'asaas'`,
    now,
  );

/** The same as `lastDayOf` in rules.ts. */
const lastDayOf = (until: SQL): SQL => sql`date((${until} - 1 + ${UTC_OFFSET_MS}) / 1000, 'unixepoch')`;

/** Ends a subscription at once, and with it all that gives its owner premium. */
export function cancelAtOnce(db: Database, id: Id, now: number): Statement[] {
  return [
    align(db, id, now),
    db.run(sql`
      update user_subscriptions set cancelled_at = coalesce(cancelled_at, ${now}), auto_renew = 0, updated_at = ${now}
      where id = ${id}`),
    ...revokePremium(db, ownerOf(id), now),
  ];
}

/**
 * Activates a subscription that has ended. What was paid or granted counts again; if that is over, it grants 30 days.
 * The next charge is due on the last of these days.
 */
export function activateAgain(db: Database, id: Id, now: number): Statement[] {
  const until = sql`iif(expires_at > ${now}, expires_at, ${now + PREMIUM_PERIOD_MS})`;
  return [
    db.run(sql`
      update user_subscriptions set cancelled_at = null, revoked_at = null, auto_renew = (payment_method = 'asaas'),
        check_at = iif(payment_method = 'asaas', ${now + CHECK_SELDOM_MS}, null), updated_at = ${now}
      where id = ${id}`),
    ...refreshSubscriptions(db, ownerOf(id), now),
    db.run(sql`
      update user_subscriptions set granted_at = ${now}, granted_until = ${until}, next_due_date = ${lastDayOf(until)},
        first_due_date = iif(payment_method = 'asaas', ${lastDayOf(until)}, first_due_date)
      where id = ${id}`),
    ...refreshPremium(db, ownerOf(id), now),
    align(db, id, now),
  ];
}

/** When a subscription ends after an extension by some days: counted from its end, or from now if that is over. */
export const extendedEnd = (days: number, now: number): SQL =>
  sql`max(coalesce(expires_at, 0), ${now}) + ${days * DAY_MS}`;

/** Extends a subscription by some days. At the payment provider nothing changes: due dates of charges are fixed. */
export function extendBy(db: Database, id: Id, days: number, now: number): Statement[] {
  const until = extendedEnd(days, now);
  return [
    db.run(sql`
      update user_subscriptions set granted_at = ${now}, granted_until = ${until}, updated_at = ${now},
        next_due_date = iif(payment_method = 'manual', ${lastDayOf(until)}, next_due_date)
      where id = ${id}`),
    ...refreshPremium(db, ownerOf(id), now),
  ];
}

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

/**
 * Keeps the payments of an account that is about to be deleted, under a pseudonym.
 * @param condition whether it will be deleted
 */
export function retainPayments(db: Database, userId: Id, condition: SQL, now: number): Statement {
  return db.run(sql`
    insert into retained_payments (id, pseudonym, value_cents, due_date, paid_at, revoked_at, deleted_at)
    select charge.id, ${crypto.randomUUID()}, charge.value_cents, charge.due_date, charge.paid_at, charge.revoked_at, ${now}
    from user_subscriptions subscription
    join subscription_payments charge on charge.subscription_id = subscription.id
    where subscription.user_id = ${userId} and charge.paid_at is not null and ${condition}
    on conflict (id) do nothing`);
}
