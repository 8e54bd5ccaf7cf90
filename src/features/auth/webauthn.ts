import type { z } from "zod";
import { SITE } from "../../shared/site.ts";
import { CHALLENGE_LIFETIME_MS, passkeyDomain } from "./rules-passkeys.ts";
import type { AddPasskeyInput, ConfirmInput, creationOptions, requestOptions } from "./schemas-passkeys.ts";

/** The package is 87 kB, so it loads with the first answer of a device. */
const load = () => import("@simplewebauthn/server");

/** COSE names of EdDSA, ES256 and RS256, which all devices know one of. */
const ALGORITHMS = [-8, -7, -257];

/** No extension is asked for, so what devices say about them is not read. */
const withoutExtensions = <Response>(response: Response) => ({ ...response, clientExtensionResults: {} });

/** A credential of a person, as browsers find it. */
export interface KnownPasskey {
  id: string;
  transports: string[];
}

export interface StoredPasskey extends KnownPasskey {
  /** In base64url. */
  publicKey: string;
  counter: number;
}

const describe = ({ id, transports }: KnownPasskey) => ({ id, type: "public-key" as const, transports });

/** What a device needs to make a key that it finds by itself, behind a fingerprint, a face or a PIN. */
export function makeCreationOptions(
  appUrl: string,
  challenge: string,
  person: { id: string; email: string; name: string },
  existing: readonly KnownPasskey[],
): z.input<typeof creationOptions> {
  const { id, email, name } = person;
  return {
    challenge,
    rp: { id: passkeyDomain(appUrl), name: SITE },
    user: { id: Buffer.from(id).toString("base64url"), name: email, displayName: name || email },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: "public-key" })),
    timeout: CHALLENGE_LIFETIME_MS,
    attestation: "none",
    excludeCredentials: existing.map(describe),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
  };
}

/** @param allowed the person's keys; without them, the device offers all that it has for this domain */
export function makeRequestOptions(
  appUrl: string,
  challenge: string,
  allowed: readonly KnownPasskey[] = [],
): z.input<typeof requestOptions> {
  return {
    challenge,
    rpId: passkeyDomain(appUrl),
    timeout: CHALLENGE_LIFETIME_MS,
    userVerification: "required",
    allowCredentials: allowed.map(describe),
  };
}

/** The challenge that a device says it has signed; blank if there is none. */
export function signedChallenge({ response }: { response: { clientDataJSON: string } }): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(response.clientDataJSON, "base64url").toString("utf8"));
    return data instanceof Object && "challenge" in data ? String(data.challenge) : "";
  } catch {
    // Not JSON: an invented answer.
    return "";
  }
}

const expected = (appUrl: string, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: appUrl,
  expectedRPID: passkeyDomain(appUrl),
  requireUserVerification: true,
});

/** The new key of a device; null if the answer is wrong. */
export async function verifyCreation(
  appUrl: string,
  response: AddPasskeyInput["response"],
  challenge: string,
): Promise<StoredPasskey | null> {
  const { verifyRegistrationResponse } = await load();
  // It throws for an answer that does not fit.
  const options = {
    response: withoutExtensions(response),
    ...expected(appUrl, challenge),
    supportedAlgorithmIDs: ALGORITHMS,
  };
  const { registrationInfo } = await verifyRegistrationResponse(options).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return null;
  const { id, publicKey, counter, transports } = registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString("base64url"), counter, transports: transports ?? [] };
}

/** The counter after a device has signed; null if the answer is wrong, or its counter did not grow. */
export async function verifySignature(
  appUrl: string,
  response: ConfirmInput["response"],
  challenge: string,
  { id, publicKey, counter, transports }: StoredPasskey,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await load();
  const credential = { id, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter, transports };
  const options = { response: withoutExtensions(response), ...expected(appUrl, challenge), credential };
  const verified = await verifyAuthenticationResponse(options).catch(() => null);
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}
