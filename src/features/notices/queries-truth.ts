import { type SQL, sql } from "drizzle-orm";
import type { NOTICES, NoticeKind } from "../../shared/notices.ts";
import { UTC_OFFSET_MS } from "../../shared/time.ts";
import { GRACE_MS, PROMOTION } from "../billing/rules.ts";
import { areUnblocked } from "../moderation/statements.ts";
import { interestedIn, recommenderOf } from "../requests/statements.ts";

/** A text or number of the notice's details. */
const detail = (name: string) => sql`notices.details ->> ${sql.raw(`'${name}'`)}`;
const exists = (source: SQL) => sql`exists (select 1 ${source})`;

/** The people who are interested in the request of a notice and whom its owner may see. */
export const interested = interestedIn(sql`notices.subject_id`, sql`notices.user_id`);

/** The listings that a notice tells of and that are still to be had. */
export const announced = sql`
  from saved_search_matches told
  cross join marketplace_listings listing on listing.id = told.listing_id
  where told.search_id = notices.subject_id and listing.status = 'active' and listing.hidden_because is null
    and told.created_at >= coalesce(notices.details ->> 'since', notices.created_at)`;

const ownRequest = (condition: SQL) =>
  exists(sql`from service_requests request
    where request.id = notices.subject_id and request.created_by = notices.user_id and request.hidden_because is null
      and ${condition}`);

/** The interest of the notice's person. */
const ofInterest = (condition: SQL) =>
  exists(sql`from service_request_interests interest
    cross join service_requests request on request.id = interest.service_request_id
    where interest.service_request_id = notices.subject_id and interest.user_id = notices.user_id and ${condition}`);

const hire = (condition: SQL) => exists(sql`from hires hire where hire.id = notices.subject_id and ${condition}`);

/** The newest version of the agreement of a hire. */
const newestVersion = (condition: SQL) =>
  exists(sql`from agreements version where version.hire_id = notices.subject_id and ${condition}
    and not exists (
      select 1 from agreements later where later.hire_id = version.hire_id and later.version > version.version)`);

const rating = (condition: SQL) => sql`(
  ${exists(sql`from ratings rating where rating.id = notices.subject_id and rating.revealed_at is not null
    and rating.hidden_because is null and ${condition}`)}
  or ${exists(sql`from independent_ratings rating where rating.id = notices.subject_id
    and rating.hidden_because is null and ${condition}`)})`;

const connection = (status: string) =>
  exists(sql`from connections asked where asked.id = notices.subject_id and asked.status = ${sql.raw(`'${status}'`)}`);

const charge = (condition: SQL) =>
  exists(sql`from subscription_payments charge
    cross join user_subscriptions subscription on subscription.id = charge.subscription_id
    where charge.id = notices.subject_id and ${condition}`);
/** The question under a listing, which both sides may see. */
const comment = (condition: SQL) =>
  exists(sql`from listing_comments question
    cross join marketplace_listings listing on listing.id = question.listing_id
    where question.id = notices.subject_id and question.hidden_because is null and listing.hidden_because is null
      and ${areUnblocked(sql`listing.user_id`, sql`question.author_id`)} and ${condition}`);
const isUnpaid = sql`charge.paid_at is null and charge.revoked_at is null and charge.status <> 'DELETED'
  and subscription.cancelled_at is null`;

const always = sql`true`;

