import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { sendEmail } from "../../platform/delivery/mail.ts";
import type { OutboxPayloads } from "../../platform/delivery/outbox.ts";
import { addressedEmail } from "./emails/templates.ts";
import { findAddressed } from "./queries-addressees.ts";

/** Tells a provider by mail that the owner of a request chose to ask them, unless it has ended since. */
export async function deliverAddressed(
  { env, db, now }: { env: Env; db: Database; now: number },
  { userId, requestId }: OutboxPayloads["mail.addressed"],
): Promise<void> {
  const told = await findAddressed(db, requestId, userId, now);
  if (!told) return;
  const url = `${env.settings.APP_URL}/oportunidades?solicitacao=${requestId}`;
  await sendEmail(env, told.email, addressedEmail({ ...told, url }));
}
