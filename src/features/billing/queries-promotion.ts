import { type AnyColumn, and, eq, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { professionalProfiles as card, profiles, userReferrals } from "#db/schema/index.ts";
import { newId } from "../../platform/ids.ts";
import { refreshPremium } from "./queries-premium.ts";
import { PREMIUM_PERIOD_MS, PROMOTION, type PromotionState } from "./rules.ts";

const isFilled = (column: AnyColumn) => sql`trim(coalesce(${column}, '')) <> ''`;

/** The same as `isComplete` in features/profiles/rules.ts. */
const isProfileComplete = sql<boolean>`(
  ${isFilled(profiles.name)} and ${isFilled(profiles.email)} and ${isFilled(profiles.phone)}
  and ${isFilled(profiles.avatarUrl)} and ${isFilled(card.profession)} and ${isFilled(card.professionalProfile)}
  and json_array_length(${card.specialties}) > 0
  and (${card.wholeState} or json_array_length(${card.serviceRegions}) > 0))`.mapWith(Boolean);

const referralsOf = (status: "pending" | "completed") =>
  sql<boolean>`exists (
  select 1 from user_referrals where referrer_id = ${profiles.id} and status = ${status})`.mapWith(Boolean);

const isUsed = sql<boolean>`exists (
  select 1 from user_promotions where user_id = ${profiles.id} and promotion_type = ${PROMOTION.type})`.mapWith(
  Boolean,
);

function selectPromotion(db: Database, userId: string) {
  return db
    .select({
      isUsed,
      isProfileComplete,
      hasReferral: referralsOf("completed"),
      hasPendingReferral: referralsOf("pending"),
    })
    .from(profiles)
    .leftJoin(card, eq(card.userId, profiles.id))
    .where(eq(profiles.id, userId));
}

const NOTHING = { isUsed: false, isProfileComplete: false, hasReferral: false, hasPendingReferral: false };

export async function findPromotion(db: Database, userId: string) {
  const [state] = await selectPromotion(db, userId);
  return state ?? NOTHING;
}

/**
 * Activates the promotion if the person may have it.
 * @returns whether it did, and the state before
 */
export async function insertPromotion(
  db: Database,
  userId: string,
  now: number,
): Promise<{ isActivated: boolean; before: PromotionState }> {
  const id = newId(now);
  const { before, inserted } = await batchOf(db, {
    before: selectPromotion(db, userId),
    inserted: db.run(sql`
      insert into user_promotions (id, user_id, promotion_type, campaign_id, activated_at, expires_at, created_at)
      select ${id}, profiles.id, ${PROMOTION.type}, ${PROMOTION.campaign}, ${now}, ${now + PREMIUM_PERIOD_MS}, ${now}
      from profiles left join professional_profiles on professional_profiles.user_id = profiles.id
      where profiles.id = ${userId} and not ${isUsed} and ${isProfileComplete} and ${referralsOf("completed")}`),
    refreshed: refreshPremium(db, sql`select user_id from user_promotions where id = ${id}`, now),
  });
  return { isActivated: inserted.rowsAffected > 0, before: before[0] ?? NOTHING };
}

/** Begins a referral, unless one is pending. */
export async function insertReferral(db: Database, referrerId: string, now: number): Promise<void> {
  await db
    .insert(userReferrals)
    .values({ id: newId(now), referrerId, referredEmail: "", status: "pending", createdAt: now })
    .onConflictDoNothing();
}

/**
 * Completes the person's pending referral with the account of this e-mail, which must be confirmed, newer than the
 * referral, not their own and not yet referred by anyone.
 */
export async function completePendingReferral(
  db: Database,
  referrerId: string,
  email: string,
  now: number,
): Promise<boolean> {
  const referred = sql`(
    select id from users account where email = ${email} and id <> ${referrerId} and email_confirmed_at is not null
      and created_at > ${userReferrals.createdAt}
      and not exists (select 1 from user_referrals other where other.referred_id = account.id))`;
  const completed = await db
    .update(userReferrals)
    .set({ referredId: referred, referredEmail: email, status: "completed", validatedAt: now })
    .where(
      and(eq(userReferrals.referrerId, referrerId), eq(userReferrals.status, "pending"), sql`${referred} is not null`),
    )
    .returning({ id: userReferrals.id });
  return completed.length > 0;
}
