import type { z } from "zod";
import { boundCount } from "../../shared/bounded-count.ts";
import { dayOf, lastDays } from "../../shared/day.ts";
import { DAY_MS } from "../../shared/time.ts";
import type { UserContext } from "../../trpc/init.ts";
import { countForOverview, listStats, selectToday } from "./queries-stats.ts";
import { FIGURE_METRICS, missingDays } from "./rules.ts";
import type { overview, stats, statsInput, today } from "./schemas.ts";

export async function readStats(
  { db, now }: UserContext,
  { days: span }: z.infer<typeof statsInput>,
): Promise<z.infer<typeof stats>> {
  const days = lastDays(now, span);
  const rows = await listStats(db, dayOf(now - (span - 1) * DAY_MS));
  const values = new Map(rows.map(({ metric, day, value }) => [`${metric} ${day}`, value]));
  const series = FIGURE_METRICS.map((metric) => ({
    metric,
    values: days.map((day) => values.get(`${metric} ${day}`) ?? 0),
  }));
  return { days, series };
}

export async function readToday({ db, now }: UserContext): Promise<z.infer<typeof today>> {
  const { waits, failedJobs, stats } = await selectToday(db, now);
  const [before = "", yesterday = ""] = lastDays(now, 3);
  const countOf = (name: string, of: string) =>
    stats.find(({ metric, day }) => metric === name && day === of)?.value ?? 0;
  const figures = FIGURE_METRICS.map((metric) => ({
    metric,
    value: countOf(metric, yesterday),
    before: countOf(metric, before),
  }));
  const [signs] = waits;
  if (!signs) throw new Error("a select without a table has one row");
  failedJobs.sort((one, other) => other.failedAt - one.failedAt);
  const isBackupLate = missingDays(signs.backedUpAt, now) > 0;
  return { ...signs, isBackupLate, failedJobs, yesterday, figures };
}

export async function readOverview({ db }: UserContext): Promise<z.infer<typeof overview>> {
  const { totals, ...counts } = await countForOverview(db);
  const total = (name: string) => totals.find(({ metricName }) => metricName === name)?.metricValue ?? 0;
  const bounded = (rows: { count: number }[]) => boundCount(rows[0]?.count ?? 0);
  return {
    users: total("users"),
    subscriptions: total("subscriptions"),
    requests: total("requests"),
    listings: total("listings"),
    openCases: bounded(counts.openCases),
    answeredCases: bounded(counts.answeredCases),
    pendingCredentials: bounded(counts.pendingCredentials),
    deadDeliveries: bounded(counts.deadDeliveries),
    paymentDifferences: bounded(counts.paymentDifferences),
    premiumUsers: bounded(counts.premiumUsers),
    active: bounded(counts.active),
    viaAsaas: bounded(counts.viaAsaas),
    cancelled: bounded(counts.cancelled),
    expired: bounded(counts.expired),
  };
}