/** When what a notice says is still true, by its kind. Interest may have been withdrawn, or its request hidden. */
const TRUTHS: Readonly<Record<NoticeKind, SQL>> = {
  interest: sql`${ownRequest(sql`true`)} and exists (select 1 ${interested})`,
  question: ofInterest(sql`interest.answered_at is null and interest.declined_at is null and request.question <> ''
    and request.status = 'open' and request.hidden_because is null`),
  answered: sql`${ownRequest(sql`true`)} and exists (select 1 ${interested} and interest.answered_at is not null)`,
  declined: ofInterest(sql`interest.declined_at is not null`),
  "request-ending": ownRequest(sql`not exists (select 1 ${interested})
    and notices.created_at >= coalesce(request.extended_at, 0)`),
  "request-outcome": ownRequest(sql`request.outcome is null`),
  "request-deleted": always,
  addressed: exists(sql`from service_requests request
    where request.id = notices.subject_id and request.status = 'open' and request.hidden_because is null`),
  recommended: exists(sql`from service_requests request
    where request.id = notices.subject_id and request.status = 'open' and request.hidden_because is null`),
  // It may have been opened again.
  "request-closed": sql`not exists (
    select 1 from service_requests request where request.id = notices.subject_id and request.status = 'open')`,
  // That hire may have been cancelled.
  "other-chosen": sql`not ${exists(sql`from service_requests request where request.id = notices.subject_id`)}
    or ${exists(sql`from hires other where other.request_id = notices.subject_id
      and other.provider_id is not notices.user_id
      and other.status = 'confirmed' and other.ended_as is not 'cancelled'`)}`,
  hired: hire(sql`hire.status = 'proposed'`),
  "hire-confirmed": hire(sql`hire.status = 'confirmed' and hire.ended_as is not 'cancelled'`),
  "hire-denied": hire(sql`hire.status = 'denied'`),
  agreement: sql`${newestVersion(sql`version.accepted_at is null and version.written_by <> notices.user_id`)}
    and not ${hire(sql`hire.ended_as = 'cancelled'`)}`,
  "agreement-accepted": newestVersion(sql`version.accepted_at is not null`),
  "hire-done": hire(sql`hire.ended_as = 'done'`),
  "hire-cancelled": hire(sql`hire.ended_as = 'cancelled'`),
  "hire-closed": hire(sql`true`),
  rating: rating(sql`true`),
  "rating-reply": rating(sql`rating.reply is not null`),
  reference: exists(sql`from professional_references reference
    where reference.id = notices.subject_id and reference.hidden_at is null and reference.hidden_because is null`),
  "connection-asked": connection("pending"),
  "connection-accepted": connection("accepted"),
  "listing-ending": exists(sql`from marketplace_listings listing
    where listing.id = notices.subject_id and listing.user_id = notices.user_id and listing.hidden_because is null
      and listing.sold_at is null`),
  "listing-question": comment(sql`listing.user_id = notices.user_id and not exists (
    select 1 from listing_comments answer where answer.answer_to = question.id)`),
  "listing-answer": comment(sql`exists (
    select 1 from listing_comments answer where answer.answer_to = question.id and answer.hidden_because is null)`),
  "saved-search": sql`${exists(sql`from saved_searches search
    where search.id = notices.subject_id and search.user_id = notices.user_id`)} and ${exists(announced)}`,
  "charge-open": charge(sql`${isUnpaid} and charge.status <> 'OVERDUE'`),
  "charge-overdue": charge(isUnpaid),
  "charge-paid": charge(sql`charge.paid_at is not null and charge.revoked_at is null`),
  "charge-refunded": charge(sql`charge.revoked_at is not null`),
  // It may have begun again, with another subscription.
  "renewal-cancelled": sql`${exists(sql`from user_subscriptions subscription
    where subscription.id = notices.subject_id and subscription.cancelled_at is not null`)}
    and not ${exists(sql`from user_subscriptions renewal where renewal.user_id = notices.user_id
      and renewal.payment_method = 'asaas' and renewal.cancelled_at is null and renewal.first_due_date is not null`)}`,
  "premium-granted": exists(sql`from user_subscriptions granted
    where granted.id = notices.subject_id and granted.expires_at = ${detail("endsAt")}`),
  // Unless it goes on by something else.
  "premium-ending": sql`${detail("endsAt")} in (
      select expires_at from user_subscriptions where id = notices.subject_id
      union all select expires_at from user_promotions where id = notices.subject_id)
    and ${exists(sql`from profiles person where person.id = notices.user_id
      and person.premium_until <= ${detail("endsAt")} + ${GRACE_MS}`)}`,
  // Until it has brought its 30 days, or can't any more.
  "friend-joined": sql`${exists(sql`from user_referrals referral
    where referral.id = notices.subject_id and referral.referrer_id = notices.user_id`)}
    and not ${exists(sql`from user_promotions promotion
      where promotion.user_id = notices.user_id and promotion.promotion_type = ${PROMOTION.type}`)}
    and ${exists(sql`from campaigns where id = ${PROMOTION.campaign} and is_on
      and ends_on >= date(unixepoch() + ${UTC_OFFSET_MS / 1000}, 'unixepoch')`)}`,
  decision: always,
  "report-outcome": always,
  content: always,
  credential: exists(sql`from credentials credential
    where credential.user_id = notices.user_id and credential.kind = notices.subject_id
      and credential.status = ${detail("result")}`),
  // Until nothing of it waits any more.
  "admin-work": sql`${exists(sql`from profiles person where person.id = notices.user_id and person.is_admin = 1`)}
    and case ${detail("what")}
      when 'reports' then ${exists(sql`from report_cases indexed by report_cases_oldest where decided_at is null and id > ''`)}
      when 'answers' then ${exists(sql`from report_cases where answered_at is not null and reviewed_at is null`)}
      when 'credentials' then ${exists(sql`from credentials indexed by credentials_pending where status = 'pending' and created_at > 0`)}
      when 'deliveries' then ${exists(sql`from outbox indexed by outbox_dead where dead_at is not null and id > ''`)}
      when 'payments' then ${exists(sql`from payment_differences where settled_at is null and found_at > 0`)}
      else 1 end`,
  "phone-moved": exists(sql`from profiles person
    where person.id = notices.user_id and person.phone_confirmed_at is null`),
};

