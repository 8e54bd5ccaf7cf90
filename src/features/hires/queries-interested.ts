import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { fromJson } from "#db/rows.ts";
import {
  credentials,
  hires,
  professionalProfiles,
  profiles,
  serviceRequestInterests,
  serviceRequests,
  users,
} from "#db/schema/index.ts";
import { rowsFor } from "../../platform/database/keyset.ts";
import { earnedBadges } from "../college/statements.ts";
import { areUnblocked } from "../moderation/statements.ts";
import { publicSlug } from "../profiles/statements.ts";
import { PRICE_MAX_CENTS } from "../requests/rules.ts";
import { agreementState, isTaken } from "./queries-hires.ts";
import { typicalPrices } from "./queries-prices.ts";
import { COMMON_CONNECTIONS_MAX, HIRE_PERIOD_MS } from "./rules.ts";
import type { InterestedOrder, InterestPosition } from "./rules-interest.ts";
import { isOwnRequest, isStanding, isUnlinkedHire } from "./statements.ts";

const { serviceRequestId, userId: providerId } = serviceRequestInterests;
const card = professionalProfiles;

/** Hires of a person that are counted. */
const HIRED_BY_MAX = 100;

/** Connections of a person, up to a maximum, in a temporary table that is filled once. */
const friendsOf = (personId: string): SQL => sql`
  with bounded_friends as materialized (
    select target_id as friend from connections where requester_id = ${personId} and status = 'accepted'
    union all
    select requester_id from connections where target_id = ${personId} and status = 'accepted'
    limit ${COMMON_CONNECTIONS_MAX})`;

const connectionsInCommon = (ownerId: string) =>
  sql`(
  ${friendsOf(ownerId)}
  select count(*) from bounded_friends cross join connections
  where min(connections.requester_id, connections.target_id) = min(friend, ${providerId})
    and max(connections.requester_id, connections.target_id) = max(friend, ${providerId})
    and connections.status = 'accepted')`.mapWith(Number);

const servesCity = sql`coalesce(${card.wholeState} or exists (
  select 1 from json_each(${card.serviceRegions}) where value = ${serviceRequests.city}), 0)`;

const confirmedCredentials = sql`(
  select json_group_array(kind) from ${credentials}
  where ${credentials.userId} = ${providerId} and ${credentials.status} = 'confirmed')`.mapWith(
  fromJson(z.array(z.enum(["cnpj", "crea", "cau"]))),
);

/** People who hired this one, who are not the same person with several accounts. */
const hiredBy = sql`(
  select count(distinct client_id) from (
    select client_id from hires where provider_id = ${providerId} and ${isStanding} and ${isUnlinkedHire}
    limit ${HIRED_BY_MAX}) bounded_hires)`;

const averageRating = sql`coalesce(${card.averageRating}, 0)`;
const totalRatings = sql`coalesce(${card.totalRatings}, 0)`;
/** Below a million. Of equal averages, the one from more ratings comes first. */
const byRating = sql`cast(round(${averageRating} * 100) * 1000 + min(${totalRatings}, 999) as integer)`;

/** What puts people in order, the highest first. Who named no price comes after all who did. */
const RANKS: Readonly<Record<InterestedOrder, SQL>> = {
  fitting: sql`(${servesCity} * 1000000 + ${byRating})`,
  price: sql`-coalesce(
    (${serviceRequestInterests.minPriceCents} + ${serviceRequestInterests.maxPriceCents}) / 2,
    ${serviceRequestInterests.minPriceCents}, ${serviceRequestInterests.maxPriceCents}, ${PRICE_MAX_CENTS * 2})`,
  rating: byRating,
  hires: hiredBy,
  newest: sql`${serviceRequestInterests.createdAt}`,
};

interface OwnKey {
  requestId: string;
  ownerId: string;
  now: number;
}

export interface InterestedRange {
  order: InterestedOrder;
  after: InterestPosition | null;
  size: number;
}

/** Who is on a page of the people interested in an own request. What is shown of them is read for these alone. */
function selectPlaces(db: Database, { requestId, ownerId }: OwnKey, { order, after, size }: InterestedRange) {
  const isDeclined = sql`(${serviceRequestInterests.declinedAt} is not null)`;
  const rank = RANKS[order];
  return db
    .select({
      personId: sql`${providerId}`.mapWith(String).as("person_id"),
      isDeclined: isDeclined.mapWith(Boolean).as("is_declined"),
      rank: rank.mapWith(Number).as("rank"),
    })
    .from(serviceRequestInterests)
    .innerJoin(serviceRequests, eq(serviceRequests.id, serviceRequestId))
    .innerJoin(users, eq(users.id, providerId))
    .leftJoin(card, eq(card.userId, providerId))
    .where(
      and(
        eq(serviceRequestId, requestId),
        eq(serviceRequests.createdBy, ownerId),
        isNull(users.blockedAt),
        isNull(card.hiddenBecause),
        areUnblocked(ownerId, sql`${providerId}`),
        after
          ? sql`(-${isDeclined}, ${rank}, ${serviceRequestInterests.createdAt}, ${providerId})
              < (${-Number(after.isDeclined)}, ${after.rank}, ${after.createdAt}, ${after.userId})`
          : undefined,
      ),
    )
    .orderBy(isDeclined, desc(rank), desc(serviceRequestInterests.createdAt), desc(providerId))
    .limit(rowsFor(size))
    .as("places");
}

