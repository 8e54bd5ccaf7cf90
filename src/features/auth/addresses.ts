const MAX_LENGTH = 1_000;

/** Screens on the way to a session, which nobody wants to come back to. */
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
 * The place to return to after signing in, as path, search and hash; null unless it is a screen of this app. Anyone may
 * write such a link, so whatever a browser could take for another site is refused: `//host`, backslashes, and the
 * control characters that URL parsers drop.
 */
export function wantedPlace(value: unknown): string | null {
  if (typeof value !== "string" || value.length > MAX_LENGTH) return null;
  if (!/^\/(?!\/)[^\\\p{Cc}]*$/u.test(value)) return null;
  const { pathname, search, hash } = new URL(value, "https://portal.invalid");
  const path = pathname.replace(/(?<=.)\/+$/, "").toLowerCase();
  if (path.startsWith("//") || path.startsWith("/auth/") || ENTRANCES.includes(path)) return null;
  const place = pathname + search + hash;
  return place.length > MAX_LENGTH ? null : place;
}

/** For links in mails: whoever signs up with somebody else's address must not get readable words into the mail. */
export function encodePlace(place: string): string {
  return btoa(place).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** What `encodePlace` made; null for anything else. */
export function decodePlace(encoded: string | null): string | null {
  if (!encoded) return null;
  try {
    return wantedPlace(atob(encoded.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    return null;
  }
}
