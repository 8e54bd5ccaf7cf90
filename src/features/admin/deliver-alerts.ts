import type { Env } from "../../env.ts";
import { sendEmail } from "../../platform/delivery/mail.ts";
import type { OutboxPayloads } from "../../platform/delivery/outbox.ts";
import { deadDeliveriesEmail, missingBackupEmail } from "./emails/templates.ts";

/** Tells who operates the portal that mails or calls to other services were given up, and that work was lost. */
export async function deliverDeadDeliveries(env: Env, failed: OutboxPayloads["mail.dead-deliveries"]): Promise<void> {
  const { ALERT_EMAIL, SUPPORT_EMAIL, APP_URL } = env.settings;
  await sendEmail(env, ALERT_EMAIL || SUPPORT_EMAIL, deadDeliveriesEmail(failed, APP_URL));
}

/** Tells who operates the portal that a night passed without a backup. */
export async function deliverMissingBackup(env: Env, missing: OutboxPayloads["mail.missing-backup"]): Promise<void> {
  const { ALERT_EMAIL, SUPPORT_EMAIL, APP_URL } = env.settings;
  await sendEmail(env, ALERT_EMAIL || SUPPORT_EMAIL, missingBackupEmail(missing, APP_URL));
}
