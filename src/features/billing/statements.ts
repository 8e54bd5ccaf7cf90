import { and, eq, isNotNull, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import type { Id } from "#db/rows.ts";
import { campaigns, userPromotions, userSubscriptions, users } from "#db/schema/index.ts";
import { newId } from "../../platform/database/ids.ts";
import { countInserted } from "../../platform/database/queries-counters.ts";
import { insertOutboxFrom } from "../../platform/delivery/outbox.ts";
import { dayOf } from "../../shared/day.ts";
import { DAY_MS, UTC_OFFSET_MS } from "../../shared/time.ts";
import { hadBefore } from "../auth/statements.ts";
import { relistProvider } from "../networking/statements.ts";
import { insertNotices } from "../notices/statements.ts";
import { PREMIUM_PRICE_CENTS } from "./catalogue.ts";
import { CHECK_SELDOM_MS, GRACE_MS, PAID_DAYS, PREMIUM_PERIOD_MS, PROMOTION } from "./rules.ts";

/** The same as `nextDueDate` in rules.ts. */
function nextDueDate(dueDate: SQL, firstDueDate: SQL): SQL {
  const nextMonth = sql`${dueDate}, 'start of month', '+1 month'`;
  const lastDay = sql`strftime('%d', ${nextMonth}, '+1 month', '-1 day')`;
  return sql`date(${nextMonth}, '+' || (min(strftime('%d', ${firstDueDate}), ${lastDay}) - 1) || ' days')`;
}

/** The same as `paidUntil` in rules.ts. */
function paidUntil(dueDate: SQL, firstDueDate: SQL): SQL {
  const last = sql`max(date(${dueDate}, ${`+${PAID_DAYS} days`}), ${nextDueDate(dueDate, firstDueDate)})`;
  return sql`unixepoch(${last}) * 1000 + ${DAY_MS - UTC_OFFSET_MS}`;
}

/** The same as `paidPeriodEnd` in rules.ts, of the charges of `subscription` for which `isValid` holds. */
function paidPeriodEnd(isValid: SQL): SQL {
  const until = paidUntil(sql`due_date`, sql`coalesce(subscription.first_due_date, due_date)`);
  const paidOn = sql`unixepoch(date((paid_at + ${UTC_OFFSET_MS}) / 1000, 'unixepoch'))`;
  const hasAccess = sql`charge.paid_at < ends_at + charge.grace`;
  const isOver = sql`${hasAccess} and charge.until + shift <= ends_at`;
  return sql`
    with recursive charge as materialized (
      select row_number() over (order by paid_at, due_date) as number, paid_at, ${until} as until,
        max(0, ${paidOn} - unixepoch(due_date)) * 1000 as late,
        iif(subscription.cancelled_at <= paid_at, 0, ${GRACE_MS}) as grace
      from subscription_payments where subscription_id = subscription.id and ${isValid}),
    period (number, ends_at, shift) as (
      select 0, null, 0
      union all
      select charge.number,
        case when ${isOver} then ends_at + ${PREMIUM_PERIOD_MS} when ${hasAccess} then charge.until + shift
          else charge.until + charge.late end,
        case when ${isOver} then shift + ${PREMIUM_PERIOD_MS} when ${hasAccess} then shift else charge.late end
      from period cross join charge on charge.number = period.number + 1)
    select ends_at from period order by number desc limit 1`;
}

/** Updates what a person's subscriptions give, and their status. {@link refreshPremium} includes it. */
export function refreshSubscriptions(db: Database, userId: string | SQLWrapper, now: number): [Statement, Statement] {
  const counts = (since: SQL) => sql`(subscription.revoked_at is null or ${since} > subscription.revoked_at)`;
  const isValid = sql`paid_at is not null and revoked_at is null and ${counts(sql`paid_at`)}`;
  const isGrantKept = sql`not exists (
    select 1 from subscription_payments charge where charge.subscription_id = subscription.id
      and charge.paid_at <= subscription.granted_at and charge.revoked_at > subscription.granted_at)`;
  const charges = sql`
    select max(paid_at) as last_paid_at, max(due_date) filter (where ${isValid}) as paid,
      max(due_date) filter (where revoked_at is not null) as refunded
    from subscription_payments where subscription_id = subscription.id`;
  const periods = sql`
    select last_paid_at, (${paidPeriodEnd(isValid)}) as paid_until,
      iif(subscription.cancelled_at is null and (refunded is null or refunded <= paid), ${GRACE_MS}, 0) as grace,
      iif(${counts(sql`subscription.granted_at`)} and ${isGrantKept}, subscription.granted_until, null) as granted_until
    from (${charges}) bounded_charges`;
  return [
    db.run(sql`
      update user_subscriptions as subscription set (last_payment_date, expires_at, access_until) = (
        select last_paid_at,
          coalesce(max(paid_until, granted_until), paid_until, granted_until),
          coalesce(max(paid_until + grace, granted_until), paid_until + grace, granted_until)
        from (${periods}) bounded_periods)
      where user_id in (${userId})`),
    db.run(sql`
      update user_subscriptions set status = case
          when cancelled_at is not null then 'CANCELLED'
          when last_payment_date is null and granted_until is null then 'PENDING'
          when access_until > ${now} then 'ACTIVE'
          else 'EXPIRED' end
      where user_id in (${userId})`),
  ];
}

/**
 * Statements that derive premium from payments, grants and promotions: the subscriptions' status, the profile's premium
 * and its copies, and the directory entry. Every batch that writes one of the sources ends with them; time is the job's
 * concern (expire-premium.job.ts). `premiumAt` in rules.ts is the same in TypeScript. Idempotent.
 * @param userId an id, or a query for ids
 */
export function refreshPremium(db: Database, userId: string | SQLWrapper, now: number) {
  const ends = sql`
    select access_until as ends_at from user_subscriptions where user_id = profiles.id
    union all select expires_at from user_promotions where user_id = profiles.id`;
  const copied = (id: SQL) => sql`(select is_premium from profiles where profiles.id = ${id})`;
  return [
    ...refreshSubscriptions(db, userId, now),
    db.run(sql`
      update profiles set (premium_until, is_premium, premium_activated_at, premium_deactivated_at) = (
        select ends_at, coalesce(ends_at > ${now}, 0),
          iif(ends_at > ${now} and not (is_premium and premium_until > ${now}), ${now}, premium_activated_at),
          case
            when ends_at > ${now} then null
            when is_premium then min(${now}, coalesce(premium_until, ${now}))
            else premium_deactivated_at end
        from (select max(ends_at) as ends_at from (${ends}) bounded_ends) bounded_end)
      where id in (${userId})`),
    db.run(sql`update cliente set is_premium = ${copied(sql`cliente.id`)} where id in (${userId})`),
    db.run(sql`
      update professional_profiles set is_premium = ${copied(sql`professional_profiles.user_id`)}
      where user_id in (${userId})`),
    ...relistProvider(db, userId),
  ] as const;
}

/** Grants a person 30 days of premium with a manual subscription, unless they have an active subscription. */
export function grantPremium(db: Database, userId: Id, now: number): [Statement, ...Statement[]] {
  const id = newId(now);
  const until = now + PREMIUM_PERIOD_MS;
  return [
    // Expired ones must be known as such, because the condition and the unique index look at the status.
    ...refreshSubscriptions(db, userId, now),
    db.run(sql`
      insert into user_subscriptions (id, user_id, asaas_subscription_id, status, value_cents, granted_at, granted_until,
        auto_renew, payment_method, created_at, updated_at)
      select ${id}, id, ${`manual_${id}`}, 'ACTIVE', ${PREMIUM_PRICE_CENTS}, ${now}, ${until}, 0, 'manual', ${now}, ${now}
      from users where id = ${userId}
        and not exists (select 1 from user_subscriptions where user_id = ${userId} and status = 'ACTIVE')`),
    countInserted(db, "subscriptions"),
    ...refreshPremium(db, userId, now),
  ];
}

/** Statements that tell a person of the premium that they were granted at this moment, by mail and in the bell. */
export function tellOfGrant(db: Database, userId: Id, now: number): Statement[] {
  const source = sql`from user_subscriptions granted
    where granted.user_id = ${userId} and granted.granted_at = ${now}`;
  const about = { userId: sql`granted.user_id`, subjectId: sql`granted.id` };
  return [
    insertOutboxFrom(db, "mail.billing", { ...about, notice: "granted" }, source, now),
    ...insertNotices(
      db,
      {
        kind: "premium-granted",
        to: about.userId,
        subjectId: about.subjectId,
        details: { endsAt: sql`granted.granted_until` },
        source,
        among: sql`notices.user_id = ${userId}`,
      },
      now,
    ),
  ];
}

/** Ends all sources of a person's premium at once. Renewals go on, and the next payment gives premium again. */
export function revokePremium(db: Database, userId: Id, now: number): [Statement, ...Statement[]] {
  const own = eq(userSubscriptions.userId, userId);
  return [
    db.update(userSubscriptions).set({ revokedAt: now, updatedAt: now }).where(own),
    db
      .update(userSubscriptions)
      .set({ cancelledAt: now })
      .where(and(own, eq(userSubscriptions.paymentMethod, "manual"), isNull(userSubscriptions.cancelledAt))),
    db
      .update(userPromotions)
      .set({ expiresAt: sql`min(${userPromotions.expiresAt}, ${now})` })
      .where(eq(userPromotions.userId, userId)),
    ...refreshPremium(db, userId, now),
  ];
}

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

/** Lets the payment provider refund a charge. */
export function askRefund(db: Database, paymentId: Id, now: number): Statement[] {
  return [
    db.run(
      sql`update subscription_payments set refund_asked_at = ${now}, refund_refusal = null where id = ${paymentId}`,
    ),
    insertOutboxFrom(
      db,
      "asaas.refund",
      { paymentId: sql`id` },
      sql`from subscription_payments where id = ${paymentId}`,
      now,
    ),
  ];
}

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
    // Its next cancellation is told as well.
    db.run(sql`delete from billing_notices where id = 'cancelled:' || ${id}`),
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

/** Lets the payment provider end subscriptions: those of a query `from user_subscriptions where …`. */
export function insertCancellation(db: Database, source: SQL, now: number) {
  const subscriptions = sql`json_group_array(json_object('id', id, 'asaasId', asaas_subscription_id))`;
  return insertOutboxFrom(db, "asaas.cancel", { subscriptions }, sql`${source} group by user_id`, now);
}

/** Condition on `user_subscriptions` for those that the payment provider renews. */
export const renewing = (userId: Id): SQL =>
  sql`user_id = ${userId} and payment_method = 'asaas' and cancelled_at is null`;

/**
 * Statements for a batch that ends a person's renewals, here at once and at the payment provider as soon as possible. What was
 * paid remains. Idempotent.
 */
export function endRenewals(db: Database, userId: Id, now: number): Statement[] {
  return [
    insertCancellation(db, sql`from user_subscriptions where ${renewing(userId)}`, now),
    db.run(sql`update user_subscriptions set cancelled_at = ${now}, auto_renew = 0, updated_at = ${now}
      where ${renewing(userId)}`),
    ...refreshPremium(db, userId, now),
  ];
}

/** Lets the payment provider end the renewals of an account that is about to be deleted, if the condition holds. */
export function cancelRenewals(db: Database, userId: Id, condition: SQL, now: number): Statement {
  return insertCancellation(db, sql`from user_subscriptions where ${renewing(userId)} and ${condition}`, now);
}

/**
 * Statement that mails a person that their account is gone, and until when premium is paid, if the condition holds.
 * @param reason null if they deleted it themselves
 */
export function insertFarewell(db: Database, person: Id, reason: string | null, condition: SQL, now: number) {
  const charged = sql`from user_subscriptions where ${renewing(sql`users.id`)}`;
  return insertOutboxFrom(
    db,
    "mail.account-deleted",
    {
      email: sql`users.email`,
      name: sql`profiles.name`,
      reason: sql`${reason}`,
      renewed: sql`exists (select 1 ${charged})`,
      paidUntil: sql`(select max(expires_at) ${charged} and expires_at > ${now})`,
    },
    sql`from users join profiles on profiles.id = users.id
      where users.id = ${person} and users.email_confirmed_at is not null and ${condition}`,
    now,
  );
}

/** Condition on `campaigns`: the row of the promotion, while it runs. */
export const isRunning = (now: number): SQL => sql`(${campaigns.id} = ${PROMOTION.campaign} and ${campaigns.isOn}
  and ${dayOf(now)} between ${campaigns.startsOn} and ${campaigns.endsOn})`;

/** Condition that the promotion runs. */
export const hasCampaign = (now: number): SQL => sql`exists (select 1 from campaigns where ${isRunning(now)})`;

/**
 * Condition that `account` counts for who invited them: confirmed, newer than the invitation, counted for nobody before,
 * and, as far as phone and browsers tell, another person.
 * @param hashes of the invited person
 */
export function mayBeReferred(
  { referrerId, createdAt }: Record<"referrerId" | "createdAt", SQLWrapper>,
  hashes: readonly string[],
  now: number,
): SQL {
  return sql`account.email_confirmed_at is not null and account.id <> ${referrerId} and account.created_at > ${createdAt}
    and not ${hadBefore("was_referred", hashes)}
    and not exists (select 1 from user_referrals other where other.referred_id = account.id)
    and not exists (select 1 from profiles mine cross join profiles theirs on theirs.id = account.id
      where mine.id = ${referrerId} and mine.phone = theirs.phone and mine.phone <> '')
    and not exists (select 1 from account_marks theirs cross join account_marks mine
      on (mine.user_id, mine.kind, mine.hash) = (${referrerId}, 'device', theirs.hash)
      where theirs.user_id = account.id and theirs.kind = 'device')
    and ${hasCampaign(now)}`;
}

/**
 * Statements that count the invitation with which a person signed up, notify whoever sent it, and forget its code. For
 * the batches in which an account becomes usable, after what they note of its phone and browser.
 * @param hashes of the invited person
 */
export function countInvitation(
  db: Database,
  userId: string,
  hashes: readonly string[],
  now: number,
): [Statement, ...Statement[]] {
  const invitation = { referrerId: sql`invitation.referrer_id`, createdAt: sql`invitation.created_at` };
  const id = newId(now);
  return [
    db.run(sql`
      insert into user_referrals (id, referrer_id, referred_email, referred_id, status, created_at, validated_at)
      select ${id}, invitation.referrer_id, '', account.id, 'completed', ${now}, ${now}
      from users account cross join user_referrals invitation on invitation.code = account.invitation_code
      where account.id = ${userId} and ${mayBeReferred(invitation, hashes, now)}
      on conflict do nothing`),
    ...insertNotices(
      db,
      {
        kind: "friend-joined",
        to: sql`referral.referrer_id`,
        subjectId: id,
        details: {},
        source: sql`from user_referrals referral where referral.id = ${id}`,
        among: sql`notices.subject_id = ${id}`,
      },
      now,
    ),
    db
      .update(users)
      .set({ invitationCode: null })
      .where(and(eq(users.id, userId), isNotNull(users.emailConfirmedAt))),
  ];
}

/** Ends the referrals of a person, if the condition holds: their e-mail in that of others, their link and what is pending. */
export function endReferrals(db: Database, userId: Id, condition: SQL): Statement[] {
  return [
    db.run(sql`update user_referrals set referred_email = '' where referred_id = ${userId} and ${condition}`),
    db.run(sql`delete from user_referrals where referrer_id = ${userId} and status = 'pending' and ${condition}`),
    db.run(sql`update user_referrals set code = null where referrer_id = ${userId} and ${condition}`),
  ];
}
