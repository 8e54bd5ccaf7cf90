import { batchOf } from "#db/batch.ts";
import { DomainError } from "../../errors.ts";
import { assertWithinLimit, countCall, ofPerson } from "../../platform/rate-limit.ts";
import type { UserContext } from "../../trpc/init.ts";
import { PASSWORD_MISSING, PASSWORD_WRONG } from "./messages.ts";
import type { Passwords } from "./password-turn.ts";
import { selectPasswordHash } from "./queries.ts";
import { CONFIRM_PASSWORD_LIMIT, isFreshGoogleSignIn } from "./rules.ts";

/**
 * Asks a logged-in person for the password again, before what cannot be undone. Counted for the person alone, so that
 * nobody else can use the tries up.
 * @param password null for an account that has none, because it came through Google
 * Throws `rate_limited`, `auth.invalid_credentials`.
 */
export async function confirmPassword(ctx: UserContext, password: string | null): Promise<void> {
  const { db, now, user } = ctx;
  await ctx.passwordTurn().take(async (passwords) => {
    const { calls, accounts } = await batchOf(db, {
      calls: countCall(db, CONFIRM_PASSWORD_LIMIT, ofPerson(user.id), now),
      accounts: selectPasswordHash(db, user.id),
    });
    assertWithinLimit(CONFIRM_PASSWORD_LIMIT, calls);
    const hash = accounts[0]?.passwordHash ?? null;
    if (hash === null && password === null) return;
    const { valid } = await passwords.verify(password ?? "", hash);
    if (!valid) throw new DomainError("auth.invalid_credentials");
  });
}

/**
 * Checks that it is the account's owner who asks, and not somebody at an open session: by the password, or if the
 * account has none by a sign-in through Google just now.
 * @param password what was typed, and the turn in which it may be looked at; null when nothing was
 * @param hash what is stored of the account's password, which the caller has read and whose tries it counts
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
