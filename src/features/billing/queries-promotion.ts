import { type AnyColumn, and, eq, type SQL, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { campaigns, professionalProfiles as card, profiles, userReferrals } from "#db/schema/index.ts";
import { newId } from "../../platform/database/ids.ts";
import { newToken } from "../../platform/hashing/tokens.ts";
import { hadBefore } from "../auth/statements.ts";
import { PREMIUM_PERIOD_MS, PROMOTION, type PromotionState, REFERRED_USE_MS } from "./rules.ts";
import { hasCampaign, isRunning, mayBeReferred, refreshPremium } from "./statements.ts";

const isFilled = (column: AnyColumn) => sql`trim(coalesce(${column}, '')) <> ''`;

/** The same as `isComplete` in features/profiles/rules.ts. */
const isProfileComplete = sql`(
  ${isFilled(profiles.name)} and ${isFilled(profiles.email)} and ${isFilled(profiles.phone)}
  and ${isFilled(profiles.avatarUrl)} and ${isFilled(card.profession)} and ${isFilled(card.professionalProfile)}
  and json_array_length(${card.specialties}) > 0
  and (${card.wholeState} or json_array_length(${card.serviceRegions}) > 0))`.mapWith(Boolean);

const referralsOf = (status: "pending" | "completed") =>
  sql`exists (
  select 1 from user_referrals where referrer_id = ${profiles.id} and status = ${status})`.mapWith(Boolean);

/** Whether the person invited somebody, or was invited, in a campaign for both. */
const hasReferral = sql`(${referralsOf("completed")} or ${campaigns.isForBoth}
  and exists (select 1 from user_referrals where referred_id = ${profiles.id}))`.mapWith(Boolean);

/** Whether the person had the promotion with this account or a former one. */
const isUsed = (hashes: readonly string[]) =>
  sql`(${hadBefore("used_promotion", hashes)} or exists (
    select 1 from user_promotions where user_id = ${profiles.id} and promotion_type = ${PROMOTION.type}))`.mapWith(
    Boolean,
  );

function selectPromotion(db: Database, userId: string, hashes: readonly string[], now: number) {
  return db
    .select({
      campaign: { title: campaigns.title },
      isUsed: isUsed(hashes),
      isProfileComplete,
      hasReferral,
      hasPendingReferral: referralsOf("pending"),
    })
    .from(profiles)
    .leftJoin(card, eq(card.userId, profiles.id))
    .leftJoin(campaigns, isRunning(now))
    .where(eq(profiles.id, userId));
}

const NOTHING = {
  campaign: null,
  isUsed: false,
  isProfileComplete: false,
  hasReferral: false,
  hasPendingReferral: false,
};

export async function findPromotion(db: Database, userId: string, hashes: readonly string[], now: number) {
  const [state] = await selectPromotion(db, userId, hashes, now);
  return state ?? NOTHING;
}

/**
 * Activates the promotion if the person may have it.
 * @returns whether it did, and the state before
 */
export async function insertPromotion(
  db: Database,
  userId: string,
  hashes: readonly string[],
  now: number,
): Promise<{ isActivated: boolean; before: PromotionState }> {
  const id = newId(now);
  const { before, inserted } = await batchOf(db, {
    before: selectPromotion(db, userId, hashes, now),
    inserted: db.run(sql`
      insert into user_promotions (id, user_id, promotion_type, campaign_id, activated_at, expires_at, created_at)
      select ${id}, profiles.id, ${PROMOTION.type}, ${PROMOTION.campaign}, ${now}, ${now + PREMIUM_PERIOD_MS}, ${now}
      from profiles left join professional_profiles on professional_profiles.user_id = profiles.id
      cross join campaigns on ${isRunning(now)}
      where profiles.id = ${userId} and not ${isUsed(hashes)} and ${isProfileComplete} and ${hasReferral}`),
    refreshed: refreshPremium(db, sql`select user_id from user_promotions where id = ${id}`, now),
  });
  return { isActivated: inserted.rowsAffected > 0, before: before[0] ?? NOTHING };
}

/**
 * Begins a referral, unless one is pending.
 * @returns the code of its invitation; null if the campaign does not run
 */
export async function insertReferral(db: Database, referrerId: string, now: number): Promise<string | null> {
  const { codes } = await batchOf(db, {
    begun: db.run(sql`
      insert into user_referrals (id, referrer_id, referred_email, status, created_at)
      select ${newId(now)}, ${referrerId}, '', 'pending', ${now} where ${hasCampaign(now)}
      on conflict do nothing`),
    codes: db
      .update(userReferrals)
      .set({ code: sql`coalesce(${userReferrals.code}, ${newToken()})` })
      .where(and(eq(userReferrals.referrerId, referrerId), eq(userReferrals.status, "pending"), hasCampaign(now)))
      .returning({ code: userReferrals.code }),
  });
  return codes[0]?.code ?? null;
}

/** Condition that the person of `account` uses the portal: for some days, or by publishing or showing interest. */
const isInUse = (now: number): SQL => sql`(
  account.email_confirmed_at <= ${now - REFERRED_USE_MS}
    and exists (select 1 from sessions where user_id = account.id and expires_at * 1000 > ${now})
  or exists (select 1 from service_requests where created_by = account.id)
  or exists (select 1 from service_request_interests where user_id = account.id)
  or exists (select 1 from marketplace_listings where user_id = account.id))`;

/**
 * Completes the person's pending referral with the account of this e-mail, if it is in use and may be referred.
 */
export async function completePendingReferral(
  db: Database,
  referrerId: string,
  friend: { email: string; hashes: readonly string[] },
  now: number,
): Promise<boolean> {
  const { email, hashes } = friend;
  const referred = sql`(
    select id from users account where email = ${email} and ${isInUse(now)} and ${mayBeReferred(userReferrals, hashes, now)})`;
  const completed = await db
    .update(userReferrals)
    .set({ referredId: referred, referredEmail: email, status: "completed", validatedAt: now })
    .where(
      and(eq(userReferrals.referrerId, referrerId), eq(userReferrals.status, "pending"), sql`${referred} is not null`),
    )
    .returning({ id: userReferrals.id });
  return completed.length > 0;
}

/** Who invited a person, if it counted; null if nobody did. */
export async function findInviter(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: userReferrals.referrerId })
    .from(userReferrals)
    .where(eq(userReferrals.referredId, userId));
  return row?.id ?? null;
}