/** The other person of a hire or connection. */
const otherOf = (table: string, one: string, other: string) => {
  const [first, second] = [sql.raw(one), sql.raw(other)];
  return sql`(select iif(${first} = notices.user_id, ${second}, ${first}) from ${sql.raw(table)} where id = notices.subject_id)`;
};
const otherOfHire = otherOf("hires", "client_id", "provider_id");
const otherOfConnection = otherOf("connections", "requester_id", "target_id");
const ofRating = (column: string) => sql`(
  select ${sql.raw(column)} from ratings where id = notices.subject_id
  union all select ${sql.raw(column)} from independent_ratings where id = notices.subject_id)`;

type KindOfPerson = {
  [Kind in NoticeKind]: (typeof NOTICES)[Kind]["shows"] extends "person" ? Kind : never;
}[NoticeKind];

/** Whom a notice names, by its kind. */
const PEOPLE: Readonly<Record<KindOfPerson, SQL>> = {
  recommended: recommenderOf(sql`notices.subject_id`, sql`notices.user_id`),
  hired: otherOfHire,
  "hire-confirmed": otherOfHire,
  "hire-denied": otherOfHire,
  "hire-done": otherOfHire,
  "hire-cancelled": otherOfHire,
  agreement: otherOfHire,
  "agreement-accepted": otherOfHire,
  rating: ofRating("evaluator_id"),
  "rating-reply": ofRating("evaluated_id"),
  reference: sql`(select author_professional_id from professional_references where id = notices.subject_id)`,
  "connection-asked": otherOfConnection,
  "connection-accepted": otherOfConnection,
};

const byKind = (table: Readonly<Partial<Record<NoticeKind, SQL>>>, otherwise: SQL): SQL => {
  const cases = Object.entries(table).map(([kind, value]) => sql`when ${sql.raw(`'${kind}'`)} then ${value}`);
  return sql`case notices.kind ${sql.join(cases, sql` `)} else ${otherwise} end`;
};

/**
 * JSON of whom a notice names; null if it names nobody, or its person would not see them. Accounts that are blocked, and
 * people of whom one blocked the other, are not named.
 */
export const namedPerson = sql`(
  select json_object('name', person.name, 'trade', (
    select card.profession from professional_profiles card where card.user_id = person.id and card.hidden_because is null))
  from profiles person cross join users account on account.id = person.id
  where person.id = ${byKind(PEOPLE, sql`null`)} and account.blocked_at is null
    and ${areUnblocked(sql`notices.user_id`, sql`person.id`)})`;

const namesSomebody = sql.raw(
  `notices.kind in (${Object.keys(PEOPLE)
    .map((kind) => `'${kind}'`)
    .join(", ")})`,
);

/** Condition that what a notice says is still true, and that its person may know whom it names. */
export const isTrue = sql`(${byKind(TRUTHS, sql`0`)}) and (not ${namesSomebody} or ${namedPerson} is not null)`;
