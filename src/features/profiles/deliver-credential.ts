import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { sendEmail } from "../../platform/delivery/mail.ts";
import type { OutboxPayloads } from "../../platform/delivery/outbox.ts";
import { credentialConfirmedEmail, credentialRefusedEmail } from "./emails/templates.ts";
import { findDecidedCredential } from "./queries-credentials.ts";

/** Tells a provider what an admin found about their number, unless they changed or withdrew it since. */
export async function deliverCredential(
  { env, db }: { env: Env; db: Database },
  { userId, kind }: OutboxPayloads["mail.credential"],
): Promise<void> {
  const found = await findDecidedCredential(db, userId, kind);
  if (!found) return;
  const url = `${env.settings.APP_URL}/profile`;
  const letter =
    found.status === "confirmed"
      ? credentialConfirmedEmail(found.name, kind, url)
      : credentialRefusedEmail(found.name, kind, found.reason ?? "", url);
  await sendEmail(env, found.email, letter);
}
