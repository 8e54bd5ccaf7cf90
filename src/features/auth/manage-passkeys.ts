import { randomBytes } from "node:crypto";
import type { z } from "zod";
import { batchOf } from "#db/batch.ts";
import { DomainError } from "../../errors.ts";
import { hashToken, newToken } from "../../platform/hashing/tokens.ts";
import type { UserContext } from "../../trpc/init.ts";
import { confirmOwner } from "./confirm-password.ts";
import { ownSession } from "./manage-sessions.ts";
import {
  confirmSession,
  countCodesLeft,
  deletePasskey,
  hasAny,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  notePasskeyUse,
  renamePasskey,
  replaceCodes,
  selectPasskey,
  takeChallenge,
  takeRecoveryCode,
} from "./queries-passkeys.ts";
import { PASSKEYS_MAX, RECOVERY_CODES, recoveryCodeFrom } from "./rules-passkeys.ts";
import type {
  AddPasskeyInput,
  ConfirmInput,
  creationOptions,
  newCodes,
  ownPasskeys,
  requestOptions,
} from "./schemas-passkeys.ts";
import {
  makeCreationOptions,
  makeRequestOptions,
  signedChallenge,
  verifyCreation,
  verifySignature,
} from "./webauthn.ts";

const UNKNOWN_DEVICE = "Aparelho";

export async function readPasskeys({ db, user }: UserContext): Promise<z.input<typeof ownPasskeys>> {
  const { passkeys, left } = await batchOf(db, {
    passkeys: listPasskeys(db, user.id),
    left: countCodesLeft(db, user.id),
  });
  return { passkeys, codesLeft: left[0]?.count ?? 0 };
}

/**
 * An admin who has a passkey uses it before the passkeys change: else the password alone would replace it.
 * Throws `admin.passkey_required`.
 */
async function assertConfirmed(ctx: UserContext): Promise<void> {
  const session = await ctx.session();
  if (session?.adminNeed === "passkey") throw new DomainError("admin.passkey_required");
}

/**
 * What a device needs to make a passkey.
 * Throws what {@link confirmOwner} throws, `admin.passkey_required`, `auth.passkey_limit`.
 */
export async function askForNewPasskey(
  ctx: UserContext,
  password: string | null,
): Promise<z.input<typeof creationOptions>> {
  const { db, env, user, now } = ctx;
  await assertConfirmed(ctx);
  await confirmOwner(ctx, password);
  const challenge = newToken();
  const { existing } = await batchOf(db, {
    existing: listPasskeys(db, user.id),
    asked: insertChallenge(db, { challenge, purpose: "add", userId: user.id }, now),
  });
  if (existing.length >= PASSKEYS_MAX) throw new DomainError("auth.passkey_limit");
  return makeCreationOptions(env.settings.APP_URL, challenge, user, existing);
}

/**
 * Stores the passkey that a device made, named after the device. An admin's first one comes with recovery codes.
 * Throws `auth.passkey_invalid`, `auth.passkey_limit`.
 */
export async function addPasskey(ctx: UserContext, { response }: AddPasskeyInput): Promise<z.input<typeof newCodes>> {
  const { db, env, user, now } = ctx;
  const challenge = signedChallenge(response);
  const { taken, left } = await batchOf(db, {
    taken: takeChallenge(db, { challenge, purpose: "add", userId: user.id }, now),
    left: countCodesLeft(db, user.id),
  });
  const passkey = taken.length > 0 ? await verifyCreation(env.settings.APP_URL, response, challenge) : null;
  if (!passkey) throw new DomainError("auth.passkey_invalid");
  const isAdded = await insertPasskey(db, ownSession(ctx), { ...passkey, name: ctx.device ?? UNKNOWN_DEVICE }, now);
  if (!isAdded) throw new DomainError("auth.passkey_limit");
  ctx.deliverSoon();
  return { codes: user.isAdmin && left[0]?.count === 0 ? await writeCodes(ctx) : null };
}

async function writeCodes({ db, user, now }: UserContext): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeFrom(randomBytes(16)));
  const hashes = codes.map((code) => hashToken(code.replaceAll("-", "")));
  await batchOf(db, { replaced: replaceCodes(db, user.id, hashes, now) });
  return codes;
}

/** Replaces an admin's recovery codes. Throws `admin.required`, `admin.passkey_required`, `auth.passkey_not_found`. */
export async function renewCodes(ctx: UserContext): Promise<z.input<typeof newCodes>> {
  if (!ctx.user.isAdmin) throw new DomainError("admin.required");
  await assertConfirmed(ctx);
  const passkeys = await listPasskeys(ctx.db, ctx.user.id);
  if (passkeys.length === 0) throw new DomainError("auth.passkey_not_found");
  return { codes: await writeCodes(ctx) };
}

/** What a device needs to show that its person is there. Throws `auth.passkey_not_found`. */
export async function askToConfirm(ctx: UserContext): Promise<z.input<typeof requestOptions>> {
  const { db, env, user, now } = ctx;
  const challenge = newToken();
  const { existing } = await batchOf(db, {
    existing: listPasskeys(db, user.id),
    asked: insertChallenge(db, { challenge, purpose: "confirm", userId: user.id }, now, hasAny(user.id)),
  });
  if (existing.length === 0) throw new DomainError("auth.passkey_not_found");
  return makeRequestOptions(env.settings.APP_URL, challenge, existing);
}

/** Confirms the session with one of the person's passkeys. Throws `auth.passkey_invalid`. */
export async function confirmWithPasskey(ctx: UserContext, { response }: ConfirmInput): Promise<void> {
  const { db, env, user, now } = ctx;
  const challenge = signedChallenge(response);
  const { taken, found } = await batchOf(db, {
    taken: takeChallenge(db, { challenge, purpose: "confirm", userId: user.id }, now),
    found: selectPasskey(db, response.id, user.id),
  });
  const [passkey] = found;
  const isAsked = taken.length > 0 && passkey !== undefined;
  const counter = isAsked ? await verifySignature(env.settings.APP_URL, response, challenge, passkey) : null;
  if (counter === null) throw new DomainError("auth.passkey_invalid");
  await batchOf(db, {
    used: notePasskeyUse(db, response.id, counter, now),
    confirmed: confirmSession(db, ctx.sessionId, now),
  });
}

/** Confirms the session with a recovery code, which is used up. Throws `auth.code_wrong`. */
export async function confirmWithCode(ctx: UserContext, code: string): Promise<void> {
  const isRight = await takeRecoveryCode(ctx.db, ownSession(ctx), hashToken(code), ctx.now);
  if (!isRight) throw new DomainError("auth.code_wrong");
  ctx.deliverSoon();
}

/** Throws `auth.passkey_not_found`. */
export async function setPasskeyName(ctx: UserContext, id: string, name: string): Promise<void> {
  if (!(await renamePasskey(ctx.db, id, ctx.user.id, name))) throw new DomainError("auth.passkey_not_found");
}

/**
 * Removes a passkey. The device may go on offering it, which is then refused. Throws `admin.passkey_required`,
 * `auth.passkey_not_found`.
 */
export async function removePasskey(ctx: UserContext, id: string): Promise<void> {
  await assertConfirmed(ctx);
  if (!(await deletePasskey(ctx.db, id, ctx.user.id, ctx.now))) throw new DomainError("auth.passkey_not_found");
  ctx.deliverSoon();
}
