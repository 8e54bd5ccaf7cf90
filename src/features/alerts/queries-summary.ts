import { and, eq, type SQL, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import type { Id } from "#db/rows.ts";
import { announcedRequests, summaryPages } from "#db/schema/index.ts";
import { lastDigest } from "../../shared/mail-wishes.ts";
import { WHOLE_STATE } from "../networking/statements.ts";
import { isSetAside } from "../requests/statements.ts";
import { IS_WANTED, type Way } from "./queries-due.ts";

/** Providers in a page. */
const PAGE_SIZE = 50;

export type SummaryPage = typeof summaryPages.$inferSelect;

/** Announces a request for the next summary; once for each service and city that it has had. */
export function insertAnnouncement(
  db: Database,
  requestId: string,
  { serviceType, region }: { serviceType: string; region: string },
  now: number,
) {
  return db.run(sql`
    insert into announced_requests (service_request_id, service, region, announced_at)
    select id, ${serviceType}, place, ${now}
    from service_requests cross join (select ${region} as place union all select ${WHOLE_STATE})
    where id = ${requestId}
    on conflict do nothing`);
}

/**
 * Begins the summary of what was announced before its hour, if there is any. What is set aside now waits for the next
 * one. Idempotent.
 */
export async function startSummary(db: Database, now: number): Promise<void> {
  const waiting = sql`${announcedRequests.summaryAt} is null and ${announcedRequests.announcedAt} < ${lastDigest(now)}`;
  const first = db.select({ id: announcedRequests.serviceRequestId }).from(announcedRequests).where(waiting).limit(1);
  if ((await first).length === 0) return;
  await batchOf(db, {
    later: db
      .update(announcedRequests)
      .set({ announcedAt: now })
      .where(
        sql`${waiting} and exists (select 1 from service_requests
          where service_requests.id = ${announcedRequests.serviceRequestId} and ${isSetAside(now)})`,
      ),
    pages: db.run(sql`
      insert into summary_pages (summary_at, after_id, last_id, due_at)
      select ${now}, lag(user_id, 1, '') over (order by user_id), user_id, ${now}
      from (
        select user_id, row_number() over (order by user_id) as place, count(*) over () as people
        from alert_settings where is_on = 1)
      where (place % ${PAGE_SIZE} = 0 or place = people) and exists ${first}`),
    begun: db.update(announcedRequests).set({ summaryAt: now }).where(waiting),
  });
}

/** Takes a page that is due and postpones it to `until` in the same statement, so that no two workers take the same. */
export async function takePage(db: Database, now: number, until: number): Promise<SummaryPage | undefined> {
  const [page] = await db
    .update(summaryPages)
    .set({ dueAt: until })
    .where(sql`rowid = (select rowid from summary_pages where due_at <= ${now} order by due_at limit 1)`)
    .returning();
  return page;
}

export const deletePage = (db: Database, { summaryAt, afterId }: SummaryPage) =>
  db.delete(summaryPages).where(and(eq(summaryPages.summaryAt, summaryAt), eq(summaryPages.afterId, afterId)));

/** Condition that a summary had the request for the person, one before a time if there is one. */
export const wasInSummary = (requestId: Id, personId: Id, before = Number.MAX_SAFE_INTEGER): SQL => sql`exists (
  select 1 from announced_requests former
  cross join alert_topics fitting
    on fitting.service = former.service and fitting.region = former.region and fitting.user_id = ${personId}
  where former.service_request_id = ${requestId} and former.summary_at < ${before})`;

/** Rows `request`, `person` of a page: what its people are told of in this way, if nobody told them before. */
export function pairsOf({ summaryAt, afterId, lastId }: SummaryPage, way: Way): SQL {
  return sql`
    select distinct announced.service_request_id as request, topic.user_id as person
    from alert_settings settings
    cross join alert_topics topic on topic.user_id = settings.user_id
    cross join announced_requests announced
      on announced.service = topic.service and announced.region = topic.region and announced.summary_at = ${summaryAt}
    where settings.user_id > ${afterId} and settings.user_id <= ${lastId} and ${IS_WANTED[way]}
      and not exists (
        select 1 from request_alerts alert
        where alert.service_request_id = announced.service_request_id and alert.user_id = topic.user_id)
      and not ${wasInSummary(sql`announced.service_request_id`, sql`topic.user_id`, summaryAt)}`;
}
