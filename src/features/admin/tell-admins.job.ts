import type { Database } from "#db/client.ts";
import { onceDue } from "../../platform/database/queries-due.ts";
import { startOfDay } from "../../shared/day.ts";
import { HOUR_MS } from "../../shared/time.ts";
import { enqueueSummaries, findNews, tellOfNews } from "./queries-work.ts";
import { isJump, missingDays, SETTLED_MS, SUMMARY_HOUR } from "./rules.ts";

/**
 * Tells admins at once of what cannot wait, and each morning by mail of all that waits. A run that was missed is made up
 * for by the next one.
 */
export async function tellAdmins(db: Database, now: number): Promise<{ news: number; summaries: number }> {
  const until = now - SETTLED_MS;
  const { toldUntil, refundsBefore, ...counts } = await findNews(db, { now, until });
  const news = [
    { what: "reports", count: counts.reports, repeats: false },
    { what: "answers", count: counts.answers, repeats: false },
    { what: "credentials", count: counts.credentials, repeats: false },
    // A mail about dead mails may die, too.
    { what: "deliveries", count: counts.deliveries, repeats: true },
    { what: "payments", count: counts.payments, repeats: false },
    { what: "jobs", count: counts.jobs, repeats: true },
    { what: "backup", count: missingDays(counts.backedUpAt, now) > 0 ? 1 : 0, repeats: true },
    { what: "refunds", count: isJump(counts.refunds, refundsBefore) ? counts.refunds : 0, repeats: true },
  ] as const;
  const told = news.filter(({ count }) => count > 0);
  if (toldUntil === null || toldUntil < until) await tellOfNews(db, told, { since: toldUntil, until, now });
  const due = { name: "admins_summary_of", at: startOfDay(now - SUMMARY_HOUR * HOUR_MS) };
  const enqueued = await onceDue(db, due, async (once) => {
    await enqueueSummaries(db, once, now);
    return 1;
  });
  return { news: told.length, summaries: enqueued ?? 0 };
}
