import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client.ts";
import { jsonCell, readRows } from "#db/rows.ts";
import { rowsFor } from "../../platform/database/keyset.ts";
import { isBlocked } from "../moderation/statements.ts";
import { ANNOUNCED_MAX, type NoticePosition, PEOPLE_MAX, UNREAD_MAX } from "./rules.ts";
import { type MarkReadInput, notice } from "./schemas.ts";

/** The people who are interested in the request of a notice and whom its owner may see. */
const interested = sql`
  from service_request_interests interest
  cross join users person on person.id = interest.user_id
  left join professional_profiles card on card.user_id = person.id
  where interest.service_request_id = notices.subject_id and person.blocked_at is null and card.hidden_because is null
    and not ${isBlocked(sql`notices.user_id`, sql`person.id`)}
    and not ${isBlocked(sql`person.id`, sql`notices.user_id`)}`;

const ownRequest = (condition: SQL) => sql`exists (
  select 1 from service_requests request
  where request.id = notices.subject_id and request.created_by = notices.user_id and request.hidden_because is null
    and ${condition})`;

/** The listings that a notice tells of and that are still to be had. */
const announced = sql`
  from saved_search_matches told
  cross join marketplace_listings listing on listing.id = told.listing_id
  where told.search_id = notices.subject_id and listing.status = 'active' and listing.hidden_because is null
    and told.created_at >= coalesce(notices.details ->> 'since', notices.created_at)`;

/** Condition that what a notice says is still true. Interest may have been withdrawn, or its request hidden. */
const isTrue = sql`case notices.kind
  when 'interest' then ${ownRequest(sql`true`)} and exists (select 1 ${interested})
  when 'request-ending' then ${ownRequest(sql`request.interest_count = 0`)}
  when 'listing-ending' then exists (
    select 1 from marketplace_listings listing
    where listing.id = notices.subject_id and listing.user_id = notices.user_id and listing.hidden_because is null
      and listing.sold_at is null)
  when 'saved-search' then exists (
    select 1 from saved_searches search where search.id = notices.subject_id and search.user_id = notices.user_id)
    and exists (select 1 ${announced})
  when 'phone-moved' then exists (
    select 1 from profiles person where person.id = notices.user_id and person.phone_confirmed_at is null)
  else 0 end`;

const cells = {
  id: z.string(),
  kind: z.string(),
  subjectId: z.string(),
  details: jsonCell(z.unknown()),
  createdAt: z.number(),
  isRead: z.number().transform(Boolean),
  people: z.number().nullable(),
  endsAt: z.number().nullable(),
};
const row = z
  .object(cells)
  .transform((columns): unknown => columns)
  .pipe(notice);
const rowOfPerson = z
  .object({ userId: z.string(), ...cells })
  .transform(({ userId, ...columns }): unknown => ({ userId, notice: columns }))
  .pipe(z.object({ userId: z.string(), notice }));

const columns = sql`
  notices.id as id, notices.kind as kind, notices.subject_id as subjectId,
  iif(notices.kind = 'saved-search',
    json_set(notices.details, '$.count', (select count(*) from (select 1 ${announced} limit ${ANNOUNCED_MAX}))),
    notices.details) as details,
  notices.created_at as createdAt, notices.read_at is not null as isRead,
  iif(notices.kind = 'interest', (select count(*) from (select 1 ${interested} limit ${PEOPLE_MAX})), null) as people,
  case notices.kind
    when 'request-ending' then (select expires_at from service_requests where id = notices.subject_id)
    when 'listing-ending' then (select expires_at from marketplace_listings where id = notices.subject_id)
  end as endsAt`;

/** The rows for a page of a person's notices, newest first. */
export function listNotices(
  db: Database,
  userId: string,
  { after, size }: { after: NoticePosition | null; size: number },
) {
  const rest = after ? sql`and (notices.created_at, notices.id) < (${after.createdAt}, ${after.id})` : sql``;
  return readRows(
    db,
    row,
    sql`
      select ${columns} from notices where notices.user_id = ${userId} and ${isTrue} ${rest}
      order by notices.created_at desc, notices.id desc limit ${rowsFor(size)}`,
  );
}

/** How many notices a person has not read, at most {@link UNREAD_MAX}. */
export async function countUnread(db: Database, userId: string): Promise<number> {
  const rows = await readRows(
    db,
    z.object({ unread: z.number() }),
    sql`
      select count(*) as unread from (
        select 1 from notices where notices.user_id = ${userId} and notices.read_at is null and ${isTrue}
        limit ${UNREAD_MAX})`,
  );
  return rows[0]?.unread ?? 0;
}

/** Marks a person's notices up to a time as read: one, or with null all. */
export function markRead(db: Database, userId: string, { id, until }: MarkReadInput, now: number) {
  const which = id === null ? sql`true` : sql`id = ${id}`;
  return db.run(sql`
    update notices set read_at = ${now}
    where user_id = ${userId} and read_at is null and created_at <= ${until} and ${which}`);
}

/** A notice that is unread and without newer news since `at`, and its person; null if there is nothing to tell. */
export async function findUntold(db: Database, { noticeId, at }: { noticeId: string; at: number }) {
  const [found] = await readRows(
    db,
    rowOfPerson,
    sql`
      select notices.user_id as userId, ${columns}
      from notices cross join users account on account.id = notices.user_id
      where notices.id = ${noticeId} and notices.created_at = ${at} and notices.read_at is null
        and account.blocked_at is null and ${isTrue}`,
  );
  return found ?? null;
}
