import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** OWASP's scrypt parameters for 16 MiB; `maxmem` is what they need and some room. */
const COST = { N: 16384, r: 8, p: 5 } as const;
const MAX_MEMORY = 64 * 1024 * 1024;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** A hash holds 16 MiB: more at once than this would come near the isolate's 128 MB. */
const MAX_CONCURRENT = 4;

let running = 0;
const waiting: (() => void)[] = [];

async function derive(password: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> {
  while (running >= MAX_CONCURRENT) await new Promise<void>((resolve) => waiting.push(resolve));
  running++;
  try {
    return await new Promise((resolve, reject) => {
      scrypt(password.normalize("NFKC"), salt, KEY_BYTES, { ...cost, maxmem: MAX_MEMORY }, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  } finally {
    running--;
    waiting.shift()?.();
  }
}

/**
 * Hashes a password with scrypt and a fresh 16-byte salt.
 * @returns `scrypt$N$r$p$salt$key`, salt and key in base64url
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, COST);
  return ["scrypt", COST.N, COST.r, COST.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/**
 * Compares in constant time. A missing or malformed hash costs the same time and is never right.
 * @returns whether the password is right, and whether its hash should be renewed with today's parameters
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
): Promise<{ valid: boolean; outdated: boolean }> {
  const [scheme, N, r, p, salt, key] = stored?.split("$") ?? [];
  if (scheme !== "scrypt" || !salt || !key) {
    await derive(password, randomBytes(SALT_BYTES), COST);
    return { valid: false, outdated: false };
  }
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const expected = Buffer.from(key, "base64url");
  const actual = await derive(password, Buffer.from(salt, "base64url"), cost);
  const valid = expected.length === actual.length && timingSafeEqual(expected, actual);
  return { valid, outdated: cost.N !== COST.N || cost.r !== COST.r || cost.p !== COST.p };
}
