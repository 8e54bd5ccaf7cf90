import { eq, type SQL, sql } from "drizzle-orm";
import { batchOf, type Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { orNull, selectValues } from "#db/rows.ts";
import { adminAlerts } from "#db/schema/index.ts";
import { firstIdOf } from "../../platform/database/ids.ts";
import type { Once } from "../../platform/database/queries-due.ts";
import { insertOutboxFrom, newIdPerRow } from "../../platform/delivery/outbox.ts";
import { backedUpAt, failedJobs } from "../../platform/observability/queries-health.ts";
import { DAY_MS } from "../../shared/time.ts";
import { insertNotices } from "../notices/statements.ts";
import type { Actor } from "./queries-acts.ts";
import { newAudit, runAct } from "./queries-audit.ts";
import {
  type AdminWork,
  type AlertWay,
  FAILURES,
  RECENT_MS,
  TOLD_AGAIN_MS,
  URGENT_REASONS,
  URGENT_REPORTS,
  USUAL_WAYS,
} from "./rules.ts";

/** Row in `platform_stats`: up to when admins were told at once. */
const TOLD_UNTIL = "admins_told_until";

const statOf = (name: string): SQL => sql`(select metric_value from platform_stats where metric_name = ${name})`;
const setStat = (db: Database, name: string, value: number, when: SQL): Statement =>
  db.run(sql`insert into platform_stats (metric_name, metric_value) select ${name}, ${value} where ${when}
    on conflict (metric_name) do update set metric_value = excluded.metric_value`);

/** Up to when admins were told, and what may be news: how much of it came until then. */
export async function findNews(db: Database, { now, until }: { now: number; until: number }) {
  const since = sql`coalesce(${statOf(TOLD_UNTIL)}, ${until})`;
  const within = (time: SQL) => sql`${time} >= ${since} and ${time} < ${until}`;
  const count = (source: SQL) => sql`(select count(*) ${source})`.mapWith(Number);
  const refunds = (from: number, to: number) =>
    count(sql`from subscription_payments where revoked_at >= ${from} and revoked_at < ${to}`);
  const [found] = await db
    .select({
      toldUntil: orNull(statOf(TOLD_UNTIL).mapWith(Number)),
      reports: count(sql`from reports cross join report_cases on report_cases.id = reports.case_id
        where reports.id > ${firstIdOf(until - DAY_MS)} and ${within(sql`reports.created_at`)} and decided_at is null
          and (reason in (${selectValues(URGENT_REASONS)}) or report_count >= ${URGENT_REPORTS})`),
      answers: count(sql`from report_cases indexed by report_cases_answered
        where answered_at is not null and reviewed_at is null and ${within(sql`answered_at`)}`),
      credentials: count(sql`from credentials indexed by credentials_pending
        where status = 'pending' and ${within(sql`created_at`)}`),
      deliveries: count(sql`from outbox indexed by outbox_dead
        where dead_at is not null and ${within(sql`dead_at`)}`),
      payments: count(sql`from payment_differences indexed by payment_differences_open
        where settled_at is null and ${within(sql`found_at`)}`),
      jobs: count(sql`from ${failedJobs(until - RECENT_MS)} bounded_jobs`),
      backedUpAt: orNull(backedUpAt.mapWith(Number)),
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

/** How `admin` wants to hear of it. */
const wayOf = (what: AdminWork): SQL => sql`coalesce((
  select way from admin_alerts where user_id = admin.id and kind = ${what}), ${USUAL_WAYS[what]})`;

/** Statements that mail a failure to the operator, if no admin hears of it. */
function tellOperator(db: Database, what: AdminWork, isNext: SQL, now: number): Statement[] {
  const told = `operator_told_of:${what}`;
  const isDue = sql`${isNext} and not exists (select 1 ${admins} and ${wayOf(what)} <> 'never')
    and coalesce(${statOf(told)}, 0) <= ${now - TOLD_AGAIN_MS}`;
  const payload = { userId: null, news: what };
  return [
    insertOutboxFrom(db, "mail.admin-work", payload, sql`from (select 1) bounded_one where ${isDue}`, now),
    setStat(db, told, now, isDue),
  ];
}

/**
 * Tells the admins who want that of news, in their bells and by mail, unless another run did. What repeats itself is told
 * once a day, failures to somebody in any case.
 */
export async function tellOfNews(
  db: Database,
  news: readonly { what: AdminWork; count: number; repeats: boolean }[],
  { since, until, now }: Telling,
): Promise<void> {
  const isNext = sql`${statOf(TOLD_UNTIL)} is ${since}`;
  const toldLately = (what: AdminWork) => sql`exists (select 1 from notices
    where user_id = admin.id and kind = 'admin-work' and subject_id = ${what} and created_at > ${now - TOLD_AGAIN_MS})`;
  await batchOf(db, {
    told: news.flatMap(({ what, count, repeats }) => {
      const isNew = repeats ? sql`not ${toldLately(what)}` : sql`true`;
      const source = sql`${admins} and ${isNext} and ${wayOf(what)} = 'now' and ${isNew}`;
      const payload = { userId: sql`admin.id`, news: what };
      return [
        ...(FAILURES.includes(what) ? tellOperator(db, what, isNext, now) : []),
        // First, because it looks at what was told before.
        insertOutboxFrom(db, "mail.admin-work", payload, source, now, newIdPerRow(now)),
        ...insertNotices(
          db,
          {
            kind: "admin-work",
            to: sql`admin.id`,
            subjectId: what,
            details: { what, count },
            source,
            among: sql`notices.subject_id = ${what}`,
          },
          now,
        ),
      ];
    }),
    until: setStat(db, TOLD_UNTIL, until, isNext),
  });
}

/** Enqueues a summary for each admin, unless another run did. */
export async function enqueueSummaries(db: Database, { isOpen, done }: Once, now: number): Promise<void> {
  const source = sql`${admins} and ${isOpen}`;
  const payload = { userId: sql`admin.id`, news: sql`null` };
  await batchOf(db, {
    mails: insertOutboxFrom(db, "mail.admin-work", payload, source, now, newIdPerRow(now)),
    done,
  });
}

/** What an admin chose. */
export function listAlerts(db: Database, userId: string) {
  const { kind, way } = adminAlerts;
  return db.select({ kind, way }).from(adminAlerts).where(eq(adminAlerts.userId, userId));
}

/** Stores how an admin wants to be told of something. */
export function setWay(db: Database, kind: AdminWork, way: AlertWay, by: Actor) {
  const { id, target } = newAudit(by.now);
  const own = sql`from admin_alerts where user_id = ${by.adminId} and kind = ${kind}`;
  return runAct(db, {
    entry: {
      ...by,
      id,
      action: "setAlert",
      targetKind: "user",
      targetId: by.adminId,
      before: sql`(select json_object('alert', kind, 'way', way) ${own})`,
      after: sql`json_object('alert', ${kind}, 'way', ${way})`,
    },
    when: sql`not exists (select 1 ${own} and way = ${way})`,
    exists: sql`true`,
    statements: [
      db.run(sql`insert into admin_alerts (user_id, kind, way) select ${target}, ${kind}, ${way} where ${target} is not null
        on conflict (user_id, kind) do update set way = excluded.way`),
    ],
  });
}
