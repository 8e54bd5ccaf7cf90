import { DomainError } from "../../errors.ts";
import { disconnectLive } from "../../platform/live.ts";
import { assertWithinLimit, countCall, rateLimitKey } from "../../platform/rate-limit.ts";
import { hashToken } from "../../platform/tokens.ts";
import type { Context } from "../../trpc/context.ts";
import { assertUncommonPassword } from "./common-passwords.ts";
import { hashPassword } from "./passwords.ts";
import { confirmByToken, requestLink, resetByToken, selectTokenOwner } from "./queries.ts";
import { firstNewPasswordProblem, LINK_LIMIT, MAIL_ACCOUNT_LIMIT, MAIL_ADDRESS_LIMIT } from "./rules.ts";
import type { ResetPasswordInput } from "./schemas.ts";

/**
 * Asks for a reset or confirmation mail. Answers alike, and as fast, whether or not there is such an account.
 * Throws `rate_limited` by the caller's address alone.
 */
export async function askForLink(ctx: Context, kind: "mail.confirm" | "mail.reset", email: string): Promise<void> {
  const { db, now } = ctx;
  const limitKey = rateLimitKey(MAIL_ACCOUNT_LIMIT, email);
  const [calls] = await db.batch([
    countCall(db, MAIL_ADDRESS_LIMIT, ctx.address, now),
    countCall(db, MAIL_ACCOUNT_LIMIT, email, now),
    requestLink(db, { kind, email, limitKey, max: MAIL_ACCOUNT_LIMIT.max, now }),
  ]);
  ctx.deliverSoon();
  assertWithinLimit(MAIL_ADDRESS_LIMIT, calls);
}

/** Confirms an e-mail address. Throws `auth.link_invalid` for an unknown, used or expired link. */
export async function confirmEmail(ctx: Context, token: string): Promise<void> {
  const userId = await confirmByToken(ctx.db, hashToken(token), ctx.now);
  if (!userId) throw new DomainError("auth.link_invalid");
}

/**
 * Sets a new password by a reset link and ends all sessions of the account.
 * Throws `input.invalid`, `rate_limited`, `auth.link_invalid`.
 */
export async function resetPassword(ctx: Context, input: ResetPasswordInput): Promise<void> {
  const problem = firstNewPasswordProblem(input);
  if (problem) throw new DomainError("input.invalid", { fields: { [problem.field]: problem.text } });
  assertUncommonPassword(input.password);
  const { db, now } = ctx;
  const tokenHash = hashToken(input.token);
  const [calls, owner] = await db.batch([
    countCall(db, LINK_LIMIT, ctx.address, now),
    selectTokenOwner(db, tokenHash, "reset", now),
  ]);
  assertWithinLimit(LINK_LIMIT, calls);
  if (!owner[0]) throw new DomainError("auth.link_invalid");
  const userId = await resetByToken(db, tokenHash, await hashPassword(input.password), now);
  if (!userId) throw new DomainError("auth.link_invalid");
  ctx.later(disconnectLive(ctx.env, `user:${userId}`));
}
