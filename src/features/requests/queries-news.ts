import { and, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { fromJson } from "#db/rows.ts";
import { platformStats, serviceRequests } from "#db/schema/index.ts";
import { countOpenByType, isOpen, isShown, publicColumns } from "./queries.ts";
import { isOpenToAll, selectToldOfEnd } from "./statements.ts";

/** Interested people of one request who are told of its change. Beyond, their apps learn of it when they ask. */
const INTERESTED_MAX = 500;

/** Requests by id, or all of a person that have time left, which PUBLISH_LIMITS bounds. */
export type Changed = { ids: readonly string[] } | { ownerId: string };

function isChanged(changed: Changed, now: number): SQL {
  if ("ids" in changed) return sql`id in (select value from json_each(${JSON.stringify(changed.ids)}) bounded_ids)`;
  return sql`created_by = ${changed.ownerId} and +expires_at > ${now}`;
}

const interestedIds = sql`(
  select json_group_array(user_id) from (
    select interest.user_id from service_request_interests interest
    where interest.service_request_id = service_requests.id limit ${INTERESTED_MAX}) bounded_interests)`;

const addresseeIds = sql`(
  select json_group_array(provider_id) from request_addressees addressee
  where addressee.service_request_id = service_requests.id)`.mapWith(fromJson(z.array(z.string())));
const isKnownToAll = (now: number) => sql`${isOpenToAll(now)}`.mapWith(Boolean);

/** The database's time in ms. Read before the rest of a batch, so that newer readings see what older ones saw. */
const selectClock = (db: Database) =>
  db
    .select({ at: sql`cast(round(unixepoch('subsec') * 1000) as integer)`.mapWith(Number) })
    .from(platformStats)
    .limit(1);

/**
 * The changed requests as the list shows them to everyone, whom each concerns, and how many are open of their types and
 * of `types`. Deleted requests, and types of which none is open, have no row.
 */
export async function readNews(db: Database, changed: Changed, types: readonly string[], now: number) {
  const { clock, requests, counts } = await batchOf(db, {
    clock: selectClock(db),
    requests: db
      .select({
        ...publicColumns(now),
        ownerId: serviceRequests.createdBy,
        isListed: sql`${and(isOpen(now), isShown, isOpenToAll(now))}`.mapWith(Boolean),
        isKnownToAll: isKnownToAll(now),
        addresseeIds,
        interestedIds: sql`${interestedIds}`.mapWith(fromJson(z.array(z.string()))),
      })
      .from(serviceRequests)
      .where(isChanged(changed, now)),
    counts: countOpenByType(
      db,
      now,
      sql`service_type in (
        select value from json_each(${JSON.stringify(types)}) bounded_types union select service_type from service_requests where ${isChanged(changed, now)})`,
    ),
  });
  return { at: clock[0]?.at ?? now, requests, counts };
}

/** Who may know of a request that is to be deleted, and who is told of it then; null if there is no such request. */
export async function readEnding(db: Database, id: string, now: number) {
  const { requests, people } = await batchOf(db, {
    requests: db
      .select({
        ownerId: serviceRequests.createdBy,
        serviceType: serviceRequests.serviceType,
        isKnownToAll: isKnownToAll(now),
        addresseeIds,
      })
      .from(serviceRequests)
      .where(isChanged({ ids: [id] }, now)),
    people: selectToldOfEnd(db, { id }, now),
  });
  return requests[0] ? { ...requests[0], toldIds: people.map((person) => person.id) } : null;
}

/** Who may know of requests, their types and their numbers of interested people; deleted ones have no row. */
export async function readAudiences(db: Database, ids: readonly string[], now: number) {
  const { clock, requests } = await batchOf(db, {
    clock: selectClock(db),
    requests: db
      .select({
        id: serviceRequests.id,
        ownerId: serviceRequests.createdBy,
        serviceType: serviceRequests.serviceType,
        interestCount: serviceRequests.interestCount,
        isKnownToAll: isKnownToAll(now),
        addresseeIds,
      })
      .from(serviceRequests)
      .where(isChanged({ ids }, now)),
  });
  return requests.map((request) => ({ ...request, at: clock[0]?.at ?? now }));
}
