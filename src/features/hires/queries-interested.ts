import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { fromJson, orNull } from "#db/rows.ts";
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
import { areUnblocked, isTaken } from "./queries-hires.ts";
import { COMMON_CONNECTIONS_MAX, HIRE_PERIOD_MS, type InterestPosition } from "./rules.ts";

const { serviceRequestId, userId: providerId } = serviceRequestInterests;

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

const servesCity = sql`coalesce(${professionalProfiles.wholeState} or exists (
  select 1 from json_each(${professionalProfiles.serviceRegions}) where value = ${serviceRequests.city}), 0)`.mapWith(
  Boolean,
);

const confirmedCredentials = sql`(
  select json_group_array(kind) from ${credentials}
  where ${credentials.userId} = ${providerId} and ${credentials.status} = 'confirmed')`.mapWith(
  fromJson(z.array(z.enum(["cnpj", "crea", "cau"]))),
);

/** The rows for a page of the people who are interested in an own request, newest first. */
function selectPeople(
  db: Database,
  key: { requestId: string; ownerId: string; now: number },
  page: { after: InterestPosition | null; size: number },
) {
  const { requestId, ownerId, now } = key;
  const { after } = page;
  const card = professionalProfiles;
  return db
    .select({
      providerId,
      name: profiles.name,
      profession: card.profession,
      avatarUrl: profiles.avatarUrl,
      slug: orNull(sql`iif(${card.userId} is null, null, ${profiles.nameSlug})`.mapWith(String)),
      isPremium: sql`coalesce(${profiles.premiumUntil} > ${now}, 0)`.mapWith(Boolean),
      averageRating: sql`coalesce(${card.averageRating}, 0)`.mapWith(Number),
      totalRatings: sql`coalesce(${card.totalRatings}, 0)`.mapWith(Number),
      hasConfirmedPhone: sql`${profiles.phoneConfirmedAt} is not null`.mapWith(Boolean),
      credentials: confirmedCredentials,
      badges: earnedBadges(providerId),
      hasWhatsapp: sql`coalesce(${card.whatsapp} <> '', 0)`.mapWith(Boolean),
      connectionsInCommon: connectionsInCommon(ownerId),
      servesCity,
      note: serviceRequestInterests.note,
      minPriceCents: serviceRequestInterests.minPriceCents,
      maxPriceCents: serviceRequestInterests.maxPriceCents,
      interestedAt: serviceRequestInterests.createdAt,
      seenAt: serviceRequestInterests.seenAt,
      hire: { id: hires.id, status: hires.status, endedAs: hires.endedAs },
    })
    .from(serviceRequestInterests)
    .innerJoin(serviceRequests, eq(serviceRequests.id, serviceRequestId))
    .innerJoin(users, eq(users.id, providerId))
    .innerJoin(profiles, eq(profiles.id, providerId))
    .leftJoin(card, eq(card.userId, providerId))
    .leftJoin(hires, and(eq(hires.requestId, serviceRequestId), eq(hires.providerId, providerId)))
    .where(
      and(
        eq(serviceRequestId, requestId),
        eq(serviceRequests.createdBy, ownerId),
        isNull(users.blockedAt),
        isNull(card.hiddenBecause),
        areUnblocked(ownerId, sql`${providerId}`),
        after
          ? sql`(${serviceRequestInterests.createdAt}, ${providerId}) < (${after.createdAt}, ${after.userId})`
          : undefined,
      ),
    )
    .orderBy(desc(serviceRequestInterests.createdAt), desc(providerId))
    .limit(rowsFor(page.size));
}

/** An own request, with the rows for a page of the people who are interested in it; null if there is none. */
export async function findInterested(
  db: Database,
  key: { requestId: string; ownerId: string; now: number },
  page: { after: InterestPosition | null; size: number },
) {
  const { requests, people } = await batchOf(db, {
    requests: db
      .select({
        canHire: sql`${serviceRequests.expiresAt} > ${key.now - HIRE_PERIOD_MS}
          and ${serviceRequests.hiddenBecause} is null and not ${isTaken}`.mapWith(Boolean),
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
  const isOwn = and(eq(serviceRequests.id, key.requestId), eq(serviceRequests.createdBy, key.ownerId));
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
    requests: db.select({ id: serviceRequests.id }).from(serviceRequests).where(isOwn),
    interests: db.select({ providerId }).from(serviceRequestInterests).where(interest),
  });
  return { isOwn: requests.length > 0, isInterested: interests.length > 0, changed: seen.length > 0 };
}
