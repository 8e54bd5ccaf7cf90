import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { sendLetter } from "../../platform/delivery/mail.ts";
import { passwordChangedLetter } from "./emails/letters.ts";
import { findLinkReceiver } from "./queries.ts";

/** Notifies a person that the password was changed; nobody if the account is gone. */
export async function deliverPasswordChanged(
  { env, db }: { env: Env; db: Database },
  { userId }: { userId: string },
): Promise<void> {
  const receiver = await findLinkReceiver(db, userId);
  if (!receiver) return;
  const letter = passwordChangedLetter(receiver.name, `${env.settings.APP_URL}/reset-password`);
  await sendLetter(env, receiver.email, letter);
}
