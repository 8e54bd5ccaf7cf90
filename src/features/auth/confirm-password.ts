import { batchOf } from "#db/batch.ts";
import { DomainError } from "../../errors.ts";
import { assertWithinLimit, countCall, ofPerson } from "../../platform/limits/rate-limit.ts";
import type { UserContext } from "../../trpc/init.ts";
import { PASSWORD_MISSING, PASSWORD_WRONG } from "./messages.ts";
import { alwaysKnown, type Passwords } from "./password-queue.ts";
import { selectPasswordHash } from "./queries.ts";
import { CONFIRM_PASSWORD_LIMIT, isFreshGoogleSignIn, isRecentLogin } from "./rules.ts";

/**
 * Checks the signed-in person's password again before an action that cannot be undone. Attempts count per person.
 * Throws `rate_limited`, `auth.invalid_credentials`.
 */
export async function confirmPassword(ctx: UserContext, password: string): Promise<void> {
  const { db, now, user } = ctx;
  await ctx.passwordTurn().take(async (passwords) => {
    const { calls, accounts } = await batchOf(db, {
      calls: countCall(db, CONFIRM_PASSWORD_LIMIT, ofPerson(user.id), now),
      accounts: selectPasswordHash(db, user.id),
    });
    assertWithinLimit(CONFIRM_PASSWORD_LIMIT, calls);
    const { valid } = await passwords.verify(password, accounts[0]?.passwordHash ?? null);
    if (!valid) throw new DomainError("auth.invalid_credentials");
  }, alwaysKnown);
}

/**
 * Checks that the owner is there: by a recent log-in, or as {@link assertOwner} does. Attempts count per person.
 * Throws `auth.required`, `rate_limited` and what {@link assertOwner} throws.
 */
export async function confirmOwner(ctx: UserContext, password: string | null): Promise<void> {
  const { db, now, user } = ctx;
  const session = await ctx.session();
  if (!session) throw new DomainError("auth.required");
  if (isRecentLogin(session.authenticatedAt, now)) return;
  if (user.hasPassword && !password) throw new DomainError("input.invalid", { fields: { password: PASSWORD_MISSING } });
  await ctx.passwordTurn().take(async (passwords) => {
    const { calls, accounts } = await batchOf(db, {
      calls: countCall(db, CONFIRM_PASSWORD_LIMIT, ofPerson(user.id), now),
      accounts: selectPasswordHash(db, user.id),
    });
    assertWithinLimit(CONFIRM_PASSWORD_LIMIT, calls);
    await assertOwner(ctx, password ? { typed: password, passwords } : null, accounts[0]?.passwordHash ?? null);
  }, alwaysKnown);
}

/**
 * Checks that the caller owns the account and hasn't just found an open session: by password, or by a recent Google
 * sign-in if the account has none (`hash` is null). The caller of this function counts the attempts.
 * Throws `input.invalid` for a missing password, `auth.invalid_credentials`, `auth.google_required`.
 */
export async function assertOwner(
  ctx: UserContext,
  password: { typed: string; passwords: Passwords } | null,
  hash: string | null,
): Promise<void> {
  if (hash === null) {
    const session = await ctx.session();
    if (!session || !isFreshGoogleSignIn(session, ctx.now)) throw new DomainError("auth.google_required");
    return;
  }
  if (!password) throw new DomainError("input.invalid", { fields: { password: PASSWORD_MISSING } });
  const { valid } = await password.passwords.verify(password.typed, hash);
  if (!valid) {
    throw new DomainError("auth.invalid_credentials", { fields: { password: PASSWORD_WRONG } });
  }
}
