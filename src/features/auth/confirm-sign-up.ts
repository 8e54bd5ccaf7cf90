import { batchOf } from "#db/batch.ts";
import { DomainError } from "../../errors.ts";
import { addressMarks } from "../../platform/hashing/account-marks.ts";
import { personHashes } from "../../platform/hashing/person-hashes.ts";
import { hashToken } from "../../platform/hashing/tokens.ts";
import { assertWithinLimit, countCall, countCallIf, hashed, isWithinLimit } from "../../platform/limits/rate-limit.ts";
import { assertAdmitted } from "../../platform/limits/refusal-cache.ts";
import type { Context } from "../../trpc/context.ts";
import { tellInviter } from "../billing/manage-promotion.ts";
import { countInvitation } from "../billing/statements.ts";
import { deviceMarksOf, markDevice } from "./device-marks.ts";
import { BANNED } from "./messages.ts";
import { confirmSignUp as confirm, selectConfirmation } from "./queries-confirmation.ts";
import { CONFIRMATION_LIMIT, LINK_LIMIT } from "./rules.ts";
import type { ConfirmationLink, ConfirmEmailInput } from "./schemas.ts";
import { startSession } from "./sessions.ts";
import { inheritFormer, noteMarks } from "./statements.ts";

/** The state of a confirmation link, and its e-mail: no secret to anyone who can read that mailbox. */
export async function checkConfirmation(ctx: Context, token: string): Promise<ConfirmationLink> {
  const { db, now } = ctx;
  const { calls, accounts } = await batchOf(db, {
    calls: countCall(db, LINK_LIMIT, hashed(ctx.address), now),
    accounts: selectConfirmation(db, hashToken(token), now),
  });
  assertAdmitted(ctx.address, LINK_LIMIT, calls, now);
  const account = accounts[0];
  if (!account) return { state: "invalid", email: null };
  return { state: account.emailConfirmedAt === null ? "open" : "confirmed", email: account.email };
}

/**
 * Confirms the e-mail of a sign-up and logs in. It takes both the link and the password, because the sign-up may be a
 * stranger's, and so may the mailbox. A wrong password leaves the link valid.
 * Throws `rate_limited`, `auth.link_invalid`, `auth.already_confirmed`, `auth.invalid_credentials`,
 * `auth.blocked`, also for an e-mail or phone that was banned after the sign-up.
 */
export async function confirmSignUp(ctx: Context, { token, password }: ConfirmEmailInput): Promise<void> {
  const { db, now } = ctx;
  const [caller, tokenHash] = [hashed(ctx.address), hashToken(token)];
  const hasLink = async () => (await selectConfirmation(db, tokenHash, now)).length > 0;
  const { account, passwordHash } = await ctx.passwordTurn().take(async (passwords) => {
    const { byAddress, byLink, accounts } = await batchOf(db, {
      byAddress: countCall(db, LINK_LIMIT, caller, now),
      byLink: countCallIf(db, CONFIRMATION_LIMIT, hashed(tokenHash), now, isWithinLimit(LINK_LIMIT, caller)),
      accounts: selectConfirmation(db, tokenHash, now),
    });
    assertAdmitted(ctx.address, LINK_LIMIT, byAddress, now);
    assertWithinLimit(CONFIRMATION_LIMIT, byLink);
    const [account] = accounts;
    if (!account) throw new DomainError("auth.link_invalid");
    if (account.emailConfirmedAt !== null) throw new DomainError("auth.already_confirmed");
    const { valid } = await passwords.verify(password, account.passwordHash);
    if (!valid || account.passwordHash === null) throw new DomainError("auth.invalid_credentials");
    return { account, passwordHash: account.passwordHash };
  }, hasLink);
  const hashes = personHashes(ctx.env.settings, account);
  const marks = [...addressMarks(ctx), ...deviceMarksOf(ctx, passwordHash)];
  const { userId, isBanned } = await confirm(db, { tokenHash, passwordHash, hashes }, now, [
    ...inheritFormer(db, account.userId, hashes),
    noteMarks(db, account.userId, marks, now),
    ...countInvitation(db, account.userId, hashes, now),
  ]);
  if (isBanned) throw new DomainError("auth.blocked", { fields: { email: BANNED } });
  if (!userId) throw new DomainError("auth.link_invalid");
  tellInviter(ctx, userId);
  ctx.setCookie(await startSession(ctx, userId, { method: "password", hash: passwordHash }));
  markDevice(ctx, passwordHash);
}
