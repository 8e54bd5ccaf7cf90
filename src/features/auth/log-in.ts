import type { z } from "zod";
import { batchOf } from "#db/batch.ts";
import { DomainError } from "../../errors.ts";
import { addressMarks } from "../../platform/hashing/account-marks.ts";
import { newToken } from "../../platform/hashing/tokens.ts";
import {
  assertWithinLimit,
  clearCalls,
  countCall,
  countCallIf,
  hashed,
  isWithinLimits,
  type RateLimit,
  type Subject,
} from "../../platform/limits/rate-limit.ts";
import { assertAdmitted } from "../../platform/limits/refusal-cache.ts";
import { disconnectLive } from "../../platform/live/live.ts";
import type { Context } from "../../trpc/context.ts";
import { deviceMarksOf, hasMarkFor, markDevice } from "./device-marks.ts";
import { renewPasswordHash, selectAccountByEmail } from "./queries.ts";
import { insertChallenge, notePasskeyUse, selectPasskeyForLogIn, takeChallenge } from "./queries-passkeys.ts";
import {
  hasRole,
  LOGIN_ACCOUNT_LIMIT,
  LOGIN_ADDRESS_LIMIT,
  LOGIN_BURST_LIMIT,
  LOGIN_KNOWN_LIMIT,
  LOGIN_LIMIT,
  logInDelay,
} from "./rules.ts";
import type { LogInInput } from "./schemas.ts";
import type { PasskeyLogInInput, requestOptions } from "./schemas-passkeys.ts";
import { blankSessionCookie, endSession, startSession } from "./sessions.ts";
import { noteMarks } from "./statements.ts";
import { makeRequestOptions, signedChallenge, verifySignature } from "./webauthn.ts";

/** Attempts count per account and IP address, so that strangers can't use up a person's own. */
export function logInSubject(email: string, address: string): Subject {
  return hashed(`${email} ${address}`);
}

/** Whether this browser has logged in to the account before. */
async function isKnownDevice(ctx: Context, email: string): Promise<boolean> {
  if (ctx.deviceMarks.length === 0) return false;
  const [account] = await selectAccountByEmail(ctx.db, email);
  return hasMarkFor(ctx, account?.passwordHash ?? null);
}

/**
 * Counts the attempt before it is checked, so that parallel ones can't exceed a limit, and reads the account. Refused
 * attempts count against the IP address only: they neither write rows for e-mails nor slow the account down.
 * Throws `rate_limited`, for the IP address or for the account: from this IP address, or before strangers.
 */
async function admit(ctx: Context, email: string, isPreferred: boolean) {
  const { db, now, address } = ctx;
  const [caller, pair, target] = [hashed(address), logInSubject(email, address), hashed(email)];
  const limits: [RateLimit, Subject][] = [
    [LOGIN_BURST_LIMIT, caller],
    [LOGIN_ADDRESS_LIMIT, caller],
  ];
  const isAdmitted = isWithinLimits(...limits);
  const isTry = isWithinLimits(...limits, [LOGIN_LIMIT, pair]);
  const { burst, byAddress, byPair, known, byAccount, accounts } = await batchOf(db, {
    burst: countCall(db, LOGIN_BURST_LIMIT, caller, now),
    byAddress: countCall(db, LOGIN_ADDRESS_LIMIT, caller, now),
    byPair: countCallIf(db, LOGIN_LIMIT, pair, now, isAdmitted),
    known: isPreferred ? [countCallIf(db, LOGIN_KNOWN_LIMIT, target, now, isTry)] : [],
    byAccount: countCallIf(db, LOGIN_ACCOUNT_LIMIT, target, now, isTry),
    accounts: selectAccountByEmail(db, email),
  });
  assertAdmitted(address, LOGIN_BURST_LIMIT, burst, now);
  assertAdmitted(address, LOGIN_ADDRESS_LIMIT, byAddress, now);
  assertWithinLimit(LOGIN_LIMIT, byPair);
  assertWithinLimit(LOGIN_KNOWN_LIMIT, known[0] ?? []);
  const [account] = accounts;
  return { account, hash: account?.passwordHash ?? null, delayMs: logInDelay(byAccount[0]?.count ?? 0) };
}

