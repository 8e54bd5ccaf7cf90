import { randomBytes, timingSafeEqual } from "node:crypto";
import { type ScryptCost, scrypt } from "./scrypt.ts";

/** OWASP's scrypt parameters for 16 MiB. */
const COST: ScryptCost = { N: 16384, r: 8, p: 5 };

/** The same with another number of rounds, as the setting PASSWORD_ROUNDS has it. */
export function costOf(rounds: number): ScryptCost {
  return { ...COST, N: rounds };
}

const SALT_BYTES = 16;
const KEY_BYTES = 32;

function derive(password: string, salt: Uint8Array, cost: ScryptCost, signal?: AbortSignal): Promise<Buffer> {
  return scrypt(password.normalize("NFKC"), salt, KEY_BYTES, cost, signal);
}

/**
 * Hashes a password with scrypt and a random 16-byte salt.
 * @returns `scrypt$N$r$p$salt$key`, salt and key in base64url
 */
export async function hashPassword(password: string, cost = COST, signal?: AbortSignal): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, cost, signal);
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/**
 * Compares in constant time. A missing or malformed hash takes the same time and never matches.
 * @returns whether the password is right, and whether its hash should be renewed with the current parameters
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
  today = COST,
  signal?: AbortSignal,
): Promise<{ valid: boolean; outdated: boolean }> {
  const [scheme, N, r, p, salt, key] = stored?.split("$") ?? [];
  if (scheme !== "scrypt" || !salt || !key) {
    await derive(password, randomBytes(SALT_BYTES), today, signal);
    return { valid: false, outdated: false };
  }
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const expected = Buffer.from(key, "base64url");
  const actual = await derive(password, Buffer.from(salt, "base64url"), cost, signal);
  const valid = expected.length === actual.length && timingSafeEqual(expected, actual);
  return { valid, outdated: cost.N !== today.N || cost.r !== today.r || cost.p !== today.p };
}
