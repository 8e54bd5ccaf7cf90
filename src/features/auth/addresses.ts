const MAX_LENGTH = 1_000;

/** Screens on the way to a session; nobody wants to return to these. */
const ENTRANCES: readonly string[] = [
  "/entrar",
  "/tipo-usuario",
  "/cliente/login",
  "/prestador/login",
  "/client-login",
  "/provider-login",
  "/reset-password",
  "/revisar-conta",
];

/**
 * Validates a path (with search and hash) to return to after login; null unless it is a screen of this app. Anyone can
 * write such a link, so it refuses whatever a browser could resolve to another site: `//host`, backslashes, and control
 * characters, which URL parsers drop.
 */
export function returnTo(value: unknown): string | null {
  if (typeof value !== "string" || value.length > MAX_LENGTH) return null;
  if (!/^\/(?!\/)[^\\\p{Cc}]*$/u.test(value)) return null;
  const { pathname, search, hash } = new URL(value, "https://portal.invalid");
  const path = pathname.replace(/(?<=.)\/+$/, "").toLowerCase();
  if (pathname.startsWith("//") || path.startsWith("/auth/") || ENTRANCES.includes(path)) return null;
  const address = pathname + search + hash;
  return address.length > MAX_LENGTH ? null : address;
}

/**
 * Encodes a path for a link in a mail. Opaque, because anyone can sign up with somebody else's e-mail and must not get
 * readable text into that mail.
 */
export function encodeReturnTo(address: string): string {
  return btoa(address).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Reverses `encodeReturnTo`; null for anything else. */
export function decodeReturnTo(encoded: string | null): string | null {
  if (!encoded) return null;
  try {
    return returnTo(atob(encoded.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    return null;
  }
}
