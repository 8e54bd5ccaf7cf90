import type { z } from "zod";
import { batchOf } from "#db/batch.ts";
import { DomainError } from "../../errors.ts";
import { addressMarks } from "../../platform/hashing/account-marks.ts";
import { newToken } from "../../platform/hashing/tokens.ts";
import type { Context } from "../../trpc/context.ts";
import { deviceMarksOf, markDevice } from "./device-marks.ts";
import { insertChallenge, notePasskeyUse, selectPasskeyForLogIn, takeChallenge } from "./queries-passkeys.ts";
import { hasRole } from "./rules.ts";
import type { PasskeyLogInInput, requestOptions } from "./schemas-passkeys.ts";
import { startSession } from "./sessions.ts";
import { noteMarks } from "./statements.ts";
import { makeRequestOptions, signedChallenge, verifySignature } from "./webauthn.ts";

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
