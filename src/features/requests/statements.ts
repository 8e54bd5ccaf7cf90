import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import type { Id } from "#db/rows.ts";
import { serviceRequests } from "#db/schema/index.ts";
import { isAccountOpen } from "../../platform/database/queries-accounts.ts";
import { ofPerson } from "../../platform/limits/rate-limit.ts";
import { isHiredFor, isStanding } from "../hires/statements.ts";
import { areUnblocked } from "../moderation/statements.ts";
import { insertNotices } from "../notices/statements.ts";
import { ANNOUNCED_MAX, REQUEST_LIFETIME_MS } from "./rules.ts";

const REQUEST = sql`service_requests`;

/**
 * Condition that everybody may know of a request, whose addressees had it for themselves at first. `request`: its name.
 */
export const isOpenToAll = (now: number, request: SQL = REQUEST): SQL =>
  sql`coalesce(${request}.open_to_all_at, 0) <= ${now}`;

/** The latest end that a request can have as it is now: that of its terms, though it may have been closed. */
export const endOfTerms = (request: SQL = REQUEST): SQL =>
  sql`${request}.created_at + iif(${request}.extended_at is null, 1, 2) * ${REQUEST_LIFETIME_MS}`;

/**
 * Condition that a request is off the list, but may come back in its time: it is closed, hidden, or somebody was hired.
 */
export const isSetAside = (now: number, request: SQL = REQUEST): SQL => sql`(${endOfTerms(request)} > ${now}
  and (${request}.expires_at <= ${now} or ${request}.hired_at is not null or ${request}.hidden_because is not null))`;

/** Condition that the owner of a request chose to ask this person. */
export const isAddressedTo = (personId: Id, requestId: Id = sql`service_requests.id`): SQL => sql`exists (
  select 1 from request_addressees addressee
  where addressee.service_request_id = ${requestId} and addressee.provider_id = ${personId})`;

/** Condition that somebody else than the owner may know of a request. */
export const mayKnowOf = (personId: Id, now: number, request: SQL = REQUEST): SQL =>
  sql`(${isOpenToAll(now, request)} or ${isAddressedTo(personId, sql`${request}.id`)})`;

/**
 * Condition on `service_requests` that somebody may read one: its owner, whoever may know of it until its end, and whoever
 * was hired for it also afterwards.
 */
export const mayRead = (personId: Id, now: number): SQL => sql`(service_requests.created_by = ${personId}
  or service_requests.hidden_because is null and (service_requests.expires_at > ${now} and ${mayKnowOf(personId, now)}
    or ${isHiredFor(sql`service_requests.id`, personId)}))`;

/** The people who are interested in a request and whom its owner may see. */
export const interestedIn = (requestId: SQL, ownerId: Id): SQL => sql`
  from service_request_interests interest
  cross join users person on person.id = interest.user_id
  left join professional_profiles card on card.user_id = person.id
  where interest.service_request_id = ${requestId} and person.blocked_at is null and card.hidden_because is null
    and ${areUnblocked(ownerId, sql`person.id`)}`;

/** Whose withdrawals of an interest are counted. */
export const ofInterest = ({ id, userId }: { id: string; userId: string }) => ofPerson(`${userId}:${id}`);

/** Id of who last told a person of a request, of those whom this person may know; null if nobody did. */
export const recommenderOf = (requestId: Id, personId: Id): SQL => sql`(
  select told.from_id from request_recommendations told
  where told.to_id = ${personId} and told.service_request_id = ${requestId} and ${isAccountOpen(sql`told.from_id`)}
    and ${areUnblocked(personId, sql`told.from_id`)}
  order by told.created_at desc limit 1)`;

const areOwnerAndInterestedUnblocked = areUnblocked(
  sql`service_requests.created_by`,
  sql`service_request_interests.user_id`,
);

/**
 * Condition on an interest and its request that somebody else confirmed the hire, as the notice of it tells, and that the
 * owner looks for nobody else.
 */
