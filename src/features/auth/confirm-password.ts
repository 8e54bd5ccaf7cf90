import { DomainError } from "../../errors.ts";
import { assertWithinLimit, countCall } from "../../platform/rate-limit.ts";
import type { UserContext } from "../../trpc/init.ts";
import { verifyPassword } from "./passwords.ts";
import { selectPasswordHash } from "./queries.ts";
import { LOGIN_LIMIT } from "./rules.ts";

/**
 * Asks a logged-in person for the password again, before what cannot be undone; counts as a try to log in.
 * @param password null for an account that has none, because it came through Google
 * Throws `rate_limited`, `auth.invalid_credentials`.
 */
export async function confirmPassword(ctx: UserContext, password: string | null): Promise<void> {
  const { db, now, user } = ctx;
  const [calls, accounts] = await db.batch([
    countCall(db, LOGIN_LIMIT, user.email, now),
    selectPasswordHash(db, user.id),
  ]);
  assertWithinLimit(LOGIN_LIMIT, calls);
  const hash = accounts[0]?.passwordHash ?? null;
  if (hash === null && password === null) return;
  const { valid } = await verifyPassword(password ?? "", hash);
  if (!valid) throw new DomainError("auth.invalid_credentials");
}
