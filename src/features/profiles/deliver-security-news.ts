import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { sendEmail } from "../../platform/delivery/mail.ts";
import type { OutboxPayloads } from "../../platform/delivery/outbox.ts";
import {
  codeUsedEmail,
  dataExportedEmail,
  passkeyAddedEmail,
  passkeyRemovedEmail,
  phoneChangedEmail,
} from "./emails/templates.ts";
import { findPhoneOwner } from "./queries-phone.ts";

const LETTERS = {
  phone: phoneChangedEmail,
  export: dataExportedEmail,
  "passkey-added": passkeyAddedEmail,
  "passkey-removed": passkeyRemovedEmail,
  "code-used": codeUsedEmail,
} as const;

/** Tells a person what was done in their account, in case it was somebody else. */
export async function deliverSecurityNews(
  { env, db }: { env: Env; db: Database },
  { userId, what }: OutboxPayloads["mail.security"],
): Promise<void> {
  const owner = await findPhoneOwner(db, userId);
  if (owner) await sendEmail(env, owner.email, LETTERS[what](owner.name, `${env.settings.APP_URL}/reset-password`));
}
