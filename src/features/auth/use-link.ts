import { batchOf } from "#db/batch.ts";
import { DomainError } from "../../errors.ts";
import { personHashes } from "../../platform/hashing/person-hashes.ts";
import { hashToken } from "../../platform/hashing/tokens.ts";
import { clearCalls, countCall, countCallIf, hashed, isWithinLimits } from "../../platform/limits/rate-limit.ts";
import { assertAdmitted } from "../../platform/limits/refusal-cache.ts";
import { disconnectLive } from "../../platform/live/live.ts";
import { firstNewPasswordProblem } from "../../shared/sign-up-checks.ts";
import type { Context } from "../../trpc/context.ts";
import { assertUncommonPassword } from "./common-passwords.ts";
import { markDevice } from "./device-marks.ts";
import { logInSubject } from "./log-in.ts";
import { BANNED } from "./messages.ts";
import { requestLink, resetByToken, selectTokenOwner } from "./queries.ts";
import {
  LINK_LIMIT,
  LOGIN_ACCOUNT_LIMIT,
  LOGIN_LIMIT,
  MAIL_ACCOUNT_LIMIT,
  MAIL_ADDRESS_LIMIT,
  RESET_ACCOUNT_LIMIT,
} from "./rules.ts";
import type { LinkRequest, ResetLink, ResetPasswordInput } from "./schemas.ts";
import { inheritFormer } from "./statements.ts";

/**
 * Requests a reset or confirmation mail. Response and timing don't reveal whether the account exists.
 * Throws `rate_limited`, only by the caller's IP address.
 */
export async function askForLink(
  ctx: Context,
  kind: "mail.confirm" | "mail.reset",
  { email, returnTo }: LinkRequest,
): Promise<void> {
  const { db, now } = ctx;
  const limit = kind === "mail.reset" ? RESET_ACCOUNT_LIMIT : MAIL_ACCOUNT_LIMIT;
  const [caller, account] = [hashed(ctx.address), hashed(email)];
  const isAdmitted = isWithinLimits([MAIL_ADDRESS_LIMIT, caller]);
  const { calls } = await batchOf(db, {
    calls: countCall(db, MAIL_ADDRESS_LIMIT, caller, now),
    byAccount: countCallIf(db, limit, account, now, isAdmitted),
    asked: requestLink(
      db,
      { kind, email, returnTo },
      isWithinLimits([MAIL_ADDRESS_LIMIT, caller], [limit, account]),
      now,
    ),
  });
  assertAdmitted(ctx.address, MAIL_ADDRESS_LIMIT, calls, now);
  ctx.deliverSoon();
}

/** Whether a reset link still works. Throws `rate_limited`. */
export async function checkReset(ctx: Context, token: string): Promise<ResetLink> {
  const { db, now } = ctx;
  const { calls, owners } = await batchOf(db, {
    calls: countCall(db, LINK_LIMIT, hashed(ctx.address), now),
    owners: selectTokenOwner(db, hashToken(token), "reset", now),
  });
  assertAdmitted(ctx.address, LINK_LIMIT, calls, now);
  return { isOpen: owners.length > 0 };
}

/**
 * Sets a new password through a reset link, ends all sessions of the account, clears its failed logins and notifies the
 * person.
 * Throws `input.invalid`, `rate_limited`, `auth.link_invalid`, and `auth.blocked` for a banned e-mail that was never
 * confirmed.
 */
export async function resetPassword(ctx: Context, input: ResetPasswordInput): Promise<void> {
  const problem = firstNewPasswordProblem(input);
  if (problem) throw new DomainError("input.invalid", { fields: { [problem.field]: problem.text } });
  assertUncommonPassword(input.password);
  const { db, now } = ctx;
  const tokenHash = hashToken(input.token);
  const hasLink = async () => (await selectTokenOwner(db, tokenHash, "reset", now)).length > 0;
  const { owner, passwordHash } = await ctx.passwordTurn().take(async (passwords) => {
    const { calls, owners } = await batchOf(db, {
      calls: countCall(db, LINK_LIMIT, hashed(ctx.address), now),
      owners: selectTokenOwner(db, tokenHash, "reset", now),
    });
    assertAdmitted(ctx.address, LINK_LIMIT, calls, now);
    const [owner] = owners;
    if (!owner) throw new DomainError("auth.link_invalid");
    return { owner, passwordHash: await passwords.hash(input.password) };
  }, hasLink);
  const { email } = owner;
  const hashes = personHashes(ctx.env.settings, { email, phone: "" });
  const { userId, isBanned } = await resetByToken(db, { tokenHash, passwordHash, hashes }, now, [
    ...inheritFormer(db, owner.userId, hashes),
    clearCalls(db, LOGIN_ACCOUNT_LIMIT, hashed(email)),
    clearCalls(db, LOGIN_LIMIT, logInSubject(email, ctx.address)),
  ]);
  if (isBanned) throw new DomainError("auth.blocked", { fields: { email: BANNED } });
  if (!userId) throw new DomainError("auth.link_invalid");
  markDevice(ctx, passwordHash);
  ctx.deliverSoon();
  ctx.waitUntil(disconnectLive(ctx.env, `user:${userId}`));
}
