import { and, eq, type SQL, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import type { Id } from "#db/rows.ts";
import { serviceRequests, users } from "#db/schema/index.ts";
import { uncountPeople } from "../../platform/database/queries-counters.ts";
import { forgetPerson } from "../../platform/limits/rate-limit.ts";
import { retractRatings } from "../../platform/queries-averages.ts";
import { keepFormer } from "../../platform/queries-former-accounts.ts";
import { insertCancellation, retainPayments } from "../billing/act-on-premium.ts";
import { ANNOUNCED_MAX } from "../requests/rules.ts";

/** Condition that an account is not the last admin's. */
export function mayBeDeleted(userId: Id): SQL {
  const otherAdmin = sql`(select 1 from profiles where is_admin = 1 and id <> ${userId} limit 1)`;
  return sql`(not exists (select 1 from profiles where id = ${userId} and is_admin = 1) or ${otherAdmin} is not null)`;
}

/**
 * Named statements that delete an account and, by cascade, its related data, unless it is the last admin's. The payment
 * provider ends its renewals; payments are kept under a pseudonym, as the law requires.
 * @param userId may be a query that finds nobody
 * @param hashes see `personHashes`
 */
export function deletion(db: Database, userId: Id, hashes: readonly string[], now: number) {
  const mayGo = mayBeDeleted(userId);
  return {
    kept: keepFormer(db, { userId, hashes }, mayGo, now),
    /** Requests that change for others, at most one more than are announced. */
    touched: db
      .select({ id: serviceRequests.id, serviceType: serviceRequests.serviceType })
      .from(serviceRequests)
      .where(
        and(
          sql`+${serviceRequests.expiresAt} > ${now}`,
          sql`${serviceRequests.id} in (
            select own.id from service_requests own where own.created_by = ${userId}
            union select interest.service_request_id from service_request_interests interest
            where interest.user_id = ${userId})`,
        ),
      )
      .limit(ANNOUNCED_MAX + 1),
    referral: db.run(sql`update user_referrals set referred_email = '' where referred_id = ${userId} and ${mayGo}`),
    pending: db.run(sql`delete from user_referrals where referrer_id = ${userId} and status = 'pending' and ${mayGo}`),
    renewals: insertCancellation(
      db,
      sql`from user_subscriptions where user_id = ${userId} and payment_method = 'asaas' and cancelled_at is null
        and ${mayGo}`,
      now,
    ),
    retained: retainPayments(db, userId, mayGo, now),
    retracted: retractRatings(db, sql`evaluator_id = ${userId} and ${mayGo}`),
    uncounted: uncountPeople(db, sql`select id from users where id = ${userId} and ${mayGo}`),
    deleted: db
      .delete(users)
      .where(and(eq(users.id, userId), mayGo))
      .returning({ id: users.id }),
  };
}

/**
 * Deletes an account unless it is the last admin's.
 * @returns whether it was deleted, and the requests that change for others
 */
export async function deleteUser(db: Database, userId: string, hashes: readonly string[], now: number) {
  const { touched, deleted } = await batchOf(db, {
    ...deletion(db, userId, hashes, now),
    forgotten: forgetPerson(db, userId),
  });
  return { deleted: deleted.length > 0, touchedRequests: touched };
}
