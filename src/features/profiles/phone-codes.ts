import { randomInt } from "node:crypto";
import type { Settings } from "../../env.ts";
import { keyedHash } from "../../platform/hashing/keyed-hash.ts";
import { CODE_LENGTH } from "./rules.ts";

/** A new code: digits, of which the first may be zero. */
export function newCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, "0");
}

/** The stored form of a code. Without the key, nobody can find the few digits by trying all of them. */
export function codeHash(
  settings: Pick<Settings, "HASH_KEY">,
  { userId, phone }: { userId: string; phone: string },
  code: string,
): string {
  return keyedHash(settings, "code", `${userId}:${phone}:${code}`);
}
