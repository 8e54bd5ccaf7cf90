import { isUniqueViolation } from "#db/errors.ts";
import { DomainError } from "../../errors.ts";
import { personHashes } from "../../platform/hashing/person-hashes.ts";
import { hashToken, newToken } from "../../platform/hashing/tokens.ts";
import { assertWithinLimit, hashed } from "../../platform/limits/rate-limit.ts";
import { disconnectLive } from "../../platform/live/live.ts";
import type { Context } from "../../trpc/context.ts";
import type { UserContext } from "../../trpc/init.ts";
import { assertOwner } from "../auth/confirm-password.ts";
import { BANNED } from "../auth/messages.ts";
import { alwaysKnown, type Passwords } from "../auth/password-queue.ts";
import { CONFIRM_PASSWORD_LIMIT, CONFIRMATION_LIFETIME_MS, MAIL_ADDRESS_LIMIT } from "../auth/rules.ts";
import { EMAIL_TAKEN } from "./messages.ts";
import {
  changeEmailByToken,
  findNewEmail,
  type RequestedChange,
  readBeforeChange,
  stopChangeByToken,
} from "./queries-email-change.ts";
import { CHANGE_MAIL_LIMIT } from "./rules.ts";

const TAKEN = { fields: { email: EMAIL_TAKEN } };

interface EmailInput {
  email: string;
  /** Null if none was typed. */
  password: string | null;
}

/**
 * Checks that the caller may request this e-mail; sending the link again needs no proof of ownership.
 * @returns whether it repeats a pending request
 */
async function assertMayAsk(ctx: UserContext, input: EmailInput, passwords: Passwords | null): Promise<boolean> {
  const { db, now, user } = ctx;
  const { email, password } = input;
  const hashes = personHashes(ctx.env.settings, { email, phone: "" });
  const about = { userId: user.id, email, hashes };
  const { tries, passwordHash, pendingEmail, isTaken, isBanned } = await readBeforeChange(db, about, now);
  assertWithinLimit(CONFIRM_PASSWORD_LIMIT, tries);
  const isRepeated = email === pendingEmail;
  const typed = password && passwords ? { typed: password, passwords } : null;
  if (!isRepeated) await assertOwner(ctx, typed, passwordHash);
  if (isTaken) throw new DomainError("auth.email_taken", TAKEN);
  if (isBanned) throw new DomainError("auth.blocked", { fields: { email: BANNED } });
  return isRepeated;
}

/**
 * Prepares a change of e-mail, which takes effect when its link is opened.
 * Throws `auth.required`, `rate_limited`, `auth.email_taken`, `auth.blocked` for a banned e-mail, and what {@link
 * assertOwner} throws.
 */
export async function prepareEmailChange(ctx: UserContext, input: EmailInput): Promise<RequestedChange> {
  const { now, user, address } = ctx;
  const { email, password } = input;
  const session = await ctx.session();
  if (!session) throw new DomainError("auth.required");
  const isRepeated = password
    ? await ctx.passwordTurn().take((passwords) => assertMayAsk(ctx, input, passwords), alwaysKnown)
    : await assertMayAsk(ctx, input, null);
  return {
    userId: user.id,
    email,
    tokenHash: hashToken(newToken()),
    expiresAt: now + CONFIRMATION_LIFETIME_MS,
    sessionId: session.id,
    limits: [
      { limit: MAIL_ADDRESS_LIMIT, subject: hashed(address) },
      { limit: CHANGE_MAIL_LIMIT, subject: hashed(email) },
    ],
    isRepeated,
  };
}

/**
 * Applies a change of e-mail and ends what the former e-mail opened, except the session in which the link was opened.
 * Throws `auth.link_invalid` for an unknown, used or expired link, `auth.email_taken` if somebody else signed up with
 * the e-mail in the meantime, `auth.blocked` if it was banned.
 */
export async function confirmEmailChange(ctx: Context, token: string): Promise<void> {
  const { db, env, now } = ctx;
  const session = await ctx.session();
  const tokenHash = hashToken(token);
  const email = await findNewEmail(db, tokenHash, now);
  if (email === null) throw new DomainError("auth.link_invalid");
  const hashes = personHashes(env.settings, { email, phone: "" });
  let change: Awaited<ReturnType<typeof changeEmailByToken>>;
  try {
    change = await changeEmailByToken(db, { tokenHash, hashes }, session?.id ?? null, now);
  } catch (error) {
    if (isUniqueViolation(error, "users.email")) throw new DomainError("auth.email_taken", TAKEN);
    throw error;
  }
  const { ended, isBanned } = change;
  if (isBanned) throw new DomainError("auth.blocked", { fields: { email: BANNED } });
  if (!ended) throw new DomainError("auth.link_invalid");
  ctx.deliverSoon();
  ctx.waitUntil(Promise.all(ended.map((id) => disconnectLive(ctx.env, `session:${id}`))));
}

/**
 * Cancels a change of e-mail through the link sent to the current address.
 * Throws `auth.link_invalid` if there is nothing to cancel.
 */
export async function stopEmailChange(ctx: Context, token: string): Promise<void> {
  if (!(await stopChangeByToken(ctx.db, hashToken(token), ctx.now))) throw new DomainError("auth.link_invalid");
}
