import { eq, type SQL, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { platformStats } from "#db/schema/index.ts";

/** Row in `platform_stats` with the time at which the jobs of each minute last ran. */
const JOBS_RAN_AT = "jobs_ran_at";
/** Row with the time of the last night whose backup is complete (dev/backup/nights.ts). */
export const BACKED_UP_AT = "backed_up_at";
/** Rows in `platform_stats` with the time at which a job last failed: this and the job's name. */
const JOB_FAILED_AT = "job_failed_at:";
/** More dead deliveries are not counted. */
const DEAD_MAX = 100;

/** To call after the jobs. */
export function writeJobsRun(db: Database, now: number) {
  return db
    .insert(platformStats)
    .values({ metricName: JOBS_RAN_AT, metricValue: now })
    .onConflictDoUpdate({ target: platformStats.metricName, set: { metricValue: now } });
}

/** Remembers that a job, or work after a response, failed, for the admin panel. */
export function writeJobFailure(db: Database, name: string, now: number) {
  return db
    .insert(platformStats)
    .values({ metricName: `${JOB_FAILED_AT}${name}`, metricValue: now })
    .onConflictDoUpdate({ target: platformStats.metricName, set: { metricValue: now } });
}

/** The jobs that failed from a time on, and when. */
export const failedJobs = (since: number): SQL => sql`(
  select substr(metric_name, ${JOB_FAILED_AT.length + 1}) as name, metric_value as failed_at from platform_stats
  where metric_name > ${JOB_FAILED_AT} and metric_name < ${JOB_FAILED_AT.replace(":", ";")} and metric_value >= ${since})`;

const timeOf = (name: string) => sql`(select metric_value from platform_stats where metric_name = ${name})`;
/** When the jobs of each minute last came to their end. */
export const jobsRanAt = timeOf(JOBS_RAN_AT);
/** When the last night's backup was complete; null if there never was one. */
export const backedUpAt = timeOf(BACKED_UP_AT);

export function readSigns(db: Database) {
  return batchOf(db, {
    jobs: db
      .select({ ranAt: platformStats.metricValue })
      .from(platformStats)
      .where(eq(platformStats.metricName, JOBS_RAN_AT)),
    backup: db
      .select({ madeAt: platformStats.metricValue })
      .from(platformStats)
      .where(eq(platformStats.metricName, BACKED_UP_AT)),
    dead: db
      .select({ count: sql`count(*)`.mapWith(Number) })
      .from(
        sql`(select 1 from outbox indexed by outbox_dead where dead_at is not null limit ${DEAD_MAX}) bounded_rows`,
      ),
  });
}
