import { and, gte, inArray, type SQL, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { orNull } from "#db/rows.ts";
import { dailyStats, platformStats } from "#db/schema/index.ts";
import { firstIdOf } from "../../platform/database/ids.ts";
import { backedUpAt, failedJobs, jobsRanAt } from "../../platform/observability/queries-health.ts";
import { COUNT_MAX } from "../../shared/bounded-count.ts";
import { dayOf } from "../../shared/day.ts";
import { DAY_MS } from "../../shared/time.ts";
import { countRows, SUBSCRIPTION_LISTS, USER_LISTS } from "./queries-search.ts";
import { DELIVERY_LATE_MS, FIGURE_METRICS, RECENT_MS, type StatMetric } from "./rules.ts";

/** How many rows a partial index has, up to one more than COUNT_MAX. */
function countIndexed(db: Database, source: SQL) {
  return db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(sql`(select 1 from ${source} limit ${COUNT_MAX + 1}) bounded_rows`);
}

/** The counts of the tabs and of the stat cards. */
export function countForOverview(db: Database) {
  return batchOf(db, {
    totals: db
      .select()
      .from(platformStats)
      .where(inArray(platformStats.metricName, ["users", "subscriptions", "requests", "listings"])),
    openCases: countIndexed(db, sql`report_cases indexed by report_cases_oldest where decided_at is null`),
    answeredCases: countIndexed(
      db,
      sql`report_cases indexed by report_cases_answered where answered_at is not null and reviewed_at is null`,
    ),
    pendingCredentials: countIndexed(db, sql`credentials indexed by credentials_pending where status = 'pending'`),
    deadDeliveries: countIndexed(db, sql`outbox indexed by outbox_dead where dead_at is not null`),
    paymentDifferences: countIndexed(
      db,
      sql`payment_differences indexed by payment_differences_open where settled_at is null`,
    ),
    premiumUsers: countRows(db, USER_LISTS.premium),
    active: countRows(db, SUBSCRIPTION_LISTS.active),
    viaAsaas: countRows(db, SUBSCRIPTION_LISTS.asaas),
    cancelled: countRows(db, SUBSCRIPTION_LISTS.cancelled),
    expired: countRows(db, SUBSCRIPTION_LISTS.expired),
  });
}

/** Since when something waits, what failed lately, and whether jobs and deliveries keep up. */
export function selectToday(db: Database, now: number) {
  const instant = (expression: SQL) => orNull(sql`(${expression})`.mapWith(Number));
  const recent = now - RECENT_MS;
  return batchOf(db, {
    waits: db
      .select({
        openCases: instant(sql`select created_at from report_cases indexed by report_cases_oldest
          where decided_at is null order by id limit 1`),
        answeredCases: instant(sql`select min(answered_at) from report_cases indexed by report_cases_answered
          where answered_at is not null and reviewed_at is null`),
        pendingCredentials: instant(sql`select min(created_at) from credentials indexed by credentials_pending
          where status = 'pending'`),
        deadDeliveries: instant(sql`select dead_at from outbox indexed by outbox_dead
          where dead_at is not null order by id limit 1`),
        paymentDifferences: instant(sql`select min(found_at) from payment_differences
          indexed by payment_differences_open where settled_at is null`),
        refunds: sql`(select count(*) from subscription_payments where revoked_at >= ${recent})`.mapWith(Number),
        refundedAt: instant(sql`select max(revoked_at) from subscription_payments where revoked_at >= ${recent}`),
        jobsRanAt: instant(jobsRanAt),
        backedUpAt: instant(backedUpAt),
        lateDeliveries: sql`(select count(*) from (
          select 1 from outbox indexed by outbox_waiting
          where delivered_at is null and dead_at is null and id < ${firstIdOf(now - DELIVERY_LATE_MS)}
            and attempts > 0
          limit ${COUNT_MAX}) bounded_rows)`.mapWith(Number),
      })
      .from(sql`(select 1) bounded_one`),
    failedJobs: db
      .select({ name: sql`name`.mapWith(String), failedAt: sql`failed_at`.mapWith(Number) })
      .from(sql`${failedJobs(recent)} bounded_jobs`),
    stats: listStats(db, dayOf(now - 2 * DAY_MS)),
  });
}

/** The stats of a day that begins at `start`, as expressions. */
function statsOf(start: number, now: number): Record<StatMetric, SQL> {
  const until = start + DAY_MS;
  const end = Math.min(until, now);
  const byTime = (table: SQL, column: SQL, what = sql`count(*)`) =>
    sql`(select ${what} from ${table} where ${column} >= ${start} and ${column} < ${until})`;
  const byId = (table: SQL) =>
    sql`(select count(*) from ${table} where id >= ${firstIdOf(start)} and id < ${firstIdOf(until)})`;
  const cents = (table: SQL, column: SQL) => byTime(table, column, sql`coalesce(sum(value_cents), 0)`);
  const [charges, retained] = [sql`subscription_payments`, sql`retained_payments`];
  const [paid, revoked] = [sql`paid_at`, sql`revoked_at`];
  return {
    sign_ups: byTime(sql`profiles`, sql`created_at`),
    requests: byId(sql`service_requests`),
    interests: byTime(sql`service_request_interests`, sql`created_at`),
    contacts: byId(sql`contact_openings`),
    listings: byId(sql`marketplace_listings`),
    premium: sql`(select count(*) from profiles indexed by profiles_premium_end
      where is_premium = 1 and premium_until > ${end} and premium_activated_at < ${until})`,
    income: sql`(${cents(charges, paid)} + ${cents(retained, paid)} - ${cents(charges, revoked)}
      - ${cents(retained, revoked)})`,
  };
}

/**
 * Writes the stats of a day. How many people had premium is known on the day itself only, so that a value from then
 * is kept.
 * @param start when the day begins
 */
export async function writeDay(db: Database, start: number, now: number): Promise<void> {
  const day = dayOf(start);
  const isOver = start + DAY_MS <= now;
  const stats = Object.entries(statsOf(start, now));
  const rows = stats.map(([metric, value]) => sql`select ${metric}, ${day}, ${value}`);
  await db.run(sql`
    insert into daily_figures (metric, day, value)
    select * from (${sql.join(rows, sql` union all `)}) bounded_figures where true
    on conflict (metric, day) do update set value = excluded.value where metric <> 'premium' or not ${isOver}`);
}

/** The stats from a day on. */
export function listStats(db: Database, firstDay: string, metrics: readonly StatMetric[] = FIGURE_METRICS) {
  return db
    .select()
    .from(dailyStats)
    .where(and(inArray(dailyStats.metric, [...metrics]), gte(dailyStats.day, firstDay)));
}
