import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { requestAddressees, serviceRequests } from "#db/schema/index.ts";
import { isAccountOpen } from "../../platform/database/queries-accounts.ts";
import { countDeleted } from "../../platform/database/queries-counters.ts";
import { insertOutboxFrom, takeDue } from "../../platform/delivery/outbox.ts";
import {
  countCall,
  countMade,
  isWithinLimit,
  isWithinQuota,
  ofPerson,
  selectQuotaReset,
} from "../../platform/limits/rate-limit.ts";
import { insertClient } from "../auth/statements.ts";
import { mayPublish, selectMayPublish } from "../profiles/statements.ts";
import { refreshAverages, relistRated } from "../ratings/statements.ts";
import { isOpen, isShown, REQUESTS_EVER_MADE } from "./queries.ts";
import { insertAddressees, mayAskAll } from "./queries-addressees.ts";
import { ADDRESSED_LIMIT, PUBLISH_CALLS_LIMIT, PUBLISH_LIMITS, REQUEST_LIFETIME_MS } from "./rules.ts";
import type { RequestInput } from "./schemas.ts";
import { endOfTerms, isOpenToAll, notifyOfEnd, selectToldOfEnd } from "./statements.ts";

/** Enqueues the notification of the request if everybody may know of it and it meets `condition`. */
function insertNotification(
  db: Database,
  id: string,
  operation: "INSERT" | "UPDATE",
  now: number,
  condition: SQL | undefined,
) {
  const source = sql`from service_requests where id = ${id} and ${isShown} and ${isOpenToAll(now)} and ${condition}`;
  return insertOutboxFrom(db, "n8n.request", { requestId: sql`id`, operation }, source, now);
}

/**
 * Enqueues the alerts for providers, if everybody may know of the request, nobody was hired for it, and it meets
 * `condition`.
 */
function insertAlerting(db: Database, id: string, now: number, condition: SQL) {
  const source = sql`from service_requests
    where id = ${id} and ${isShown} and ${isOpenToAll(now)} and hired_at is null and ${condition}`;
  return insertOutboxFrom(db, "alerts.request", { requestId: sql`id` }, source, now);
}

/** The columns that a person writes, in the order in which `insertOnce` takes them. */
const WRITTEN = sql.raw("service_type, description, city, location, urgency, contact_name, contact_phone");

/** What a request says, for `insertOnce`. */
export function contentsOf(input: RequestInput): SQL {
  const { serviceType, description, city, location, urgency, contactName, contactPhone } = input;
  return sql`select ${serviceType}, ${description}, ${city}, ${location}, ${urgency}, ${contactName}, ${contactPhone}`;
}

/**
 * The same of an own request that is not hidden. If its contact was erased, the owner's from their profile takes its
 * place.
 */
export function renewedContents(id: string, ownerId: string): SQL {
  return sql`
    select service_type, description, city, location, urgency, coalesce(contact_name, name),
      coalesce(contact_phone, phone)
    from service_requests join profiles on profiles.id = created_by
    where service_requests.id = ${id} and created_by = ${ownerId} and hidden_because is null`;
}

interface NewRequest {
  id: string;
  createdBy: string;
  submissionId: string;
  createdAt: number;
  expiresAt: number;
  /** Null if everybody may know of it at once. */
  openToAllAt: number | null;
  addresseeIds: readonly string[];
}

/**
 * Frees a submission whose request no longer looks for people, so that it can be stored again. Not of a hidden one, which
 * would come back by it.
 */
function freeSubmission(db: Database, { createdBy, submissionId, createdAt }: NewRequest) {
  return db
    .update(serviceRequests)
    .set({ submissionId: sql`id` })
    .where(
      and(
        eq(serviceRequests.createdBy, createdBy),
        eq(serviceRequests.submissionId, submissionId),
        sql`(not (${isOpen(createdAt)}) or hired_at is not null)`,
        isShown,
      ),
    );
}

interface PublishOptions {
  notify: boolean;
  demandsPhone: boolean;
  isAgain: boolean;
  isClient: boolean;
}

