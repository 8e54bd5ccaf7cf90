import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { sendEmail } from "../../platform/delivery/mail.ts";
import type { OutboxPayloads } from "../../platform/delivery/outbox.ts";
import { adminRightEmail, requestDeletedEmail } from "./emails/templates.ts";
import { findReceiver } from "./queries-acts.ts";
import { DELETE_REQUEST_REASONS } from "./rules.ts";

/** Tells people that they became admins, or are none any more, and why. */
export async function deliverAdminRight(
  { env, db }: { env: Env; db: Database },
  { userId, ...act }: OutboxPayloads["mail.admin-right"],
): Promise<void> {
  const receiver = await findReceiver(db, userId);
  if (receiver)
    await sendEmail(env, receiver.email, adminRightEmail({ name: receiver.name, ...act }, env.settings.APP_URL));
}

/** Tells people that an admin deleted their request, and why. */
export async function deliverRequestDeleted(
  { env, db }: { env: Env; db: Database },
  { userId, serviceType, reason }: OutboxPayloads["mail.request-deleted"],
): Promise<void> {
  const receiver = await findReceiver(db, userId);
  if (!receiver) return;
  const known = DELETE_REQUEST_REASONS.find((one) => one === reason) ?? "other";
  const letter = requestDeletedEmail({ name: receiver.name, serviceType, reason: known }, env.settings.APP_URL);
  await sendEmail(env, receiver.email, letter);
}