export const isOtherHired = sql`(service_requests.hired_at is not null and exists (
  select 1 from hires where hires.request_id = service_request_interests.service_request_id
    and hires.provider_id is not service_request_interests.user_id and ${isStanding})
  and ${areOwnerAndInterestedUnblocked})`;

/** Condition on an interest and its request that the owner declined, as the notice of it tells. */
export const isDeclined = sql`(service_request_interests.declined_at is not null and ${areOwnerAndInterestedUnblocked})`;

/** The request that ends, or all of an owner, if the condition holds. */
interface EndingRequests {
  id?: Id;
  ownerId?: Id;
  condition?: SQL;
}

const INTERESTED = sql`service_requests request
  cross join service_request_interests interest on interest.service_request_id = request.id`;

/**
 * Condition on {@link INTERESTED} that somebody is told. Whoever was hired hears of that hire. The signs keep SQLite from
 * walking all open requests.
 */
const isToldOfEnd = ({ id, ownerId, condition = sql`true` }: EndingRequests, now: number): SQL => sql`
  ${id === undefined ? sql`true` : sql`request.id = ${id}`}
    and ${ownerId === undefined ? sql`true` : sql`request.created_by = ${ownerId}`} and ${condition}
    and +request.status = 'open' and +request.expires_at > ${now} and request.hidden_because is null
    and interest.declined_at is null
    and not ${isHiredFor(sql`request.id`, sql`interest.user_id`)}
    and ${areUnblocked(sql`request.created_by`, sql`interest.user_id`)}`;

/** Whom {@link notifyOfEnd} tells. For its batch, before it, so that their open apps can be told, too. */
export function selectToldOfEnd(db: Database, ending: EndingRequests, now: number) {
  return db
    .selectDistinct({ id: sql`interest.user_id`.mapWith(String) })
    .from(INTERESTED)
    .where(isToldOfEnd(ending, now));
}

/**
 * Tells those who are interested in open requests that these end. For a batch, before the statement that ends or deletes
 * them.
 */
export function notifyOfEnd(db: Database, ending: EndingRequests, now: number) {
  return insertNotices(
    db,
    {
      kind: "request-closed",
      to: sql`interest.user_id`,
      subjectId: sql`request.id`,
      details: { serviceType: sql`request.service_type` },
      source: sql`from ${INTERESTED} where ${isToldOfEnd(ending, now)}`,
      // Of this kind, nobody gets a push.
      among: sql`false`,
    },
    now,
  );
}

/**
 * What decides who is told of a request: one row if it is open, everybody may know of it, and nobody was hired for it.
 */
export function selectWanted(db: Database, id: string, now: number) {
  return db
    .select({
      serviceType: serviceRequests.serviceType,
      region: serviceRequests.city,
      urgency: serviceRequests.urgency,
      createdBy: serviceRequests.createdBy,
    })
    .from(serviceRequests)
    .where(
      and(
        eq(serviceRequests.id, id),
        gt(serviceRequests.expiresAt, now),
        isNull(serviceRequests.hiddenBecause),
        isNull(serviceRequests.hiredAt),
        isOpenToAll(now),
      ),
    );
}

/**
 * Open requests that everybody knows of and that change for others when a person goes, at most one more than are
 * announced.
 */
export function selectTouched(db: Database, userId: Id, now: number) {
  return db
    .select({ id: serviceRequests.id, serviceType: serviceRequests.serviceType })
    .from(serviceRequests)
    .where(
      and(
        sql`+${serviceRequests.expiresAt} > ${now}`,
        isOpenToAll(now),
        sql`${serviceRequests.id} in (
          select own.id from service_requests own where own.created_by = ${userId}
          union select interest.service_request_id from service_request_interests interest
          where interest.user_id = ${userId})`,
      ),
    )
    .limit(ANNOUNCED_MAX + 1);
}