/**
 * Stores and counts a request, enqueues its notification and tells its addressees, unless its submission is stored or
 * the owner published too many or may not ask one of them or, if `demandsPhone`, has to confirm their WhatsApp first.
 * With `isAgain`, a submission counts only while its request looks for people, and one of a hidden request is refused.
 * Unless `isClient`, the owner becomes a client by it, and so gets the panel with their requests.
 * @returns `calls`: how often the owner tried; `storedId`: the submission's request, this or an earlier one; `freeAt`:
 * when the limit allows one more; `mayPublish`: false if the number is not confirmed; `taken`: what to deliver.
 * `storedId` and `freeAt` are null if an addressee, the owner's block or a hidden request is in the way.
 */
export async function insertOnce(
  db: Database,
  request: NewRequest,
  contents: SQL,
  { notify, demandsPhone, isAgain, isClient }: PublishOptions,
) {
  const { id, createdBy, submissionId, createdAt, expiresAt, openToAllAt, addresseeIds } = request;
  const limits = addresseeIds.length > 0 ? [...PUBLISH_LIMITS, ADDRESSED_LIMIT] : PUBLISH_LIMITS;
  // If the submission was stored before, no row has this id.
  const isStored = sql`exists (select 1 from service_requests where id = ${id})`;
  const owner = ofPerson(createdBy);
  const published = sql`select ${createdBy} where ${isStored}`;
  const { calls, allowed, stored, free, taken } = await batchOf(db, {
    calls: countCall(db, PUBLISH_CALLS_LIMIT, owner, createdAt),
    allowed: selectMayPublish(db, createdBy, demandsPhone),
    freed: isAgain ? [freeSubmission(db, request)] : [],
    inserted: db.run(sql`
      insert into service_requests (id, created_by, submission_id, created_at, expires_at, open_to_all_at, ${WRITTEN})
      select ${id}, ${createdBy}, ${submissionId}, ${createdAt}, ${expiresAt}, ${openToAllAt}, contents.*
      from (${contents}) contents
      where ${isWithinLimit(PUBLISH_CALLS_LIMIT, owner)} and ${isWithinQuota(limits, owner, createdAt)} and ${isAccountOpen(createdBy)}
        and ${mayPublish(createdBy, demandsPhone)} and ${mayAskAll(addresseeIds, createdBy)}
      on conflict (created_by, submission_id) do nothing`),
    addressed: insertAddressees(db, id, addresseeIds, createdBy, createdAt),
    notified: insertNotification(db, id, "INSERT", createdAt, sql`${notify}`),
    alerting: insertAlerting(db, id, createdAt, sql`true`),
    stored: db
      .select({ id: serviceRequests.id })
      .from(serviceRequests)
      .where(
        and(
          eq(serviceRequests.createdBy, createdBy),
          eq(serviceRequests.submissionId, submissionId),
          isAgain ? isShown : undefined,
        ),
      ),
    free: selectQuotaReset(db, limits, owner, createdAt),
    totals: db.run(sql`
      update platform_stats set metric_value = metric_value + 1
      where metric_name in (${REQUESTS_EVER_MADE}, 'requests') and ${isStored}`),
    counted: countMade(db, limits, owner, createdAt, isStored),
    client: isClient
      ? []
      : [
          insertClient(db, createdBy, createdAt, isStored),
          // They may have been rated in this role before, for a hire.
          ...relistRated(db, published),
          ...refreshAverages(db, published),
        ],
    taken: takeDue(db, createdAt),
  });
  const isAllowed = allowed[0]?.mayPublish ?? false;
  return { calls, taken, storedId: stored[0]?.id ?? null, freeAt: free[0]?.freeAt ?? null, mayPublish: isAllowed };
}

const ownOpen = (id: string, ownerId: string, now: number) =>
  and(eq(serviceRequests.id, id), eq(serviceRequests.createdBy, ownerId), isOpen(now));

/**
 * Changes an open request of the owner, and enqueues the notification only if it changed.
 * @returns its former type; null if it did not change
 */
export async function updateOwn(
  db: Database,
  key: { id: string; ownerId: string; now: number },
  changes: RequestInput,
  notify: boolean,
): Promise<string | null> {
  const { id, ownerId, now } = key;
  const isOwnOpen = ownOpen(id, ownerId, now);
  const { former } = await batchOf(db, {
    former: db.select({ serviceType: serviceRequests.serviceType }).from(serviceRequests).where(isOwnOpen),
    // Before the change, so that it compares.
    alerting: insertAlerting(
      db,
      id,
      now,
      sql`${isOwnOpen} and (service_type <> ${changes.serviceType} or city <> ${changes.city})`,
    ),
    changed: db.update(serviceRequests).set(changes).where(isOwnOpen),
    notified: notify ? [insertNotification(db, id, "UPDATE", now, isOwnOpen)] : [],
  });
  return former[0]?.serviceType ?? null;
}

