import { and, eq, gt, isNull, lte, type SQL, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { userSubscriptions } from "#db/schema/index.ts";
import { newId } from "../../platform/database/ids.ts";
import { countInserted } from "../../platform/database/queries-counters.ts";
import type { AccountMark } from "../../platform/hashing/account-marks.ts";
import { noteMarks } from "../auth/statements.ts";
import { PREMIUM_PRICE_CENTS } from "./catalogue.ts";
import type { ChargeNews } from "./charge-news.ts";
import { applyChargeNews, attachSubscription, insertNotice } from "./queries-news.ts";
import { CLAIM_MS, firstDueDateAt } from "./rules.ts";
import { endRenewals, insertCancellation, refreshPremium, refreshSubscriptions, renewing } from "./statements.ts";

/** Subscriptions that ended after the days of grace. Whoever wants to pay again gets a new one, with a charge of today. */
const outdated = (userId: string, now: number): SQL => sql`
  user_id = ${userId} and payment_method = 'asaas' and cancelled_at is null and coalesce(claimed_until, 0) <= ${now}
    and status = 'EXPIRED'`;

/**
 * Claims the creation of the person's subscription at the payment provider for {@link CLAIM_MS}, unless it exists or
 * another call has the claim. Outdated subscriptions end.
 * @returns the claimed row, or null
 */
export async function claimIntent(
  db: Database,
  userId: string,
  { premiumUntil, marks }: { premiumUntil: number | null; marks: readonly AccountMark[] },
  now: number,
) {
  const id = newId(now);
  const { claimed } = await batchOf(db, {
    marked: noteMarks(db, userId, marks, now),
    fresh: refreshSubscriptions(db, userId, now),
    cancelled: insertCancellation(db, sql`from user_subscriptions where ${outdated(userId, now)}`, now),
    ended: db.run(sql`update user_subscriptions set cancelled_at = ${now}, auto_renew = 0, updated_at = ${now}
      where ${outdated(userId, now)}`),
    refreshed: refreshPremium(db, userId, now),
    inserted: db.run(sql`
      insert into user_subscriptions (id, user_id, status, value_cents, first_due_date, auto_renew, payment_method,
        check_at, created_at, updated_at)
      select ${id}, id, 'PENDING', ${PREMIUM_PRICE_CENTS}, ${firstDueDateAt(premiumUntil, now)}, 1, 'asaas',
        ${now + CLAIM_MS}, ${now}, ${now}
      from users where id = ${userId} and not exists (select 1 from user_subscriptions
        where user_id = ${userId} and payment_method = 'asaas' and cancelled_at is null)`),
    counted: countInserted(db, "subscriptions"),
    claimed: db
      .update(userSubscriptions)
      .set({
        claimedUntil: now + CLAIM_MS,
        checkAt: now + CLAIM_MS,
        // Since the first attempt, the day may have changed, and Asaas refuses days that are over.
        firstDueDate: sql`max(${userSubscriptions.firstDueDate}, ${firstDueDateAt(null, now)})`,
      })
      .where(
        and(
          eq(userSubscriptions.userId, userId),
          eq(userSubscriptions.status, "PENDING"),
          isNull(userSubscriptions.cancelledAt),
          isNull(userSubscriptions.asaasSubscriptionId),
          lte(sql`coalesce(${userSubscriptions.claimedUntil}, 0)`, now),
        ),
      )
      .returning({ id: userSubscriptions.id, firstDueDate: userSubscriptions.firstDueDate }),
  });
  return claimed[0] ?? null;
}

/** Ends a claim early. */
export async function releaseIntent(db: Database, id: string, until: number): Promise<void> {
  await db
    .update(userSubscriptions)
    .set({ claimedUntil: until, checkAt: until })
    .where(and(eq(userSubscriptions.id, id), gt(userSubscriptions.claimedUntil, until)));
}

/**
 * Stores what the payment provider created.
 * @returns the row; null if the renewal ended or the account was deleted meanwhile
 */
export async function storeCreated(
  db: Database,
  created: { id: string; asaasSubscriptionId: string; asaasCustomerId: string; checkAt: number },
  now: number,
) {
  const { checkAt, ...ids } = created;
  const { stored } = await batchOf(db, {
    attached: attachSubscription(db, { ...ids, valueCents: PREMIUM_PRICE_CENTS }, now),
    stored: db
      .update(userSubscriptions)
      .set({ checkAt })
      .where(
        and(
          eq(userSubscriptions.id, ids.id),
          eq(userSubscriptions.asaasSubscriptionId, ids.asaasSubscriptionId),
          isNull(userSubscriptions.cancelledAt),
        ),
      )
      .returning({ id: userSubscriptions.id }),
  });
  return stored[0] ?? null;
}

/** Stores news of charges of one person. */
export async function storeCharges(db: Database, userId: string, news: ChargeNews[], now: number): Promise<void> {
  await batchOf(db, {
    charges: news.flatMap((one) => applyChargeNews(db, one, now)),
    refreshed: refreshPremium(db, userId, now),
  });
}

/**
 * Ends the person's renewal, and tells them by mail.
 * @returns until when premium is kept; null if there is no renewal
 */
export async function cancelOwnRenewal(db: Database, userId: string, now: number) {
  const [row] = await db.select({ id: userSubscriptions.id }).from(userSubscriptions).where(renewing(userId)).limit(1);
  if (!row) return null;
  const own = sql`from user_subscriptions where ${renewing(userId)} and id = ${row.id}`;
  const { kept } = await batchOf(db, {
    notice: insertNotice(db, { kind: "cancelled", subjectId: row.id, details: {} }, own, now),
    ended: endRenewals(db, userId, now),
    kept: db
      .select({ accessUntil: userSubscriptions.accessUntil })
      .from(userSubscriptions)
      .where(eq(userSubscriptions.id, row.id)),
  });
  return { keptUntil: kept[0]?.accessUntil ?? null };
}
