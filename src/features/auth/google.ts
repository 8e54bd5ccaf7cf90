import { CodeChallengeMethod, decodeIdToken, generateCodeVerifier, generateState, OAuth2Client } from "arctic";
import { z } from "zod";
import type { Settings } from "../../env.ts";

const SCOPES = ["openid", "profile", "email"];
const CALLBACK_PATH = "/auth/google/callback";

const claimsSchema = z.object({
  iss: z.string(),
  aud: z.string(),
  exp: z.number(),
  nonce: z.string(),
  sub: z.string().min(1),
  email: z.string().toLowerCase(),
  email_verified: z.boolean(),
  name: z.string().optional(),
});

export interface GoogleIdentity {
  sub: string;
  email: string;
  isEmailVerified: boolean;
  name: string | null;
}

/** Whether a Google sign-in is configured. */
export function hasGoogle(settings: Settings): boolean {
  return settings.GOOGLE_CLIENT_ID !== "" && settings.GOOGLE_CLIENT_SECRET !== "";
}

function client(settings: Settings): OAuth2Client {
  return new OAuth2Client(settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET, settings.APP_URL + CALLBACK_PATH);
}

/** What the browser's cookies keep until it comes back from Google. */
export interface GoogleAttempt {
  /** Comes back in the address, and shows that this browser set out. */
  state: string;
  /** Opens the code (PKCE). */
  verifier: string;
  /** Comes back in the ID token, and shows that it was made for this attempt. */
  nonce: string;
}

/**
 * Where to send the browser, and what it must keep.
 * @param email whom Google should offer first; null to leave it open
 */
export function startGoogle(settings: Settings, email: string | null): { url: URL; attempt: GoogleAttempt } {
  const state = generateState();
  const verifier = generateCodeVerifier();
  const nonce = generateState();
  const url = client(settings).createAuthorizationURLWithPKCE(
    settings.GOOGLE_AUTHORIZATION_URL,
    state,
    CodeChallengeMethod.S256,
    verifier,
    SCOPES,
  );
  url.searchParams.set("access_type", "offline");
  url.searchParams.set("prompt", "consent");
  url.searchParams.set("nonce", nonce);
  if (email !== null) url.searchParams.set("login_hint", email);
  return { url, attempt: { state, verifier, nonce } };
}

/**
 * Exchanges the code for the person's identity. The ID token comes straight from Google's token endpoint over TLS, so
 * issuer, audience, expiry and nonce are checked and its signature need not be (OpenID Connect Core, 3.1.3.7).
 * Throws when Google refuses or the token is not for us.
 */
export async function finishGoogle(
  settings: Settings,
  code: string,
  { verifier, nonce }: Pick<GoogleAttempt, "verifier" | "nonce">,
  now: number,
): Promise<GoogleIdentity> {
  const tokens = await client(settings).validateAuthorizationCode(settings.GOOGLE_TOKEN_URL, code, verifier);
  const claims = claimsSchema.parse(decodeIdToken(tokens.idToken()));
  const issuers = [settings.GOOGLE_ISSUER, settings.GOOGLE_ISSUER.replace("https://", "")];
  if (!issuers.includes(claims.iss)) throw new Error("ID token of another issuer");
  if (claims.aud !== settings.GOOGLE_CLIENT_ID) throw new Error("ID token for another client");
  if (claims.exp * 1000 <= now) throw new Error("ID token expired");
  if (claims.nonce !== nonce) throw new Error("ID token of another attempt");
  return { sub: claims.sub, email: claims.email, isEmailVerified: claims.email_verified, name: claims.name ?? null };
}