interface OwnKey {
  id: string;
  ownerId: string;
  now: number;
}

/**
 * Ends an own request now, unless it has ended before, and tells who is interested. @returns whom; null if the owner has
 * no such request
 */
export async function closeOwn(db: Database, { id, ownerId, now }: OwnKey): Promise<string[] | null> {
  const { people, closed } = await batchOf(db, {
    people: selectToldOfEnd(db, { id, ownerId }, now),
    told: notifyOfEnd(db, { id, ownerId }, now),
    closed: db
      .update(serviceRequests)
      .set({
        status: "expired",
        expiresAt: sql`min(${serviceRequests.expiresAt}, max(${now}, ${serviceRequests.createdAt} + 1))`,
      })
      .where(and(eq(serviceRequests.id, id), eq(serviceRequests.createdBy, ownerId)))
      .returning({ id: serviceRequests.id }),
  });
  return closed.length > 0 ? people.map((person) => person.id) : null;
}

/**
 * Opens an own request again for the rest of its time. @returns whether there is such a request with time left, for which
 * nobody was hired
 */
export async function reopenOwn(db: Database, { id, ownerId, now }: OwnKey): Promise<boolean> {
  const end = endOfTerms();
  const opened = await db
    .update(serviceRequests)
    .set({ status: "open", expiresAt: end })
    .where(
      and(
        eq(serviceRequests.id, id),
        eq(serviceRequests.createdBy, ownerId),
        sql`${end} > ${now}`,
        isNull(serviceRequests.hiredAt),
      ),
    )
    .returning({ id: serviceRequests.id });
  return opened.length > 0;
}

/** Extends an own open request, once. @returns whether the owner has such a request that is extended */
export async function extendOwn(db: Database, { id, ownerId, now }: OwnKey): Promise<boolean> {
  const { found } = await batchOf(db, {
    extended: db
      .update(serviceRequests)
      .set({ extendedAt: now, expiresAt: sql`${serviceRequests.expiresAt} + ${REQUEST_LIFETIME_MS}` })
      .where(
        and(ownOpen(id, ownerId, now), isShown, isNull(serviceRequests.extendedAt), isNull(serviceRequests.hiredAt)),
      ),
    found: db
      .select({ id: serviceRequests.id })
      .from(serviceRequests)
      .where(and(ownOpen(id, ownerId, now), isNotNull(serviceRequests.extendedAt))),
  });
  return found.length > 0;
}

/**
 * Lets an own open request for which somebody was hired look for more people. @returns whether the owner has such a
 * request
 */
export async function seekMore(db: Database, { id, ownerId, now }: OwnKey): Promise<boolean> {
  const open = await db
    .update(serviceRequests)
    .set({ hiredAt: null })
    .where(ownOpen(id, ownerId, now))
    .returning({ id: serviceRequests.id });
  return open.length > 0;
}

/** @returns the type of the deleted request, who knew of it, and who is told; null if the owner has no such request */
export async function deleteOwn(db: Database, { id, ownerId, now }: OwnKey) {
  const { addressees, people, deleted } = await batchOf(db, {
    addressees: db
      .select({ id: requestAddressees.providerId })
      .from(requestAddressees)
      .where(eq(requestAddressees.serviceRequestId, id)),
    people: selectToldOfEnd(db, { id, ownerId }, now),
    told: notifyOfEnd(db, { id, ownerId }, now),
    deleted: db
      .delete(serviceRequests)
      .where(and(eq(serviceRequests.id, id), eq(serviceRequests.createdBy, ownerId)))
      .returning({
        serviceType: serviceRequests.serviceType,
        isKnownToAll: sql`${isOpenToAll(now)}`.mapWith(Boolean),
      }),
    counted: countDeleted(db, "requests"),
  });
  if (!deleted[0]) return null;
  const idsOf = (rows: readonly { id: string }[]) => rows.map((row) => row.id);
  return { ...deleted[0], ownerId, addresseeIds: idsOf(addressees), toldIds: idsOf(people) };
}
