import { and, count, desc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { fromJson, orNull, parsedBy } from "#db/rows.ts";
import { openRequestCounts, platformStats, serviceRequestInterests, serviceRequests } from "#db/schema/index.ts";
import { type IdPage, isAfterPage, rowsFor } from "../../platform/database/keyset.ts";
import { isAccountOpen } from "../../platform/database/queries-accounts.ts";
import { takeDue } from "../../platform/delivery/outbox.ts";
import {
  countCall,
  countedOf,
  countMade,
  isWithinLimit,
  isWithinQuota,
  ofPerson,
  type RateLimit,
  selectQuotaReset,
} from "../../platform/limits/rate-limit.ts";
import { answerByHire, isHiredFor, isRunning } from "../hires/statements.ts";
import { isBlocked } from "../moderation/statements.ts";
import { notifyOfInterest } from "./queries-interest.ts";
import { leadColumns } from "./queries-lead.ts";
import { recommendedBy } from "./queries-recommend.ts";
import { FREE_INTEREST_LIMIT, INTEREST_ANSWERS, INTEREST_LIMIT, WITHDRAWAL_LIMIT } from "./rules.ts";
import {
  interestedIn,
  isAddressedTo,
  isDeclined,
  isOpenToAll,
  isOtherHired,
  mayKnowOf,
  mayRead,
  ofInterest,
} from "./statements.ts";

/** The caller, and whether they may see other people's contacts. */
export interface Viewer {
  id: string;
  isPremium: boolean;
  /** Whether the viewer may have the contact, or the condition under which this request's is read. */
  seesContacts: boolean | SQL;
}

function isInterested(viewerId: string) {
  return sql`exists (
    select 1 from service_request_interests as interest
    where interest.service_request_id = service_requests.id and interest.user_id = ${viewerId})`.mapWith(Boolean);
}

/** A column of the viewer's own interest; null without one. */
function ofOwnInterest(
  viewerId: string,
  column: "note" | "min_price_cents" | "max_price_cents" | "seen_at" | "answered_at" | "created_at",
) {
  return sql`(
    select ${sql.identifier(column)} from service_request_interests as interest
    where interest.service_request_id = service_requests.id and interest.user_id = ${viewerId})`;
}

function isOwn(viewerId: string) {
  return sql`${serviceRequests.createdBy} = ${viewerId}`.mapWith(Boolean);
}

/** Whether the owner has premium. */
function isHighlighted(now: number) {
  return sql`exists (
    select 1 from profiles as publisher
    where publisher.id = service_requests.created_by and publisher.premium_until > ${now})`.mapWith(Boolean);
}

const photosOf = (columns: SQL, rest = sql``) => sql`(
  select ${columns} from service_request_images photo where photo.service_request_id = service_requests.id ${rest})`;

/** What the list shows to everyone. */
export function publicColumns(now: number) {
  return {
    id: serviceRequests.id,
    serviceType: serviceRequests.serviceType,
    description: serviceRequests.description,
    location: serviceRequests.location,
    city: serviceRequests.city,
    urgency: serviceRequests.urgency,
    createdAt: serviceRequests.createdAt,
    expiresAt: serviceRequests.expiresAt,
    isExtended: sql`${serviceRequests.extendedAt} is not null`.mapWith(Boolean),
    isHired: sql`${serviceRequests.hiredAt} is not null`.mapWith(Boolean),
    interestCount: serviceRequests.interestCount,
    isHighlighted: isHighlighted(now),
    imageUrl: orNull(sql`${photosOf(sql`url`, sql`order by display_order limit 1`)}`.mapWith(String)),
    photoCount: sql`${photosOf(sql`count(*)`)}`.mapWith(Number),
  };
}

export function summaryColumns(viewerId: string, now: number) {
  return {
    ...publicColumns(now),
    // Owners read how many they see in the list.
    interestCount: sql`iif(${isOwn(viewerId)},
      (select count(*) ${interestedIn(sql`service_requests.id`, viewerId)}), ${serviceRequests.interestCount})`.mapWith(
      Number,
    ),
    isOwn: isOwn(viewerId),
    isInterested: isInterested(viewerId),
    ownNote: orNull(sql`${ofOwnInterest(viewerId, "note")}`.mapWith(String)),
    ownMinPriceCents: orNull(sql`${ofOwnInterest(viewerId, "min_price_cents")}`.mapWith(Number)),
    ownMaxPriceCents: orNull(sql`${ofOwnInterest(viewerId, "max_price_cents")}`.mapWith(Number)),
    isSeen: sql`${ofOwnInterest(viewerId, "seen_at")} is not null`.mapWith(Boolean),
    hasAnswered: sql`${ofOwnInterest(viewerId, "answered_at")} is not null`.mapWith(Boolean),
    isDone: sql`${isOwn(viewerId)} and exists (
      select 1 from hires where hires.request_id = service_requests.id and hires.ended_as = 'done') and not exists (
      select 1 from hires where hires.request_id = service_requests.id and ${isRunning})`.mapWith(Boolean),
    isHidden: sql`${serviceRequests.hiddenBecause} is not null`.mapWith(Boolean),
    isForMe: isAddressedTo(viewerId).mapWith(Boolean),
    addressees: orNull(
      sql`(
        select group_concat(profiles.name, ', ') from request_addressees addressee
        join profiles on profiles.id = addressee.provider_id
        where addressee.service_request_id = service_requests.id and service_requests.created_by = ${viewerId})`.mapWith(
        String,
      ),
    ),
    openToAllAt: orNull(
      sql`iif(${isOpenToAll(now)} or ${serviceRequests.expiresAt} <= ${now} or not (${serviceRequests.createdBy} = ${viewerId} or ${isAddressedTo(viewerId)}),
        null, ${serviceRequests.openToAllAt})`.mapWith(Number),
    ),
    premiumTold: serviceRequests.premiumTold,
  };
}

/** Contact columns. The query itself decides, so that hidden values never leave the database. */
function contactColumns(viewer: Viewer) {
  const { id, seesContacts } = viewer;
  const may = typeof seesContacts === "boolean" ? sql`${seesContacts ? 1 : 0}` : seesContacts;
  const isOwn = sql`${serviceRequests.createdBy} = ${id}`;
  const isAllowed = sql`not ${isBlocked(serviceRequests.createdBy, id)}`;
  const visible = sql`${isOwn} or ${may} and ${isAllowed}`;
  const isLimited = sql`${typeof seesContacts !== "boolean"} and not ${isOwn} and not ${may} and ${isAllowed}
    and ${serviceRequests.contactPhone} is not null`;
  return {
    isContactLimited: sql`${isLimited}`.mapWith(Boolean),
    contactName: orNull(sql`case when ${visible} then ${serviceRequests.contactName} end`.mapWith(String)),
    contactPhone: orNull(sql`case when ${visible} then ${serviceRequests.contactPhone} end`.mapWith(String)),
  };
}

export const isOpen = (now: number) => and(eq(serviceRequests.status, "open"), gt(serviceRequests.expiresAt, now));

export const isShown = isNull(serviceRequests.hiddenBecause);

/** Like isOpen, for lists ordered by id: the unary plus avoids an index on expires_at, which would need a sort. */
export const isOpenInOrder = (now: number) =>
  and(eq(serviceRequests.status, "open"), sql`+${serviceRequests.expiresAt} > ${now}`);

export interface OpenFilter extends IdPage {
  /** Null for all, as of `city`. */
  serviceType: string | null;
  city: string | null;
  now: number;
}

export const ofFilter = ({ serviceType, city }: Pick<OpenFilter, "serviceType" | "city">) =>
  and(
    serviceType === null ? undefined : eq(serviceRequests.serviceType, serviceType),
    city === null ? undefined : eq(serviceRequests.city, city),
  );

/**
 * The rows for a page of open requests that everybody may know of, and own ones, newest first (ids are in order of
 * creation). Those whose owner chose to ask the viewer come before all pages.
 */
export function listOpen(db: Database, viewerId: string, filter: OpenFilter) {
  return db
    .select(summaryColumns(viewerId, filter.now))
    .from(serviceRequests)
    .where(
      and(
        isOpenInOrder(filter.now),
        isShown,
        sql`(${isOpenToAll(filter.now)} or ${isOwn(viewerId)}) and not ${isAddressedTo(viewerId)}`,
        ofFilter(filter),
        isAfterPage(serviceRequests.id, filter),
      ),
    )
    .orderBy(desc(serviceRequests.id))
    .limit(rowsFor(filter.size));
}

/** Open requests past their end, which the job that closes them hasn't reached yet. */
const overdue = (now: number) => sql`(
  select count(*) from service_requests request
  where request.status = 'open' and request.service_type = open_request_counts.service_type
    and request.hidden_because is null and request.expires_at <= ${now})`;

/** Open requests that only their owners and addressees know of. */
const reserved = (now: number) => sql`(
  select count(*) from service_requests request indexed by service_requests_reserved
  where request.service_type = open_request_counts.service_type and request.open_to_all_at > ${now}
    and request.status = 'open' and request.hidden_because is null and request.expires_at > ${now})`;

/**
 * Number of open requests per type that everybody may know of, for types that have any; 0 if all of a type are overdue.
 */
export function countOpenByType(db: Database, now: number, ofTypes?: SQL) {
  const left = sql`${openRequestCounts.requests} - ${overdue(now)} - ${reserved(now)}`.mapWith(Number);
  return db
    .select({ serviceType: openRequestCounts.serviceType, count: left })
    .from(openRequestCounts)
    .where(and(gt(openRequestCounts.requests, 0), ofTypes))
    .orderBy(openRequestCounts.serviceType);
}

export const REQUESTS_EVER_MADE = "total_service_requests";

/** Number of requests ever published, including deleted ones, and of a person's own. */
export async function countEverMade(db: Database, ownerId: string) {
  const { all, own } = await batchOf(db, {
    all: db
      .select({ value: platformStats.metricValue })
      .from(platformStats)
      .where(eq(platformStats.metricName, REQUESTS_EVER_MADE)),
    own: db.select({ value: count() }).from(serviceRequests).where(eq(serviceRequests.createdBy, ownerId)),
  });
  return { totalRequests: all[0]?.value ?? 0, ownRequests: own[0]?.value ?? 0 };
}

/** A person's own requests, newest first, including those that expired after `expiredAfter`. */
export function listOwn(
  db: Database,
  viewerId: string,
  { now, expiredAfter, limit }: { now: number; expiredAfter: number; limit: number },
) {
  return db
    .select(summaryColumns(viewerId, now))
    .from(serviceRequests)
    .where(and(eq(serviceRequests.createdBy, viewerId), gt(serviceRequests.expiresAt, expiredAfter)))
    .orderBy(desc(serviceRequests.id))
    .limit(limit);
}

/** Null without a limit, as for those whom the owner chose to ask. */
function interestsLeft({ id, isPremium }: Viewer, now: number): SQL {
  if (isPremium) return sql`null`;
  const left = sql`max(0, ${FREE_INTEREST_LIMIT.max} - ${countedOf(FREE_INTEREST_LIMIT, ofPerson(id), now)})`;
  return sql`iif(${isAddressedTo(id)}, null, ${left})`;
}

/** What the owner answered to the viewer's interest; null without an answer. */
const answerTo = (viewerId: string) => sql`(
  select coalesce((
      select ${answerByHire} from hires
      where hires.request_id = service_requests.id and hires.provider_id = ${viewerId}),
    case when ${isOtherHired} then 'other' when ${isDeclined} then 'declined' end)
  from service_request_interests
  where service_request_interests.service_request_id = service_requests.id
    and service_request_interests.user_id = ${viewerId})`;

/** A request that the viewer may read, with its contact if they may see that. */
export function selectVisible(db: Database, viewer: Viewer, id: string, now: number) {
  return db
    .select({
      ...summaryColumns(viewer.id, now),
      ...contactColumns(viewer),
      answer: orNull(sql`${answerTo(viewer.id)}`.mapWith(parsedBy(z.enum(INTEREST_ANSWERS)))),
      recommendedBy: recommendedBy(viewer.id),
      lead: leadColumns(now),
      interestsLeft: orNull(sql`${interestsLeft(viewer, now)}`.mapWith(Number)),
      photos:
        sql`(select json_group_array(url) from ${photosOf(sql`url`, sql`order by display_order`)} bounded_photos)`.mapWith(
          fromJson(z.array(z.string())),
        ),
    })
    .from(serviceRequests)
    .where(and(eq(serviceRequests.id, id), mayRead(viewer.id, now)));
}

/**
 * Adds interest, unless the request is the person's own or has expired or a limit is used up, or removes it, unless the
 * owner declined or hired the person, in one transaction. `limits` are not for whom the owner chose to ask.
 * @returns `calls`: how often the person tried; `taken`: what to deliver; the resulting state, null if the person knows
 * of no such request
 */
export async function setInterest(
  db: Database,
  key: { id: string; userId: string; now: number },
  interested: boolean,
  limits: readonly RateLimit[],
) {
  const { id, userId, now } = key;
  const person = ofPerson(userId);
  const isAdmitted = isWithinLimit(INTEREST_LIMIT, person);
  const change = interested
    ? db.run(sql`
        insert into service_request_interests (service_request_id, user_id, created_at)
        select id, ${userId}, ${now} from service_requests
        where id = ${id} and created_by <> ${userId} and expires_at > ${now} and hidden_because is null
          and ${mayKnowOf(userId, now)} and ${isAccountOpen(userId)} and ${isAdmitted}
          and (${isAddressedTo(userId)} or ${isWithinQuota(limits, person, now)})
        on conflict do nothing`)
    : db.delete(serviceRequestInterests).where(
        and(
          eq(serviceRequestInterests.serviceRequestId, id),
          eq(serviceRequestInterests.userId, userId),
          // What the owner chose is in the row, which showing interest again must not make anew.
          sql`declined_at is null and not ${isHiredFor(id, userId)}`,
          isAdmitted,
        ),
      );
  const { calls, changed, states, free, taken } = await batchOf(db, {
    calls: countCall(db, INTEREST_LIMIT, person, now),
    changed: change,
    // Both conditions are of the statement before.
    counted: interested
      ? countMade(db, limits, person, now, sql`changes() > 0 and not ${isAddressedTo(userId, id)}`)
      : countMade(db, [WITHDRAWAL_LIMIT], ofInterest(key), now, sql`changes() > 0`),
    told: notifyOfInterest(db, key),
    free: selectQuotaReset(db, limits, person, now),
    states: db
      .select({
        interested: isInterested(userId),
        // Unlike `changes()`, it survives a batch that is sent again after its answer was lost.
        isNew: sql`coalesce(${ofOwnInterest(userId, "created_at")} = ${now}, 0)`.mapWith(Boolean),
        isOwn: isOwn(userId),
        interestCount: serviceRequests.interestCount,
        expiresAt: serviceRequests.expiresAt,
      })
      .from(serviceRequests)
      .where(
        and(
          eq(serviceRequests.id, id),
          sql`(${isShown} and ${mayKnowOf(userId, now)} or ${serviceRequests.createdBy} = ${userId})`,
        ),
      ),
    taken: takeDue(db, now),
  });
  const freeAt = free[0]?.freeAt ?? null;
  return { calls, taken, state: states[0] && { ...states[0], changed: changed.rowsAffected > 0, freeAt } };
}

/** The request to notify of; null if it was deleted or hidden in the meantime. */
export async function findForNotification(db: Database, id: string) {
  const [row] = await db
    .select()
    .from(serviceRequests)
    .where(and(eq(serviceRequests.id, id), isShown));
  return row ?? null;
}
