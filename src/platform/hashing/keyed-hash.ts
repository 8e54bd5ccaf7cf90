import { createHmac } from "node:crypto";
import type { Settings } from "../../env.ts";

/** What the hashed text is; equal texts of different kinds have different hashes. */
export type HashedKind = "email" | "phone" | "address" | "device" | "document" | "code";

/**
 * HMAC-SHA256, in hex: recognizes a text again without storing it. Nobody can guess the text from the hash without the key.
 * @param text already normalized, so that equal things have equal hashes
 */
export function keyedHash({ HASH_KEY }: Pick<Settings, "HASH_KEY">, kind: HashedKind, text: string): string {
  return createHmac("sha256", HASH_KEY).update(`${kind}:${text}`).digest("hex");
}
