import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { sendEmail } from "../../platform/delivery/mail.ts";
import { hashToken, newToken } from "../../platform/hashing/tokens.ts";
import { CONFIRMATION_LIFETIME_MS } from "../auth/rules.ts";
import { emailChangeAskedEmail, emailChangedEmail, emailChangeEmail } from "./emails/templates.ts";
import { findName, putStopToken, renewChangeToken } from "./queries-email-change.ts";

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