/** The rows for a page of the people who are interested in an own request. */
function selectPeople(db: Database, key: OwnKey, page: InterestedRange) {
  const { requestId, ownerId, now } = key;
  const places = selectPlaces(db, key, page);
  return db
    .select({
      providerId,
      name: profiles.name,
      profession: card.profession,
      avatarUrl: profiles.avatarUrl,
      slug: publicSlug,
      isPremium: sql`coalesce(${profiles.premiumUntil} > ${now}, 0)`.mapWith(Boolean),
      averageRating: averageRating.mapWith(Number),
      totalRatings: totalRatings.mapWith(Number),
      hiredBy: hiredBy.mapWith(Number),
      hasConfirmedPhone: sql`${profiles.phoneConfirmedAt} is not null`.mapWith(Boolean),
      credentials: confirmedCredentials,
      badges: earnedBadges(providerId),
      hasWhatsapp: sql`coalesce(${card.whatsapp} <> '', 0)`.mapWith(Boolean),
      connectionsInCommon: connectionsInCommon(ownerId),
      servesCity: servesCity.mapWith(Boolean),
      note: serviceRequestInterests.note,
      minPriceCents: serviceRequestInterests.minPriceCents,
      maxPriceCents: serviceRequestInterests.maxPriceCents,
      answer: serviceRequestInterests.answer,
      interestedAt: serviceRequestInterests.createdAt,
      seenAt: serviceRequestInterests.seenAt,
      isDeclined: places.isDeclined,
      rank: places.rank,
      hire: { id: hires.id, status: hires.status, endedAs: hires.endedAs, agreement: agreementState(ownerId) },
    })
    .from(places)
    .innerJoin(serviceRequestInterests, and(eq(serviceRequestId, requestId), eq(providerId, places.personId)))
    .innerJoin(serviceRequests, eq(serviceRequests.id, serviceRequestId))
    .innerJoin(profiles, eq(profiles.id, providerId))
    .leftJoin(card, eq(card.userId, providerId))
    .leftJoin(hires, and(eq(hires.requestId, serviceRequestId), eq(hires.providerId, providerId)))
    .orderBy(sql`${places.isDeclined}, ${places.rank} desc`, desc(serviceRequestInterests.createdAt), desc(providerId));
}

/** An own request, with the rows for a page of the people who are interested in it; null if there is none. */
export async function findInterested(db: Database, key: OwnKey, page: InterestedRange) {
  const { requests, people } = await batchOf(db, {
    requests: db
      .select({
        canHire: sql`${serviceRequests.expiresAt} > ${key.now - HIRE_PERIOD_MS}
          and ${serviceRequests.hiddenBecause} is null and not ${isTaken}`.mapWith(Boolean),
        canAsk: sql`${serviceRequests.question} = '' and ${serviceRequests.expiresAt} > ${key.now}
          and ${serviceRequests.hiddenBecause} is null`.mapWith(Boolean),
        question: serviceRequests.question,
        typicalPrices: typicalPrices(key.ownerId),
      })
      .from(serviceRequests)
      .where(and(eq(serviceRequests.id, key.requestId), eq(serviceRequests.createdBy, key.ownerId))),
    people: selectPeople(db, key, page),
  });
  return requests[0] ? { ...requests[0], people } : null;
}

/** Records that the owner of a request looked at somebody who is interested in it, once. */
export async function setSeen(
  db: Database,
  key: { requestId: string; ownerId: string; providerId: string; now: number },
) {
  const interest = and(eq(serviceRequestId, key.requestId), eq(providerId, key.providerId));
  const { seen, requests, interests } = await batchOf(db, {
    seen: db
      .update(serviceRequestInterests)
      .set({ seenAt: key.now })
      .where(
        and(
          interest,
          isNull(serviceRequestInterests.seenAt),
          sql`exists (select 1 from service_requests where id = ${key.requestId} and created_by = ${key.ownerId})`,
        ),
      )
      .returning({ providerId }),
    requests: db
      .select({ id: serviceRequests.id })
      .from(serviceRequests)
      .where(isOwnRequest(key.requestId, key.ownerId)),
    interests: db.select({ providerId }).from(serviceRequestInterests).where(interest),
  });
  return { isOwn: requests.length > 0, isInterested: interests.length > 0, changed: seen.length > 0 };
}
