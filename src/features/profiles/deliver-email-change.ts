import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { sendLetter } from "../../platform/mail.ts";
import { hashToken, newToken } from "../../platform/tokens.ts";
import { CONFIRMATION_LIFETIME_MS } from "../auth/rules.ts";
import { emailChangeAskedLetter, emailChangedLetter, emailChangeLetter } from "./emails/letters.ts";
import { findName, putStopToken, renewChangeToken } from "./queries-email-change.ts";

interface EmailChange {
  userId: string;
  email: string;
}

/**
 * Sends the link that confirms a new address, made at the moment of sending: the database has only its token's hash.
 * A change that was confirmed, replaced or given up meanwhile is not sent; a repetition voids the older link.
 */
export async function deliverEmailChange(
  deps: { env: Env; db: Database; now: number },
  change: EmailChange,
): Promise<void> {
  const { env, db, now } = deps;
  const token = newToken();
  const name = await renewChangeToken(db, change, hashToken(token), now + CONFIRMATION_LIFETIME_MS);
  if (name === null) return;
  await sendLetter(env, change.email, emailChangeLetter(`${env.settings.APP_URL}/profile#email=${token}`));
}

/**
 * Tells the present address of a change that was asked for, with a link that stops it. It leads to a page with a button,
 * as programs that check mails open their links.
 */
export async function deliverEmailChangeAsked(
  deps: { env: Env; db: Database; now: number },
  change: EmailChange,
): Promise<void> {
  const { env, db, now } = deps;
  const token = newToken();
  const receiver = await putStopToken(db, change, hashToken(token), now);
  if (!receiver) return;
  const letter = emailChangeAskedLetter(receiver.name, `${env.settings.APP_URL}/profile#parar=${token}`);
  await sendLetter(env, receiver.email, letter);
}

/** Tells the former address that it does not open the account any more. */
export async function deliverEmailChanged(deps: { env: Env; db: Database }, change: EmailChange): Promise<void> {
  const { env, db } = deps;
  const name = await findName(db, change.userId);
  if (name === null) return;
  await sendLetter(env, change.email, emailChangedLetter(name, `${env.settings.APP_URL}/suporte`));
}
