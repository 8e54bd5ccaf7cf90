import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { sendEmail } from "../../platform/delivery/mail.ts";
import type { OutboxPayloads } from "../../platform/delivery/outbox.ts";
import { ADMIN_WORK } from "../../shared/notices.ts";
import type { UserContext } from "../../trpc/init.ts";
import { byAdmin } from "./act-on-users.ts";
import { adminWorkEmail } from "./emails/templates.ts";
import { findReceiver } from "./queries-acts.ts";
import { countForOverview, selectToday } from "./queries-stats.ts";
import { listAlerts, setWay } from "./queries-work.ts";
import { type AdminWork, type AlertWay, FAILURES, missingDays, USUAL_WAYS } from "./rules.ts";

/** How an admin is told of each kind of work. */
export async function readAlerts({ db, user }: Pick<UserContext, "db"> & { user: { id: string } }) {
  const chosen = await listAlerts(db, user.id);
  return ADMIN_WORK.map((kind) => ({ kind, way: chosen.find((one) => one.kind === kind)?.way ?? USUAL_WAYS[kind] }));
}

/** Changes how the caller is told of something. */
export async function setAlert(ctx: UserContext, { kind, way }: { kind: AdminWork; way: AlertWay }): Promise<void> {
  await setWay(ctx.db, kind, way, byAdmin(ctx, ""));
}

/** An admin and what they want to hear of, or the operator; null if the admin's account is gone. */
async function receiverOf(db: Database, { ALERT_EMAIL, SUPPORT_EMAIL }: Env["settings"], userId: string | null) {
  if (userId === null) return { email: ALERT_EMAIL || SUPPORT_EMAIL, name: null, kinds: FAILURES };
  const [receiver, ways] = await Promise.all([findReceiver(db, userId), readAlerts({ db, user: { id: userId } })]);
  const kinds = ways.filter(({ way }) => way !== "never").map(({ kind }) => kind);
  return receiver && { ...receiver, kinds };
}

/** Tells an admin what waits of what they want to hear of, or the operator what fails, if anything does. */
export async function deliverAdminWork(
  { env, db, now }: { env: Env; db: Database; now: number },
  { userId, news }: OutboxPayloads["mail.admin-work"],
): Promise<void> {
  const [receiver, counts, { waits, failedJobs }] = await Promise.all([
    receiverOf(db, env.settings, userId),
    countForOverview(db),
    selectToday(db, now),
  ]);
  if (!receiver) return;
  const work: Record<AdminWork, number> = {
    reports: counts.openCases[0]?.count ?? 0,
    answers: counts.answeredCases[0]?.count ?? 0,
    credentials: counts.pendingCredentials[0]?.count ?? 0,
    deliveries: counts.deadDeliveries[0]?.count ?? 0,
    refunds: waits[0]?.refunds ?? 0,
    payments: counts.paymentDifferences[0]?.count ?? 0,
    jobs: failedJobs.length,
    backup: missingDays(waits[0]?.backedUpAt ?? null, now),
  };
  const told = ADMIN_WORK.filter((kind) => receiver.kinds.includes(kind) && work[kind] > 0);
  if (told.length === 0) return;
  const first = ADMIN_WORK.find((kind) => kind === news) ?? null;
  const list = told.map((kind) => ({ kind, count: work[kind] }));
  await sendEmail(env, receiver.email, adminWorkEmail(receiver.name, list, first, env.settings.APP_URL));
}
