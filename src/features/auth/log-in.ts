import { DomainError } from "../../errors.ts";
import { assertWithinLimit, countCall, rateLimitKey } from "../../platform/rate-limit.ts";
import type { Context } from "../../trpc/context.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { clearCalls, selectAccountByEmail, setPasswordHash } from "./queries.ts";
import { hasRole, LOGIN_ADDRESS_LIMIT, LOGIN_LIMIT } from "./rules.ts";
import type { LogInInput } from "./schemas.ts";
import { startSession } from "./sessions.ts";

/**
 * Logs in with e-mail and password and starts a session with a new token. Every try counts until one succeeds, so
 * parallel tries cannot pass the limit. An unknown e-mail costs as much time as a wrong password.
 * Throws `rate_limited`, `auth.invalid_credentials` (also: not that role), `auth.email_unconfirmed`.
 */
export async function logIn(ctx: Context, input: LogInInput): Promise<void> {
  const { db, now } = ctx;
  const [byAccount, byAddress, accounts] = await db.batch([
    countCall(db, LOGIN_LIMIT, input.email, now),
    countCall(db, LOGIN_ADDRESS_LIMIT, ctx.address, now),
    selectAccountByEmail(db, input.email),
  ]);
  assertWithinLimit(LOGIN_LIMIT, byAccount);
  assertWithinLimit(LOGIN_ADDRESS_LIMIT, byAddress);
  const account = accounts[0];
  const password = await verifyPassword(input.password, account?.passwordHash ?? null);
  if (!account || !password.valid || !hasRole(account, input.role)) {
    throw new DomainError("auth.invalid_credentials");
  }
  if (account.emailConfirmedAt === null) throw new DomainError("auth.email_unconfirmed");
  const renewed = password.outdated ? await hashPassword(input.password) : null;
  const cookie = await startSession(ctx, account.id, [
    clearCalls(db, rateLimitKey(LOGIN_LIMIT, input.email)),
    ...(renewed ? [setPasswordHash(db, account.id, renewed)] : []),
  ]);
  ctx.setCookie(cookie);
}
