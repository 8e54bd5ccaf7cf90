import { and, desc, eq, gte, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { readRows, selectValues } from "#db/rows.ts";
import { requestAddressees, serviceRequests } from "#db/schema/index.ts";
import { firstIdOf } from "../../platform/database/ids.ts";
import { isAccountOpen } from "../../platform/database/queries-accounts.ts";
import { insertOutboxFrom, newIdPerRow } from "../../platform/delivery/outbox.ts";
import { areUnblocked } from "../moderation/statements.ts";
import { insertNotices } from "../notices/statements.ts";
import { isCardComplete } from "../profiles/statements.ts";
import { isOpenInOrder, isShown, type OpenFilter, ofFilter, summaryColumns } from "./queries.ts";
import { ADDRESSED_FIRST_MAX, REQUEST_OPEN_MAX_MS } from "./rules.ts";
import { addressee } from "./schemas.ts";
import { isSetAside } from "./statements.ts";

/** Condition on `card` that a person may ask its owner: seen in the directory, somebody else, and nobody blocked anybody. */
const mayBeAsked = (askerId: string): SQL => sql`(card.user_id <> ${askerId} and card.hidden_because is null
  and ${isCardComplete("card")} and ${isAccountOpen(sql`card.user_id`)}
  and exists (select 1 from users where users.id = card.user_id and users.email_confirmed_at is not null)
  and ${areUnblocked(askerId, sql`card.user_id`)})`;

/** `from … where …` over `card`: those of these people whom a person may ask. The asker's id is blank for visitors. */
const askable = (ids: readonly string[], askerId: string): SQL => sql`
  from json_each(${JSON.stringify(ids)}) chosen cross join professional_profiles card on card.user_id = chosen.value
  where ${mayBeAsked(askerId)}`;

/** Condition that a person may ask all of these. */
export const mayAskAll = (ids: readonly string[], askerId: string): SQL =>
  ids.length === 0 ? sql`true` : sql`(select count(*) ${askable(ids, askerId)}) = ${ids.length}`;

/** Those of these people whom a person may ask, in their order. */
export async function selectAskable(db: Database, ids: readonly string[], askerId: string) {
  const rows = await readRows(
    db,
    addressee,
    sql`select card.user_id as id, card.name as name, card.profession as profession, card.avatar_url as avatarUrl
      ${askable(ids, askerId)}`,
  );
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** Addresses a request that was stored in the same batch, and tells them by bell, push and mail. */
export function insertAddressees(db: Database, id: string, ids: readonly string[], askerId: string, now: number) {
  if (ids.length === 0) return [];
  const isStored = sql`exists (select 1 from service_requests where id = ${id})`;
  const told = sql`
    from request_addressees addressee cross join service_requests request on request.id = addressee.service_request_id
    where request.id = ${id} and request.hidden_because is null`;
  return [
    db.run(sql`
      insert into request_addressees (service_request_id, provider_id)
      select ${id}, card.user_id ${askable(ids, askerId)} and ${isStored} on conflict do nothing`),
    // Of the statement before, so that a batch that is sent again mails once.
    insertOutboxFrom(
      db,
      "mail.addressed",
      { userId: sql`addressee.provider_id`, requestId: id },
      sql`${told} and changes() > 0`,
      now,
      newIdPerRow(now),
    ),
    ...insertNotices(
      db,
      {
        kind: "addressed",
        to: sql`addressee.provider_id`,
        subjectId: id,
        details: { serviceType: sql`request.service_type` },
        source: told,
        among: sql`notices.subject_id = ${id}`,
      },
      now,
    ),
  ];
}

/** A person's open requests by others who chose to ask them, newest first. A request is open for two terms at most. */
export function listAddressed(db: Database, viewerId: string, filter: Omit<OpenFilter, "before" | "size">) {
  const { now } = filter;
  return db
    .select(summaryColumns(viewerId, now))
    .from(requestAddressees)
    .crossJoin(serviceRequests)
    .where(
      and(
        eq(requestAddressees.providerId, viewerId),
        gte(requestAddressees.serviceRequestId, firstIdOf(now - REQUEST_OPEN_MAX_MS)),
        eq(serviceRequests.id, requestAddressees.serviceRequestId),
        isOpenInOrder(now),
        isShown,
        ofFilter(filter),
      ),
    )
    .orderBy(desc(requestAddressees.serviceRequestId))
    .limit(ADDRESSED_FIRST_MAX);
}

/** What the mail to an addressee says; null if the request has ended or is hidden, or the person may not be told any more. */
export async function findAddressed(db: Database, requestId: string, userId: string, now: number) {
  const rows = await readRows(
    db,
    z.object({ email: z.string(), name: z.string(), serviceType: z.string(), city: z.string() }),
    sql`
      select users.email as email, profiles.name as name, request.service_type as serviceType, request.city as city
      from request_addressees addressee
      cross join service_requests request on request.id = addressee.service_request_id
      cross join users on users.id = addressee.provider_id
      cross join profiles on profiles.id = users.id
      where addressee.service_request_id = ${requestId} and addressee.provider_id = ${userId}
        and request.expires_at > ${now} and request.hidden_because is null and users.blocked_at is null
        and ${areUnblocked(sql`request.created_by`, userId)}`,
  );
  return rows[0] ?? null;
}

const isOpening = (now: number): SQL => sql`(open_to_all_at <= ${now} and not ${isSetAside(now)})`;

/** Up to `limit` requests that everybody may know of from now on. Those that are set aside wait until they come back. */
export async function findOpening(db: Database, now: number, limit: number): Promise<string[]> {
  const rows = await readRows(
    db,
    z.object({ id: z.string() }),
    sql`select id from service_requests where ${isOpening(now)} limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** Opens these requests to everybody and enqueues who else is told of those that have not ended, once. */
export async function openToAll(db: Database, ids: readonly string[], notify: boolean, now: number): Promise<void> {
  const due = sql`id in (${selectValues(ids)}) and ${isOpening(now)}`;
  const source = sql`from service_requests where ${due} and expires_at > ${now}`;
  const requestId = sql`id`;
  await batchOf(db, {
    notified: notify
      ? [insertOutboxFrom(db, "n8n.request", { requestId, operation: "INSERT" }, source, now, newIdPerRow(now))]
      : [],
    alerting: insertOutboxFrom(db, "alerts.request", { requestId }, source, now, newIdPerRow(now)),
    opened: db.run(sql`update service_requests set open_to_all_at = null where ${due}`),
  });
}
