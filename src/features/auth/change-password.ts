import { batchOf } from "#db/batch.ts";
import { DomainError } from "../../errors.ts";
import { assertWithinLimit, clearCalls, countCall, hashed, ofPerson } from "../../platform/limits/rate-limit.ts";
import { firstNewPasswordProblem } from "../../shared/sign-up-checks.ts";
import type { UserContext } from "../../trpc/init.ts";
import { assertUncommonPassword } from "./common-passwords.ts";
import { markDevice } from "./device-marks.ts";
import { logInSubject } from "./log-in.ts";
import { disconnectSessions, ownSession } from "./manage-sessions.ts";
import { PASSWORD_WRONG } from "./messages.ts";
import { alwaysKnown } from "./password-queue.ts";
import { selectPasswordHash } from "./queries.ts";
import { changePassword as change, type NewPasswordHash } from "./queries-sessions.ts";
import { CONFIRM_PASSWORD_LIMIT, LOGIN_ACCOUNT_LIMIT, LOGIN_LIMIT } from "./rules.ts";
import type { ChangePasswordInput } from "./schemas.ts";

const wrongPassword = () =>
  new DomainError("auth.invalid_credentials", { fields: { currentPassword: PASSWORD_WRONG } });

/**
 * Checks the present password and hashes the new one. Wrong ones count as failed log-ins from this IP address, so that
 * neither way adds attempts to the other.
 */
function hashNew(ctx: UserContext, { currentPassword, password }: ChangePasswordInput): Promise<NewPasswordHash> {
  const { db, now, user } = ctx;
  return ctx.passwordTurn().take(async (passwords) => {
    const { calls, logIns, accounts } = await batchOf(db, {
      calls: countCall(db, CONFIRM_PASSWORD_LIMIT, ofPerson(user.id), now),
      logIns: countCall(db, LOGIN_LIMIT, logInSubject(user.email, ctx.address), now),
      accounts: selectPasswordHash(db, user.id),
    });
    assertWithinLimit(CONFIRM_PASSWORD_LIMIT, calls);
    assertWithinLimit(LOGIN_LIMIT, logIns);
    const former = accounts[0]?.passwordHash ?? null;
    const { valid } = await passwords.verify(currentPassword, former);
    if (!valid || former === null) throw wrongPassword();
    return { former, passwordHash: await passwords.hash(password) };
  }, alwaysKnown);
}

/**
 * Replaces the caller's password and logs all other devices out. Accounts without a password create one through a reset
 * mail instead.
 * Throws `input.invalid`, `rate_limited`, `auth.invalid_credentials`.
 */
export async function changePassword(ctx: UserContext, input: ChangePasswordInput): Promise<void> {
  const problem = firstNewPasswordProblem(input);
  if (problem) throw new DomainError("input.invalid", { fields: { [problem.field]: problem.text } });
  assertUncommonPassword(input.password);
  const { db, now, user } = ctx;
  const hashes = await hashNew(ctx, input);
  const ended = await change(db, ownSession(ctx), hashes, now, [
    clearCalls(db, CONFIRM_PASSWORD_LIMIT, ofPerson(user.id)),
    clearCalls(db, LOGIN_ACCOUNT_LIMIT, hashed(user.email)),
    clearCalls(db, LOGIN_LIMIT, logInSubject(user.email, ctx.address)),
  ]);
  if (!ended) throw wrongPassword();
  markDevice(ctx, hashes.passwordHash);
  ctx.deliverSoon();
  disconnectSessions(ctx, ended);
}
