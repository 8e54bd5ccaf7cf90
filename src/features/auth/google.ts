import { CodeChallengeMethod, decodeIdToken, generateCodeVerifier, generateState, OAuth2Client } from "arctic";
import { z } from "zod";
import type { Settings } from "../../env.ts";

const SCOPES = ["openid", "profile", "email"];
const TOKEN_TIMEOUT_MS = 8_000;
const CALLBACK_PATH = "/auth/google/callback";

const tokenAnswer = z.object({ id_token: z.string() });

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

/** Whether Google sign-in is configured. */
export function hasGoogle(settings: Settings): boolean {
  return settings.GOOGLE_CLIENT_ID !== "" && settings.GOOGLE_CLIENT_SECRET !== "";
}

function client(settings: Settings): OAuth2Client {
  return new OAuth2Client(settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET, settings.APP_URL + CALLBACK_PATH);
}

/** Values that cookies keep until the browser returns from Google. */
export interface GoogleAttempt {
  /** Returned in the callback's URL; proves that this browser started the sign-in. */
  state: string;
  /** PKCE code verifier. */
  verifier: string;
  /** Returned in the ID token; proves that the token was issued for this attempt. */
  nonce: string;
}

/**
 * Builds the authorization URL, with the values to keep in cookies.
 * @param email account that Google suggests first; null for none
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

/** Arctic's own function follows redirects, and so would send the secret to another host. */
async function exchangeCode(settings: Settings, code: string, verifier: string): Promise<string> {
  const { APP_URL, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_TOKEN_URL } = settings;
  const response = await fetch(GOOGLE_TOKEN_URL, {
    method: "POST",
    headers: {
      accept: "application/json",
      authorization: `Basic ${btoa(`${GOOGLE_CLIENT_ID}:${GOOGLE_CLIENT_SECRET}`)}`,
    },
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code,
      code_verifier: verifier,
      redirect_uri: APP_URL + CALLBACK_PATH,
    }),
    redirect: "manual",
    signal: AbortSignal.timeout(TOKEN_TIMEOUT_MS),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`Google answered ${response.status}`);
  }
  // Messages of JSON and zod errors would quote the token.
  const answer = tokenAnswer.safeParse(await response.json().catch(() => null));
  if (!answer.success) throw new Error("Google answered without an ID token");
  return answer.data.id_token;
}

/**
 * Exchanges the code for the person's identity. The ID token comes straight from Google over TLS, so it checks issuer,
 * audience, expiry and nonce, but needs no signature check (OpenID Connect Core, 3.1.3.7).
 * Throws if Google refuses, doesn't answer in time, or a check fails.
 */
export async function finishGoogle(
  settings: Settings,
  code: string,
  { verifier, nonce }: Pick<GoogleAttempt, "verifier" | "nonce">,
  now: number,
): Promise<GoogleIdentity> {
  const claims = claimsSchema.parse(decodeIdToken(await exchangeCode(settings, code, verifier)));
  const issuers = [settings.GOOGLE_ISSUER, settings.GOOGLE_ISSUER.replace("https://", "")];
  if (!issuers.includes(claims.iss)) throw new Error("ID token of another issuer");
  if (claims.aud !== settings.GOOGLE_CLIENT_ID) throw new Error("ID token for another client");
  if (claims.exp * 1000 <= now) throw new Error("ID token expired");
  if (claims.nonce !== nonce) throw new Error("ID token of another attempt");
  return { sub: claims.sub, email: claims.email, isEmailVerified: claims.email_verified, name: claims.name ?? null };
}
