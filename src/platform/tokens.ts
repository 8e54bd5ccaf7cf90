import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** A new 256-bit secret, in base64url. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** The stored form of a token: its SHA-256, in hex. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
