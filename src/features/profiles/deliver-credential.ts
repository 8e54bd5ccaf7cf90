import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { sendLetter } from "../../platform/delivery/mail.ts";
import type { OutboxPayloads } from "../../platform/delivery/outbox.ts";
import { credentialConfirmedLetter, credentialRefusedLetter } from "./emails/letters.ts";
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
      ? credentialConfirmedLetter(found.name, kind, url)
      : credentialRefusedLetter(found.name, kind, found.reason ?? "", url);
  await sendLetter(env, found.email, letter);
}
