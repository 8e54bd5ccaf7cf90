import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { sendEmail } from "../../platform/delivery/mail.ts";
import type { OutboxPayloads } from "../../platform/delivery/outbox.ts";
import { hashToken, newToken } from "../../platform/hashing/tokens.ts";
import { encodeReturnTo } from "./addresses.ts";
import { confirmationEmail, passwordChangedEmail, resetEmail } from "./emails/templates.ts";
import { findLinkReceiver, replaceEmailToken } from "./queries.ts";
import { CONFIRMATION_LIFETIME_MS, RESET_LIFETIME_MS } from "./rules.ts";

/**
 * Creates the link when sending, so that only the mail has the token and the database only its hash. A repeated
 * delivery replaces the previous link. The token is in the fragment, which servers don't log.
 */
async function deliverLink(
  deps: { env: Env; db: Database; now: number },
  { userId, returnTo }: OutboxPayloads["mail.confirm"],
  kind: "confirm" | "reset",
): Promise<void> {
  const { env, db, now } = deps;
  const receiver = await findLinkReceiver(db, userId);
  if (!receiver || (kind === "confirm" && receiver.emailConfirmedAt !== null)) return;
  const token = newToken();
  const lifetime = kind === "confirm" ? CONFIRMATION_LIFETIME_MS : RESET_LIFETIME_MS;
  await replaceEmailToken(db, {
    userId,
    kind,
    tokenHash: hashToken(token),
    email: receiver.email,
    expiresAt: now + lifetime,
    createdAt: now,
  });
  const onward = returnTo ? `&voltar=${encodeReturnTo(returnTo)}` : "";
  const letter =
    kind === "confirm"
      ? confirmationEmail(`${env.settings.APP_URL}/entrar#confirmar=${token}${onward}`)
      : resetEmail(
          receiver.emailConfirmedAt === null ? null : receiver.name,
          `${env.settings.APP_URL}/reset-password#token=${token}${onward}`,
        );
  await sendEmail(env, receiver.email, letter);
}

export function deliverConfirmation(
  deps: { env: Env; db: Database; now: number },
  payload: OutboxPayloads["mail.confirm"],
): Promise<void> {
  return deliverLink(deps, payload, "confirm");
}

export function deliverReset(
  deps: { env: Env; db: Database; now: number },
  payload: OutboxPayloads["mail.reset"],
): Promise<void> {
  return deliverLink(deps, payload, "reset");
}

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
