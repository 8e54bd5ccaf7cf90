import type { Database } from "#db/client.ts";
import { deliverOutbox } from "./deliveries.ts";
import type { Env } from "./env.ts";
import { tellAdmins } from "./features/admin/tell-admins.job.ts";
import { writeStats } from "./features/admin/write-stats.job.ts";
import { sendDueAlerts, sendSummaries } from "./features/alerts/send-alerts.ts";
import { sweepAlerts } from "./features/alerts/sweep-alerts.job.ts";
import { sweepCardViews } from "./features/analytics/sweep-card-views.job.ts";
import { deleteUnconfirmed } from "./features/auth/delete-unconfirmed.job.ts";
import { sweepAccounts } from "./features/auth/sweep-accounts.job.ts";
import { checkSubscriptions } from "./features/billing/check-subscriptions.job.ts";
import { comparePayments } from "./features/billing/compare-payments.job.ts";
import { expirePremium } from "./features/billing/expire-premium.job.ts";
import { remindPremium } from "./features/billing/remind-premium.job.ts";
import { sweepRetainedPayments } from "./features/billing/sweep-retained-payments.job.ts";
import { sweepContactOpenings } from "./features/contacts/sweep-contact-openings.job.ts";
import { writeDemand } from "./features/demand/write-demand.job.ts";
import { askOutcome } from "./features/hires/ask-outcome.job.ts";
import { expireListings } from "./features/listings/expire-listings.job.ts";
import { notifyEndingListings } from "./features/listings/notify-ending.job.ts";
import { sendDueMatches } from "./features/listings/send-mails.ts";
import { writePrices } from "./features/listings/write-prices.job.ts";
import { sweepEndedConnections } from "./features/networking/sweep-ended-connections.job.ts";
import { sweepNotices } from "./features/notices/sweep-notices.job.ts";
import { revealRatings } from "./features/ratings/reveal-ratings.job.ts";
import { expireRequests } from "./features/requests/expire-requests.job.ts";
import { notifyEndingRequests } from "./features/requests/notify-ending.job.ts";
import { openRequests } from "./features/requests/open-requests.job.ts";
import { sweepOutbox } from "./platform/delivery/outbox.ts";
import { deleteDiscardedImages } from "./platform/images/sweep-images.job.ts";
import { publishLive } from "./platform/live/live.ts";
import { logError, logInfo } from "./platform/observability/log.ts";
import { writeJobFailure, writeJobsRun } from "./platform/observability/queries-health.ts";
import { clockFrom } from "./shared/time.ts";

type Counts = Record<string, number>;
type Job = (db: Database, now: number, env: Env) => Promise<Counts>;

/** Jobs that run every minute. Each may run twice, or at the same time as itself, without harm. */
const EACH_MINUTE: Record<string, Job> = {
  "expire-requests": expireRequests,
  "open-requests": openRequests,
  "expire-listings": (db, now, env) =>
    expireListings(db, now, (ids) => publishLive(env, { kind: "listings", ids }, now)),
  "tell-ending-requests": notifyEndingRequests,
  "tell-ending-listings": notifyEndingListings,
  "reveal-ratings": revealRatings,
  "expire-premium": expirePremium,
  "remind-premium": remindPremium,
  "ask-outcome": askOutcome,
  "tell-admins": tellAdmins,
  // After the jobs above, which write mails and notices.
  "deliver-outbox": async (db, now, env) => ({ ...(await deliverOutbox(env, db, now)) }),
  "send-alerts": sendDueAlerts,
  "send-summaries": sendSummaries,
  "send-saved-searches": sendDueMatches,
  "sweep-outbox": sweepOutbox,
  "sweep-accounts": sweepAccounts,
  "sweep-contact-openings": sweepContactOpenings,
  "sweep-alerts": sweepAlerts,
  "sweep-notices": sweepNotices,
  "sweep-card-views": sweepCardViews,
  "sweep-ended-connections": sweepEndedConnections,
  "sweep-retained-payments": sweepRetainedPayments,
  "delete-unconfirmed": deleteUnconfirmed,
  "write-stats": writeStats,
  "write-demand": writeDemand,
  "write-prices": writePrices,
  "delete-discarded-images": deleteDiscardedImages,
  // Last, because others should not wait for answers of Asaas.
  "check-subscriptions": checkSubscriptions,
  "compare-payments": comparePayments,
  // After all others: /health tells when they last came to their end.
  "write-jobs-run": async (db, now) => {
    await writeJobsRun(db, now);
    return {};
  },
};

async function noteFailure(db: Database, name: string, now: number): Promise<void> {
  try {
    await writeJobFailure(db, name, now);
  } catch (error) {
    // The database that made the job fail.
    logError("job.failure", error);
  }
}

/** Runs all jobs. A job that fails is logged and does not stop the others. */
export async function runJobs(env: Env, db: Database, now: number): Promise<void> {
  const clock = clockFrom(now);
  for (const [name, job] of Object.entries(EACH_MINUTE)) {
    try {
      const counts = await job(db, clock(), env);
      if (Object.values(counts).some((count) => count > 0)) logInfo(`job.${name}`, counts);
    } catch (error) {
      logError(`job.${name}`, error);
      await noteFailure(db, name, clock());
    }
  }
}
