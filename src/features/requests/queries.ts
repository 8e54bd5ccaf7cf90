import { and, count, desc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { platformStats, serviceRequestInterests, serviceRequests } from "#db/schema/index.ts";
import { type IdPage, isAfterPage, rowsFor } from "../../platform/keyset.ts";
import { insertOutboxFrom } from "../../platform/outbox.ts";
import { countMade, mayMakeMore, ofPerson, selectFreeAt } from "../../platform/rate-limit.ts";
import { PUBLISH_LIMITS } from "./rules.ts";
import type { CreateRequestInput, RequestInput } from "./schemas.ts";

/** Who asks, and whether the rule lets him see contacts that are not his own. */
export interface Viewer {
  id: string;
  seesContacts: boolean;
}

const toBoolean = { mapFromDriverValue: (value: unknown) => Boolean(value) };

function isInterested(viewerId: string) {
  return sql<boolean>`exists (
    select 1 from service_request_interests as interest
    where interest.service_request_id = service_requests.id and interest.user_id = ${viewerId})`.mapWith(toBoolean);
}

function isOwn(viewerId: string) {
  return sql<boolean>`${serviceRequests.createdBy} = ${viewerId}`.mapWith(toBoolean);
}

function summaryColumns(viewerId: string) {
  return {
    id: serviceRequests.id,
    serviceType: serviceRequests.serviceType,
    description: serviceRequests.description,
    location: serviceRequests.location,
    urgency: serviceRequests.urgency,
    createdAt: serviceRequests.createdAt,
    expiresAt: serviceRequests.expiresAt,
    interestCount: serviceRequests.interestCount,
    isOwn: isOwn(viewerId),
    isInterested: isInterested(viewerId),
  };
}

/** Contact columns, decided in the query: for anyone else the value never leaves the database. */
function contactColumns(viewer: Viewer) {
  const visible = sql`${viewer.seesContacts ? 1 : 0} or ${serviceRequests.createdBy} = ${viewer.id}`;
  return {
    contactName: sql<string | null>`case when ${visible} then ${serviceRequests.contactName} end`,
    contactPhone: sql<string | null>`case when ${visible} then ${serviceRequests.contactPhone} end`,
  };
}

const isOpen = (now: number) => and(eq(serviceRequests.status, "open"), gt(serviceRequests.expiresAt, now));

/** The same for lists in order of id: the `+` keeps SQLite from an index on expires_at, after which it would have to sort. */
const isOpenInOrder = (now: number) =>
  and(eq(serviceRequests.status, "open"), sql`+${serviceRequests.expiresAt} > ${now}`);

/** The rows for a page of open requests, newest first (ids are in order of creation). */
export function listOpen(db: Database, viewerId: string, filter: IdPage & { serviceType: string | null; now: number }) {
  return db
    .select(summaryColumns(viewerId))
    .from(serviceRequests)
    .where(
      and(
        isOpenInOrder(filter.now),
        filter.serviceType === null ? undefined : eq(serviceRequests.serviceType, filter.serviceType),
        isAfterPage(serviceRequests.id, filter),
      ),
    )
    .orderBy(desc(serviceRequests.id))
    .limit(rowsFor(filter.size));
}

/** How many open requests there are of each type that has any. */
export function countOpenByType(db: Database, now: number) {
  return db
    .select({ serviceType: serviceRequests.serviceType, count: count() })
    .from(serviceRequests)
    .where(isOpen(now))
    .groupBy(serviceRequests.serviceType);
}

const REQUESTS_EVER_MADE = "total_service_requests";

/** How many requests have ever been made; deleted ones count on. */
export async function countEverMade(db: Database): Promise<number> {
  const [row] = await db
    .select({ value: platformStats.metricValue })
    .from(platformStats)
    .where(eq(platformStats.metricName, REQUESTS_EVER_MADE));
  return row?.value ?? 0;
}

/** One's own requests, newest first, those included that have expired since `expiredAfter`. */
export function listOwn(db: Database, viewerId: string, expiredAfter: number, limit: number) {
  return db
    .select(summaryColumns(viewerId))
    .from(serviceRequests)
    .where(and(eq(serviceRequests.createdBy, viewerId), gt(serviceRequests.expiresAt, expiredAfter)))
    .orderBy(desc(serviceRequests.id))
    .limit(limit);
}

/** One request with its contact as far as the viewer may see it; expired ones only for their owner. */
export async function findVisible(db: Database, viewer: Viewer, id: string, now: number) {
  const [row] = await db
    .select({ ...summaryColumns(viewer.id), ...contactColumns(viewer) })
    .from(serviceRequests)
    .where(
      and(
        eq(serviceRequests.id, id),
        sql`(${serviceRequests.expiresAt} > ${now} or ${serviceRequests.createdBy} = ${viewer.id})`,
      ),
    );
  return row ?? null;
}

/** Writes the notification of a request that meets `condition`, if there is one. */
function insertNotification(
  db: Database,
  id: string,
  operation: "INSERT" | "UPDATE",
  now: number,
  condition: SQL | undefined,
) {
  const source = sql`from service_requests where id = ${id} and ${condition}`;
  return insertOutboxFrom(db, "n8n.request", { requestId: sql`id`, operation }, source, now);
}

/**
 * Stores a request, counts it and writes its notification in one transaction, unless its submission is stored already
 * or its owner has published too many.
 * @returns the id of the submission's request (the given one, or that of the first time), if any; else when there may be
 * one more
 */
export async function insertOnce(
  db: Database,
  request: CreateRequestInput & { id: string; createdBy: string; createdAt: number; expiresAt: number },
  notify: boolean,
): Promise<{ storedId: string | null; freeAt: number | null }> {
  const { id, createdBy, submissionId, createdAt } = request;
  // If the submission was stored before, no row has this id.
  const isStored = sql`exists (select 1 from service_requests where id = ${id})`;
  const owner = ofPerson(createdBy);
  const { stored, free } = await batchOf(db, {
    inserted: db.run(sql`
      insert into service_requests (id, service_type, description, location, urgency, contact_name, contact_phone,
        created_by, submission_id, created_at, expires_at)
      select ${id}, ${request.serviceType}, ${request.description}, ${request.location}, ${request.urgency},
        ${request.contactName}, ${request.contactPhone}, ${createdBy}, ${submissionId}, ${createdAt}, ${request.expiresAt}
      where ${mayMakeMore(PUBLISH_LIMITS, owner, createdAt)}
      on conflict (created_by, submission_id) do nothing`),
    notified: insertNotification(db, id, "INSERT", createdAt, sql`${notify}`),
    stored: db
      .select({ id: serviceRequests.id })
      .from(serviceRequests)
      .where(and(eq(serviceRequests.createdBy, createdBy), eq(serviceRequests.submissionId, submissionId))),
    free: selectFreeAt(db, PUBLISH_LIMITS, owner, createdAt),
    everMade: db.run(sql`
      update platform_stats set metric_value = metric_value + 1
      where metric_name = ${REQUESTS_EVER_MADE} and ${isStored}`),
    counted: countMade(db, PUBLISH_LIMITS, owner, createdAt, isStored),
  });
  return { storedId: stored[0]?.id ?? null, freeAt: free[0]?.freeAt ?? null };
}

const ownOpen = (id: string, ownerId: string, now: number) =>
  and(eq(serviceRequests.id, id), eq(serviceRequests.createdBy, ownerId), isOpen(now));

/**
 * Changes an own, open request; the notification is written only if it was changed.
 * @returns whether it was
 */
export async function updateOwn(
  db: Database,
  key: { id: string; ownerId: string; now: number },
  changes: RequestInput,
  notify: boolean,
): Promise<boolean> {
  const { id, ownerId, now } = key;
  const update = db
    .update(serviceRequests)
    .set(changes)
    .where(ownOpen(id, ownerId, now))
    .returning({ id: serviceRequests.id });
  if (!notify) return (await update).length > 0;
  const notification = insertNotification(db, id, "UPDATE", now, ownOpen(id, ownerId, now));
  const { changed } = await batchOf(db, { changed: update, notified: notification });
  return changed.length > 0;
}

/** @returns whether there was such a request of this owner */
export async function deleteOwn(db: Database, id: string, ownerId: string): Promise<boolean> {
  const deleted = await db
    .delete(serviceRequests)
    .where(and(eq(serviceRequests.id, id), eq(serviceRequests.createdBy, ownerId)))
    .returning({ id: serviceRequests.id });
  return deleted.length > 0;
}

/**
 * Brings interest to the wanted state, unless the request is the person's own or has expired, and tells the state after
 * it, in one transaction. Null when there is no such request.
 */
export async function setInterest(db: Database, id: string, userId: string, interested: boolean, now: number) {
  const change = interested
    ? db.run(sql`
        insert into service_request_interests (service_request_id, user_id, created_at)
        select id, ${userId}, ${now} from service_requests
        where id = ${id} and created_by <> ${userId} and expires_at > ${now}
        on conflict do nothing`)
    : db
        .delete(serviceRequestInterests)
        .where(and(eq(serviceRequestInterests.serviceRequestId, id), eq(serviceRequestInterests.userId, userId)));
  const { changed, states } = await batchOf(db, {
    changed: change,
    states: db
      .select({
        interested: isInterested(userId),
        isOwn: isOwn(userId),
        interestCount: serviceRequests.interestCount,
        expiresAt: serviceRequests.expiresAt,
      })
      .from(serviceRequests)
      .where(eq(serviceRequests.id, id)),
  });
  const [state] = states;
  return state ? { ...state, changed: changed.rowsAffected > 0 } : null;
}

/** What the notification of a request tells; null when it was deleted meanwhile. */
export async function findForNotification(db: Database, id: string) {
  const [row] = await db.select().from(serviceRequests).where(eq(serviceRequests.id, id));
  return row ?? null;
}

/** Closes up to `limit` requests that have expired; returns how many. */
export async function closeExpired(db: Database, now: number, limit: number): Promise<number> {
  const due = db
    .select({ id: serviceRequests.id })
    .from(serviceRequests)
    .where(and(eq(serviceRequests.status, "open"), sql`${serviceRequests.expiresAt} <= ${now}`))
    .limit(limit);
  const { rowsAffected } = await db
    .update(serviceRequests)
    .set({ status: "expired" })
    .where(inArray(serviceRequests.id, due));
  return rowsAffected;
}

/** Erases contact data of up to `limit` requests that expired before `expiredBefore`; returns how many. */
export async function eraseContacts(db: Database, expiredBefore: number, limit: number): Promise<number> {
  const due = db
    .select({ id: serviceRequests.id })
    .from(serviceRequests)
    .where(and(sql`${serviceRequests.contactPhone} is not null`, sql`${serviceRequests.expiresAt} <= ${expiredBefore}`))
    .limit(limit);
  const { rowsAffected } = await db
    .update(serviceRequests)
    .set({ contactName: null, contactPhone: null })
    .where(inArray(serviceRequests.id, due));
  return rowsAffected;
}
