import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { sendEmail } from "../../platform/delivery/mail.ts";
import type { OutboxPayloads } from "../../platform/delivery/outbox.ts";
import { adminRightEmail } from "./emails/templates.ts";
import { findReceiver } from "./queries-acts.ts";

/** Tells people that they became admins, or are none any more, and why. */
export async function deliverAdminRight(
  { env, db }: { env: Env; db: Database },
  { userId, ...act }: OutboxPayloads["mail.admin-right"],
): Promise<void> {
  const receiver = await findReceiver(db, userId);
  if (receiver)
    await sendEmail(env, receiver.email, adminRightEmail({ name: receiver.name, ...act }, env.settings.APP_URL));
}
