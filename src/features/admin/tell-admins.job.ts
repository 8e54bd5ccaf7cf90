import type { Database } from "#db/client.ts";
import { HOUR_MS } from "../../shared/time.ts";
import { startOfDay } from "../analytics/rules.ts";
import { enqueueSummaries, findNews, tellOfNews } from "./queries-work.ts";
import { isJump, SETTLED_MS, SUMMARY_HOUR } from "./rules.ts";

/**
 * Tells admins at once of what cannot wait, and each morning by mail of all that waits. A run that was missed is made up
 * for by the next one.
 */
export async function tellAdmins(db: Database, now: number): Promise<{ news: number; summaries: number }> {
  const until = now - SETTLED_MS;
  const { toldUntil, summaryOf, refundsBefore, ...counts } = await findNews(db, { now, until });
  const news = [
    { what: "reports", count: counts.reports, repeats: false },
    { what: "answers", count: counts.answers, repeats: false },
    { what: "credentials", count: counts.credentials, repeats: false },
    { what: "deliveries", count: counts.deliveries, repeats: false },
    { what: "payments", count: counts.payments, repeats: false },
    { what: "jobs", count: counts.jobs, repeats: true },
    { what: "refunds", count: isJump(counts.refunds, refundsBefore) ? counts.refunds : 0, repeats: true },
  ] as const;
  const told = news.filter(({ count }) => count > 0);
  if (toldUntil === null || toldUntil < until) await tellOfNews(db, told, { since: toldUntil, until, now });
  const day = startOfDay(now);
  const isDue = now >= day + SUMMARY_HOUR * HOUR_MS && (summaryOf === null || summaryOf < day);
  if (isDue) await enqueueSummaries(db, summaryOf, day, now);
  return { news: told.length, summaries: isDue ? 1 : 0 };
}
