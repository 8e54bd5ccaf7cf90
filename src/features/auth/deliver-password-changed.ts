import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { sendEmail } from "../../platform/delivery/mail.ts";
import { passwordChangedEmail } from "./emails/templates.ts";
import { findLinkReceiver } from "./queries.ts";

/** Notifies a person that the password was changed; nobody if the account is gone. */
export async function deliverPasswordChanged(
  { env, db }: { env: Env; db: Database },
  { userId }: { userId: string },
): Promise<void> {
  const receiver = await findLinkReceiver(db, userId);
  if (!receiver) return;
  const letter = passwordChangedEmail(receiver.name, `${env.settings.APP_URL}/reset-password`);
  await sendEmail(env, receiver.email, letter);
}
