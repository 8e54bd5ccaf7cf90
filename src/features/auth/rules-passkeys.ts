import type { RateLimit } from "../../platform/limits/rate-limit.ts";
import { HOUR_MS, MINUTE_MS } from "../../shared/time.ts";

export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX_LENGTH = 40;
/** How long a device may take to sign. */
export const CHALLENGE_LIFETIME_MS = 5 * MINUTE_MS;
export const RECOVERY_CODES = 10;

/** Calls of one IP address; a log-in makes two, and on mobile networks many people share one. */
export const PASSKEY_LOG_IN_LIMIT: RateLimit = { name: "passkey-log-in", max: 200, windowMs: 15 * MINUTE_MS };
/** What a person does with their own passkeys. */
export const PASSKEY_LIMIT: RateLimit = { name: "passkey", max: 60, windowMs: HOUR_MS };
export const RECOVERY_CODE_LIMIT: RateLimit = { name: "recovery-code", max: 10, windowMs: 15 * MINUTE_MS };

/** Without letters and digits that look alike: 32 signs, 5 bits each. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const CODE_LENGTH = 16;

/**
 * A recovery code of 80 bits, as people read it: "ABCD-EFGH-JKLM-NPQR".
 * @param bytes random, at least 16
 */
export function recoveryCodeFrom(bytes: Uint8Array): string {
  const signs = Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join("");
  return signs.replace(/(.{4})(?=.)/g, "$1-");
}

/** A typed code without what people add or leave out; null if it can't be one. */
export function typedRecoveryCode(typed: string): string | null {
  const signs = typed.toUpperCase().replace(/[\s-]/g, "");
  return signs.length === CODE_LENGTH && [...signs].every((sign) => ALPHABET.includes(sign)) ? signs : null;
}

/** The domain that passkeys belong to. */
export const passkeyDomain = (appUrl: string): string => new URL(appUrl).hostname;
