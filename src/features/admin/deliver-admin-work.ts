import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { sendEmail } from "../../platform/delivery/mail.ts";
import type { OutboxPayloads } from "../../platform/delivery/outbox.ts";
import { adminWorkEmail } from "./emails/templates.ts";
import { findReceiver } from "./queries-acts.ts";
import { countForOverview, selectToday } from "./queries-stats.ts";

/** Tells an admin what waits, if anything does. */
export async function deliverAdminWork(
  { env, db, now }: { env: Env; db: Database; now: number },
  { userId }: OutboxPayloads["mail.admin-work"],
): Promise<void> {
  const [receiver, counts, { waits, failedJobs }] = await Promise.all([
    findReceiver(db, userId),
    countForOverview(db),
    selectToday(db, now),
  ]);
  if (!receiver) return;
  const work = {
    openCases: counts.openCases[0]?.count ?? 0,
    answeredCases: counts.answeredCases[0]?.count ?? 0,
    pendingCredentials: counts.pendingCredentials[0]?.count ?? 0,
    deadDeliveries: counts.deadDeliveries[0]?.count ?? 0,
    refunds: waits[0]?.refunds ?? 0,
    failedJobs: failedJobs.length,
  };
  if (Object.values(work).every((count) => count === 0)) return;
  await sendEmail(env, receiver.email, adminWorkEmail(receiver.name, work, env.settings.APP_URL));
}
