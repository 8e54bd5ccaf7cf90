import { and, desc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/client.ts";
import { orNull } from "#db/rows.ts";
import { adminAudit, outbox, profiles, webhookEvents } from "#db/schema/index.ts";
import { isAfterPage, rowsFor } from "../../platform/database/keyset.ts";
import { people, type Search } from "./queries-search.ts";
import { type DELIVERY_FILTERS, PAGE_SIZE } from "./rules.ts";

/** Ids of audit rows about or by the people whom the words find. */
function auditOfPeople({ ways, before }: Search): SQL {
  const found = sql`
    (${people(ways)}) bounded_people
    cross join person_entries person on person.position = bounded_people.position`;
  const beyond = before === null ? sql`true` : sql`audit.id < ${before}`;
  return sql`
    select id from (
      select audit.id from ${found} cross join admin_audit audit on audit.admin_id = person.user_id where ${beyond}
      union select audit.id from ${found} cross join admin_audit audit
        on audit.target_kind in ('user', 'card', 'credential') and audit.target_id = person.user_id where ${beyond})
    order by id desc limit ${rowsFor(PAGE_SIZE)}`;
}

/** The present name of what an audit row is about; null if it is gone or has none. */
const targetName = orNull(
  sql`case ${adminAudit.targetKind}
  when 'listing' then (select title from marketplace_listings where id = ${adminAudit.targetId})
  when 'request' then (select service_type from service_requests where id = ${adminAudit.targetId})
  when 'photo' then (select title from service_photos where id = ${adminAudit.targetId})
  when 'course' then (select titulo from training_courses where id = ${adminAudit.targetId})
  when 'comment' then (select text from listing_comments where id = ${adminAudit.targetId})
  when 'campaign' then (select title from campaigns where id = ${adminAudit.targetId})
  when 'question' then (select pergunta from quiz_questions where id = ${adminAudit.targetId})
  when 'payment' then (select name from profiles where id = (
    select user_id from user_subscriptions where id = (
      select subscription_id from subscription_payments where id = ${adminAudit.targetId})))
  when 'subscription' then (select name from profiles where id =
    (select user_id from user_subscriptions where id = ${adminAudit.targetId}))
  else (select name from profiles where id = ${adminAudit.targetId}) end`.mapWith(String),
);

/**
 * What admins did, newest first.
 * @param targetId for what was done on one thing or person; null for what the search finds
 */
export function listAudit(db: Database, search: Search, targetId: string | null) {
  const admin = alias(profiles, "admin");
  const isFound = (): SQL | undefined => {
    if (targetId !== null) return and(eq(adminAudit.targetId, targetId), isAnyKind);
    return search.ways.length > 0 ? sql`${adminAudit.id} in (${auditOfPeople(search)})` : undefined;
  };
  return db
    .select({ ...getTableColumns(adminAudit), adminName: admin.name, targetName })
    .from(adminAudit)
    .leftJoin(admin, eq(admin.id, adminAudit.adminId))
    .where(and(isFound(), isAfterPage(adminAudit.id, { before: search.before, size: PAGE_SIZE })))
    .orderBy(desc(adminAudit.id))
    .limit(rowsFor(PAGE_SIZE));
}

/** For the index on kind and id. */
const isAnyKind = sql`${adminAudit.targetKind} in ('user', 'subscription', 'payment', 'case', 'credential', 'delivery', 'request',
  'listing', 'card', 'reference', 'photo', 'rating', 'comment', 'course', 'question', 'campaign')`;

const STATES = {
  dead: isNotNull(outbox.deadAt),
  waiting: and(isNull(outbox.deliveredAt), isNull(outbox.deadAt)),
  // The unary plus avoids the index of the sweep, which would need a sort; nearly all rows were delivered.
  delivered: sql`+${outbox.deliveredAt} is not null`,
};

/** Rows of the outbox without their payloads, newest first. */
export function listDeliveries(db: Database, state: (typeof DELIVERY_FILTERS)[number], before: string | null) {
  const { payload: _, ...columns } = getTableColumns(outbox);
  return db
    .select(columns)
    .from(outbox)
    .where(and(STATES[state], isAfterPage(outbox.id, { before, size: PAGE_SIZE })))
    .orderBy(desc(outbox.id))
    .limit(rowsFor(PAGE_SIZE));
}

/** Position of an event: several may arrive in the same millisecond. */
export interface EventPosition {
  receivedAt: number;
  row: number;
}

/** Webhook events of the payment provider, newest first. */
export function listEvents(db: Database, after: EventPosition | null) {
  const row = sql`webhook_events.rowid`.mapWith(Number);
  return db
    .select({ ...getTableColumns(webhookEvents), row })
    .from(webhookEvents)
    .where(after ? sql`(${webhookEvents.receivedAt}, ${row}) < (${after.receivedAt}, ${after.row})` : undefined)
    .orderBy(desc(webhookEvents.receivedAt), desc(row))
    .limit(rowsFor(PAGE_SIZE));
}
