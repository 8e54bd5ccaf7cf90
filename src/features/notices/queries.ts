import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client.ts";
import { jsonCell, readRows, selectValues } from "#db/rows.ts";
import { rowsFor } from "../../platform/database/keyset.ts";
import { noticePerson } from "../../shared/notices.ts";
import { announced, interested, isTrue, namedPerson } from "./queries-truth.ts";
import { ANNOUNCED_MAX, type NoticePosition, PEOPLE_MAX, UNREAD_MAX } from "./rules.ts";
import { linkedNotice, type MarkReadInput, notice } from "./schemas.ts";

const linkedCells = {
  id: z.string(),
  kind: z.string(),
  subjectId: z.string(),
  details: jsonCell(z.unknown()),
  createdAt: z.number(),
  endsAt: z.number().nullable(),
};
const linkedRow = z
  .object(linkedCells)
  .transform((columns): unknown => columns)
  .pipe(linkedNotice);
const cells = {
  ...linkedCells,
  isRead: z.number().transform(Boolean),
  people: z.number().nullable(),
  person: jsonCell(noticePerson).nullable(),
};
const row = z
  .object(cells)
  .transform((columns): unknown => columns)
  .pipe(notice);
const rowOfPerson = z
  .object({ userId: z.string(), ...cells })
  .transform(({ userId, ...columns }): unknown => ({ userId, notice: columns }))
  .pipe(z.object({ userId: z.string(), notice }));

const linkedColumns = sql`
  notices.id as id, notices.kind as kind, notices.subject_id as subjectId, notices.created_at as createdAt,
  case notices.kind
    when 'request-ending' then (select expires_at from service_requests where id = notices.subject_id)
    when 'listing-ending' then (select expires_at from marketplace_listings where id = notices.subject_id)
  end as endsAt`;
const columns = sql`${linkedColumns},
  iif(notices.kind = 'saved-search',
    json_set(notices.details, '$.count', (select count(*) from (select 1 ${announced} limit ${ANNOUNCED_MAX}))),
    notices.details) as details,
  notices.read_at is not null as isRead,
  iif(notices.kind = 'interest', (select count(*) from (select 1 ${interested} limit ${PEOPLE_MAX})), null) as people,
  ${namedPerson} as person`;

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

/** What links the notices that a person has not read to their screens, of at most {@link UNREAD_MAX}. */
export function listUnread(db: Database, userId: string) {
  return readRows(
    db,
    linkedRow,
    sql`
      select ${linkedColumns}, notices.details as details
      from notices where notices.user_id = ${userId} and notices.read_at is null and ${isTrue}
      limit ${UNREAD_MAX}`,
  );
}

/** Marks a person's notices up to a time as read: some, or with null all. */
export function markRead(db: Database, userId: string, { ids, until }: MarkReadInput, now: number) {
  const which = ids === null ? sql`true` : sql`id in (${selectValues(ids)})`;
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