/**
 * Logs in with e-mail and password and starts a session with a new token. An unknown e-mail takes as long as a wrong
 * password. An account under attack is delayed, outside the password queue. Devices that people have used before go
 * before strangers in that queue.
 * Throws `rate_limited`, `auth.invalid_credentials` (also for a missing role), `auth.email_unconfirmed`,
 * `auth.blocked`.
 */
export async function logIn(ctx: Context, input: LogInInput): Promise<void> {
  const { db } = ctx;
  const turn = ctx.passwordTurn();
  const isKnown = () => isKnownDevice(ctx, input.email);
  const { account, hash, delayMs, checked } = await turn.take(async (passwords, isPreferred) => {
    const admitted = await admit(ctx, input.email, isPreferred);
    const checked = admitted.delayMs > 0 ? null : await passwords.verify(input.password, admitted.hash);
    return { ...admitted, checked };
  }, isKnown);
  if (!checked) await new Promise((resolve) => setTimeout(resolve, delayMs));
  const { valid, renewed } =
    checked ?? (await turn.take((passwords) => passwords.verify(input.password, hash), isKnown));
  if (!account || hash === null || !valid || !hasRole(account, input.role)) {
    throw new DomainError("auth.invalid_credentials");
  }
  if (account.emailConfirmedAt === null) throw new DomainError("auth.email_unconfirmed");
  const cookie = await startSession(ctx, account.id, { method: "password", hash }, [
    clearCalls(db, LOGIN_LIMIT, logInSubject(input.email, ctx.address)),
    clearCalls(db, LOGIN_ACCOUNT_LIMIT, hashed(input.email)),
    noteMarks(db, account.id, [...addressMarks(ctx), ...deviceMarksOf(ctx, renewed ?? hash)], ctx.now),
    ...(renewed ? [renewPasswordHash(db, account.id, hash, renewed)] : []),
  ]);
  ctx.setCookie(cookie);
  markDevice(ctx, renewed ?? hash);
}

/** Ends the session immediately, in every open tab; without a session it only clears the cookie. */
export async function logOut(ctx: Context): Promise<void> {
  const session = await ctx.session();
  if (!session) return ctx.setCookie(blankSessionCookie(ctx));
  ctx.setCookie(await endSession(ctx, session.id));
  ctx.waitUntil(disconnectLive(ctx.env, `session:${session.id}`));
}

/** What a device needs to offer its passkeys. It names nobody, so that it says nothing about any account. */
export async function askForPasskey({ db, env, now }: Context): Promise<z.input<typeof requestOptions>> {
  const challenge = newToken();
  await insertChallenge(db, { challenge, purpose: "log-in", userId: null }, now);
  return makeRequestOptions(env.settings.APP_URL, challenge);
}

/**
 * Logs in with a passkey and starts a session with a new token. All that is wrong with the answer gets the same refusal.
 * Throws `auth.passkey_invalid`, `auth.invalid_credentials` for a missing role, `auth.blocked`.
 */
export async function logInWithPasskey(ctx: Context, { response, role }: PasskeyLogInInput): Promise<void> {
  const { db, env, now } = ctx;
  const challenge = signedChallenge(response);
  const { taken, found } = await batchOf(db, {
    taken: takeChallenge(db, { challenge, purpose: "log-in", userId: null }, now),
    found: selectPasskeyForLogIn(db, response.id),
  });
  const [passkey] = found;
  if (taken.length === 0 || !passkey) throw new DomainError("auth.passkey_invalid");
  const counter = await verifySignature(env.settings.APP_URL, response, challenge, passkey);
  if (counter === null) throw new DomainError("auth.passkey_invalid");
  if (!hasRole(passkey, role)) throw new DomainError("auth.invalid_credentials");
  const { id, userId, passwordHash } = passkey;
  const cookie = await startSession(ctx, userId, { method: "passkey", passkeyId: id }, [
    notePasskeyUse(db, id, counter, now),
    noteMarks(db, userId, [...addressMarks(ctx), ...deviceMarksOf(ctx, passwordHash)], now),
  ]);
  ctx.setCookie(cookie);
  if (passwordHash !== null) markDevice(ctx, passwordHash);
}
