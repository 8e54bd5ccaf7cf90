import { randomBytes } from "node:crypto";
import { scrypt } from "../../src/features/auth/scrypt.ts";

export const PASSWORD = "Tijolo#42x";

const CHEAP = { N: 16, r: 1, p: 1 };

/** A stored hash that is nearly free to verify, for tests that aren't about hashing. Logging in replaces it. */
export async function cheapHash(password = PASSWORD): Promise<string> {
  const salt = randomBytes(16);
  const key = await scrypt(password, salt, 32, CHEAP);
  return ["scrypt", CHEAP.N, CHEAP.r, CHEAP.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}
