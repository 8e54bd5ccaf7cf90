import { type SQL, sql } from "drizzle-orm";
import { batchOf, type Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { orNull, selectValues } from "#db/rows.ts";
import { firstIdOf } from "../../platform/database/ids.ts";
import { insertOutboxFrom, newIdPerRow } from "../../platform/delivery/outbox.ts";
import { failedJobs } from "../../platform/observability/queries-health.ts";
import type { ADMIN_WORK } from "../../shared/notices.ts";
import { DAY_MS } from "../../shared/time.ts";
import { insertNotices } from "../notices/statements.ts";
import { RECENT_MS, TOLD_AGAIN_MS, URGENT_REASONS, URGENT_REPORTS } from "./rules.ts";

type Work = (typeof ADMIN_WORK)[number];

/** Rows in `platform_stats`: up to when admins were told at once, and the day of their last summary. */
const TOLD_UNTIL = "admins_told_until";
const SUMMARY_OF = "admins_summary_of";

const statOf = (name: string): SQL => sql`(select metric_value from platform_stats where metric_name = ${name})`;
const setStat = (db: Database, name: string, value: number, when: SQL): Statement =>
  db.run(sql`insert into platform_stats (metric_name, metric_value) select ${name}, ${value} where ${when}
    on conflict (metric_name) do update set metric_value = excluded.metric_value`);

/** Up to when admins were told, the day of their last summary, and what may be news: how much of it came until then. */
export async function findNews(db: Database, { now, until }: { now: number; until: number }) {
  const since = sql`coalesce(${statOf(TOLD_UNTIL)}, ${until})`;
  const within = (time: SQL) => sql`${time} >= ${since} and ${time} < ${until}`;
  const count = (source: SQL) => sql`(select count(*) ${source})`.mapWith(Number);
  const refunds = (from: number, to: number) =>
    count(sql`from subscription_payments where revoked_at >= ${from} and revoked_at < ${to}`);
  const [found] = await db
    .select({
      toldUntil: orNull(statOf(TOLD_UNTIL).mapWith(Number)),
      summaryOf: orNull(statOf(SUMMARY_OF).mapWith(Number)),
      reports: count(sql`from reports cross join report_cases on report_cases.id = reports.case_id
        where reports.id > ${firstIdOf(until - DAY_MS)} and ${within(sql`reports.created_at`)} and decided_at is null
          and (reason in (${selectValues(URGENT_REASONS)}) or report_count >= ${URGENT_REPORTS})`),
      answers: count(sql`from report_cases indexed by report_cases_answered
        where answered_at is not null and reviewed_at is null and ${within(sql`answered_at`)}`),
      deliveries: count(sql`from outbox indexed by outbox_dead
        where dead_at is not null and ${within(sql`dead_at`)}`),
      jobs: count(sql`from ${failedJobs(until - RECENT_MS)} bounded_jobs`),
      refunds: refunds(now - RECENT_MS, now),
      refundsBefore: refunds(now - RECENT_MS - 30 * DAY_MS, now - RECENT_MS),
    })
    .from(sql`(select 1) bounded_one`);
  if (!found) throw new Error("a select without a table has one row");
  return found;
}

const admins = sql`from profiles admin indexed by profiles_admins where admin.is_admin = 1`;

interface Telling {
  since: number | null;
  until: number;
  now: number;
}

/** Tells all admins of news in their bells, unless another run did. What repeats itself is told once a day. */
export async function tellOfNews(
  db: Database,
  news: readonly { what: Work; count: number; repeats: boolean }[],
  { since, until, now }: Telling,
): Promise<void> {
  const isNext = sql`${statOf(TOLD_UNTIL)} is ${since}`;
  const toldLately = (what: Work) => sql`exists (select 1 from notices
    where user_id = admin.id and kind = 'admin-work' and subject_id = ${what} and created_at > ${now - TOLD_AGAIN_MS})`;
  await batchOf(db, {
    told: news.flatMap(({ what, count, repeats }) =>
      insertNotices(
        db,
        {
          kind: "admin-work",
          to: sql`admin.id`,
          subjectId: what,
          details: { what, count },
          source: sql`${admins} and ${isNext} ${repeats ? sql`and not ${toldLately(what)}` : sql``}`,
          among: sql`notices.subject_id = ${what}`,
        },
        now,
      ),
    ),
    until: setStat(db, TOLD_UNTIL, until, isNext),
  });
}

/** Enqueues a summary for each admin, unless another run did. */
export async function enqueueSummaries(db: Database, before: number | null, day: number, now: number): Promise<void> {
  const isNext = sql`${statOf(SUMMARY_OF)} is ${before}`;
  await batchOf(db, {
    mails: insertOutboxFrom(
      db,
      "mail.admin-work",
      { userId: sql`admin.id` },
      sql`${admins} and ${isNext}`,
      now,
      newIdPerRow(now),
    ),
    day: setStat(db, SUMMARY_OF, day, isNext),
  });
}
