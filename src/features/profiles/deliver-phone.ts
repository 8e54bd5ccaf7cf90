import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { sendEmail } from "../../platform/delivery/mail.ts";
import { callWorkflow, hasWorkflow } from "../../platform/delivery/n8n.ts";
import type { OutboxPayloads } from "../../platform/delivery/outbox.ts";
import { internationalPhone } from "../../shared/phone.ts";
import { phoneMovedEmail } from "./emails/templates.ts";
import { codeHash, newCode } from "./phone-codes.ts";
import { findCodeReceiver, findPhoneOwner, putCodeHash } from "./queries-phone.ts";

/**
 * Has the n8n workflow send a code. Drawn when sending, because the database stores only its hash; a repeated delivery
 * replaces it. Skips codes that were used, replaced or are over.
 */
export async function deliverPhoneCode(
  { env, db, now }: { env: Env; db: Database; now: number },
  { userId, codeId }: OutboxPayloads["n8n.phone-code"],
): Promise<void> {
  const phone = await findCodeReceiver(db, userId, codeId, now);
  if (phone === null || !hasWorkflow(env.settings)) return;
  const code = newCode();
  if (!(await putCodeHash(db, userId, codeId, codeHash(env.settings, { userId, phone }, code)))) return;
  await callWorkflow(env.settings, {
    p_tipo: "codigo_whatsapp",
    p_whatsapp: internationalPhone(phone),
    p_codigo: code,
  });
}

/** Tells a person that their number was confirmed in another account, unless they confirmed it again since. */
export async function deliverPhoneMoved(
  { env, db }: { env: Env; db: Database },
  { userId }: OutboxPayloads["mail.phone-moved"],
): Promise<void> {
  const owner = await findPhoneOwner(db, userId);
  if (!owner || owner.phoneConfirmedAt !== null) return;
  await sendEmail(env, owner.email, phoneMovedEmail(owner.name, `${env.settings.APP_URL}/profile`));
}
