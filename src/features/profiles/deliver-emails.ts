import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { sendEmail } from "../../platform/delivery/mail.ts";
import { callWorkflow, hasWorkflow } from "../../platform/delivery/n8n.ts";
import type { OutboxPayloads } from "../../platform/delivery/outbox.ts";
import { hashToken, newToken } from "../../platform/hashing/tokens.ts";
import { internationalPhone } from "../../shared/phone.ts";
import { CONFIRMATION_LIFETIME_MS } from "../auth/rules.ts";
import { lastDayOf } from "../billing/rules.ts";
import {
  accountDeletedEmail,
  codeUsedEmail,
  credentialConfirmedEmail,
  credentialRefusedEmail,
  dataExportedEmail,
  emailChangeAskedEmail,
  emailChangedEmail,
  emailChangeEmail,
  passkeyAddedEmail,
  passkeyRemovedEmail,
  phoneChangedEmail,
  phoneMovedEmail,
} from "./emails/templates.ts";
import { codeHash, newCode } from "./phone-codes.ts";
import { findDecidedCredential } from "./queries-credentials.ts";
import { findName, putStopToken, renewChangeToken } from "./queries-email-change.ts";
import { findCodeReceiver, findPhoneOwner, putCodeHash } from "./queries-phone.ts";

/** Tells a person that their account was deleted, and until when premium was paid if it renewed. */
export async function deliverAccountDeleted(
  env: Env,
  { email, name, reason, renewed, paidUntil }: OutboxPayloads["mail.account-deleted"],
): Promise<void> {
  const renewal = renewed ? { paidUntil: paidUntil === null ? null : lastDayOf(paidUntil) } : null;
  await sendEmail(env, email, accountDeletedEmail({ name, reason, renewal }, env.settings.APP_URL));
}

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

interface EmailChange {
  userId: string;
  email: string;
}

/**
 * Sends the link that confirms a new e-mail. Created when sending, because the database stores only the token's hash; a
 * repeated delivery replaces it. Skips changes that were confirmed, replaced or cancelled.
 */
export async function deliverEmailChange(
  deps: { env: Env; db: Database; now: number },
  change: EmailChange,
): Promise<void> {
  const { env, db, now } = deps;
  const token = newToken();
  const name = await renewChangeToken(db, change, hashToken(token), now + CONFIRMATION_LIFETIME_MS);
  if (name === null) return;
  await sendEmail(env, change.email, emailChangeEmail(`${env.settings.APP_URL}/profile#email=${token}`));
}

/**
 * Notifies the current address of a requested change, with a link to cancel it. The link opens a page with a button,
 * because mail scanners open links.
 */
export async function deliverEmailChangeAsked(
  deps: { env: Env; db: Database; now: number },
  change: EmailChange,
): Promise<void> {
  const { env, db, now } = deps;
  const token = newToken();
  const receiver = await putStopToken(db, change, hashToken(token), now);
  if (!receiver) return;
  const letter = emailChangeAskedEmail(receiver.name, `${env.settings.APP_URL}/profile#parar=${token}`);
  await sendEmail(env, receiver.email, letter);
}

/** Notifies the former address that it no longer opens the account. */
export async function deliverEmailChanged(deps: { env: Env; db: Database }, change: EmailChange): Promise<void> {
  const { env, db } = deps;
  const name = await findName(db, change.userId);
  if (name === null) return;
  await sendEmail(env, change.email, emailChangedEmail(name, `${env.settings.APP_URL}/suporte`));
}

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
