import type { Env } from "../../env.ts";
import { sendEmail } from "../../platform/delivery/mail.ts";
import type { OutboxPayloads } from "../../platform/delivery/outbox.ts";
import { lastDayOf } from "../billing/rules.ts";
import { accountDeletedEmail } from "./emails/templates.ts";

/** Tells a person that their account was deleted, and until when premium was paid if it renewed. */
export async function deliverAccountDeleted(
  env: Env,
  { email, name, reason, renewed, paidUntil }: OutboxPayloads["mail.account-deleted"],
): Promise<void> {
  const renewal = renewed ? { paidUntil: paidUntil === null ? null : lastDayOf(paidUntil) } : null;
  await sendEmail(env, email, accountDeletedEmail({ name, reason, renewal }, env.settings.APP_URL));
}
