import type { RateLimit } from "../../platform/limits/rate-limit.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../shared/time.ts";

export const PASSWORD_MAX_LENGTH = 200;
export const NAME_MAX_LENGTH = 80;

/** Versions of the terms and the privacy notice, by their date; all remain readable (dev/build/legal-versions/). */
export const TERMS_VERSIONS = ["2026-11-22", "2026-11-23", "2026-11-24", "2026-11-26", "2026-11-27"] as const;
/** The present version. A change of what they say needs a new one. */
export const TERMS_VERSION = "2026-11-27" satisfies (typeof TERMS_VERSIONS)[number];
/** Acceptances that a person sees at most. */
export const CONSENTS_SHOWN = 50;

/** Lifetime of links in mails. */
export const CONFIRMATION_LIFETIME_MS = DAY_MS;
export const RESET_LIFETIME_MS = 30 * MINUTE_MS;
/** How long a session lasts without being used. */
export const SESSION_LIFETIME_DAYS = 30;
/** A session that is used this long after it began or was last renewed is renewed. */
export const SESSION_RENEWED_AFTER_MS = 12 * HOUR_MS;
/** How long a browser keeps that somebody has logged in to an account with it; each log-in begins anew. */
export const DEVICE_MARK_DAYS = 365;
/** Sessions that an account may have at once; a log-in beyond that ends the oldest ones. */
export const MAX_SESSIONS = 20;
/** How long a sign-up may stay unconfirmed before it is deleted. */
export const UNCONFIRMED_LIFETIME_MS = 48 * HOUR_MS;

/** Failed logins to one account from one IP address. */
export const LOGIN_LIMIT: RateLimit = { name: "login", max: 10, windowMs: 15 * MINUTE_MS };
/** Failed logins to one account from anywhere; above it, further attempts are delayed, never refused. */
export const LOGIN_ACCOUNT_LIMIT: RateLimit = { name: "login-account", max: 20, windowMs: 15 * MINUTE_MS };
/** Logins from one IP address to any account; on mobile networks many people share one. */
export const LOGIN_BURST_LIMIT: RateLimit = { name: "login-burst", max: 20, windowMs: MINUTE_MS };
export const LOGIN_ADDRESS_LIMIT: RateLimit = { name: "login-address", max: 100, windowMs: 15 * MINUTE_MS };
/** Log-ins to one account that went before strangers in the queue; right ones count too. */
export const LOGIN_KNOWN_LIMIT: RateLimit = { name: "login-known", max: 20, windowMs: 15 * MINUTE_MS };
/** Attempts of a signed-in person to re-enter the password; strangers' logins don't count. */
export const CONFIRM_PASSWORD_LIMIT: RateLimit = { name: "confirm-password", max: 10, windowMs: 15 * MINUTE_MS };
export const SIGN_UP_LIMIT: RateLimit = { name: "sign-up", max: 20, windowMs: HOUR_MS };
/** Sign-ups with one e-mail; each sends a mail to someone who may not have asked for it. */
export const SIGN_UP_EMAIL_LIMIT: RateLimit = { name: "sign-up-email", max: 5, windowMs: HOUR_MS };
export const MAIL_ADDRESS_LIMIT: RateLimit = { name: "mail-address", max: 20, windowMs: HOUR_MS };
/** Confirmation mails to one account, from any caller. Above it the response is the same, but no mail is sent. */
export const MAIL_ACCOUNT_LIMIT: RateLimit = { name: "mail-account", max: 5, windowMs: HOUR_MS };
/** Reset mails to one account. The window is the link's lifetime: while no more are sent, the last link still works. */
export const RESET_ACCOUNT_LIMIT: RateLimit = { name: "reset-account", max: 5, windowMs: RESET_LIFETIME_MS };
export const LINK_LIMIT: RateLimit = { name: "link", max: 30, windowMs: 15 * MINUTE_MS };
/** Password attempts on one confirmation link. */
export const CONFIRMATION_LIMIT: RateLimit = { name: "confirmation", max: 10, windowMs: 15 * MINUTE_MS };

const FIRST_LOGIN_DELAY_MS = 250;
const LONGEST_LOGIN_DELAY_MS = 4_000;

/** Delay in milliseconds of attempt number `tries` at one account: doubles above the limit, up to four seconds. */
export function logInDelay(tries: number): number {
  const excess = tries - LOGIN_ACCOUNT_LIMIT.max;
  return excess <= 0 ? 0 : Math.min(FIRST_LOGIN_DELAY_MS * 2 ** (excess - 1), LONGEST_LOGIN_DELAY_MS);
}
/** Many people may share an IP address. */
export const LOGOUT_LIMIT: RateLimit = { name: "logout", max: 300, windowMs: 15 * MINUTE_MS };
export const ROLE_LIMIT: RateLimit = { name: "choose-role", max: 60, windowMs: HOUR_MS };
export const TERMS_LIMIT: RateLimit = { name: "accept-terms", max: 60, windowMs: HOUR_MS };
export const END_SESSION_LIMIT: RateLimit = { name: "end-session", max: 120, windowMs: HOUR_MS };

export const ROLES = ["client", "provider"] as const;
export type Role = (typeof ROLES)[number];

/** How a person authenticated: by password, identified by its hash, through Google, or with a passkey. */
export type SignInProof =
  | { method: "password"; hash: string }
  | { method: "google" }
  | { method: "passkey"; passkeyId: string };

/** How long a Google sign-in replaces the password for accounts without one. */
const GOOGLE_PROOF_MS = 10 * MINUTE_MS;

/** Whether a session was opened through Google within the last ten minutes. Times in milliseconds since the epoch. */
export function isFreshGoogleSignIn(
  session: { authMethod: SignInProof["method"] | null; authenticatedAt: number },
  now: number,
): boolean {
  return session.authMethod === "google" && now - session.authenticatedAt < GOOGLE_PROOF_MS;
}

/** How long a log-in proves that the owner is there, for what an open session that somebody finds must not allow. */
const RECENT_LOGIN_MS = 15 * MINUTE_MS;

/** Whether a session began within the last quarter of an hour. Times in milliseconds since the epoch. */
export function isRecentLogin(authenticatedAt: number, now: number): boolean {
  return now - authenticatedAt < RECENT_LOGIN_MS;
}

/** How long an admin may act before the panel asks again who this is. */
const ADMIN_SESSION_MS = 12 * HOUR_MS;

/** What a session lacks before it may act as an admin. */
export type AdminNeed = "log-in" | "passkey" | "new-passkey";

/**
 * What an admin's session lacks; null for nothing. Times in milliseconds since the epoch.
 * @param confirmedAt when a passkey or a recovery code was last used in it
 * @param mustHavePasskey false on this machine alone, where the demo accounts have none
 */
export function adminNeeds(
  session: { authenticatedAt: number; confirmedAt: number | null; hasPasskey: boolean },
  mustHavePasskey: boolean,
  now: number,
): AdminNeed | null {
  const { authenticatedAt, confirmedAt, hasPasskey } = session;
  if (hasPasskey) return now - (confirmedAt ?? 0) < ADMIN_SESSION_MS ? null : "passkey";
  if (now - authenticatedAt >= ADMIN_SESSION_MS) return "log-in";
  return mustHavePasskey ? "new-passkey" : null;
}

/** Role names in texts: "você não tem acesso como cliente". */
export const ROLE_WORDS = { client: "cliente", provider: "prestador" } as const satisfies Record<Role, string>;

/** The role to show for an account that may have both; null for none. */
export function userType(account: { isClient: boolean; isProvider: boolean }): Role | null {
  if (account.isClient) return "client";
  return account.isProvider ? "provider" : null;
}

/** Whether an account may log in as `role`; null allows every account. */
export function hasRole(account: { isClient: boolean; isProvider: boolean }, role: Role | null): boolean {
  if (role === null) return true;
  return role === "client" ? account.isClient : account.isProvider;
}

/** What to call the existing account when its e-mail signs up again. */
export function accountKind(account: { isClient: boolean; isProvider: boolean }): string {
  const type = userType(account);
  return type ? ROLE_WORDS[type] : "usuário";
}

/** Whether an account has everything required to use the portal. */
export function isCompleteAccount(account: {
  isClient: boolean;
  isProvider: boolean;
  phone: string;
  hasAcceptedTerms: boolean;
}): boolean {
  return userType(account) !== null && account.phone !== "" && account.hasAcceptedTerms;
}

/** Names for people without a usable name at Google, by their role so far. */
export const GOOGLE_FALLBACK_NAMES = {
  person: "Usuário Google",
  client: "Cliente Google",
  provider: "Prestador Google",
} as const;
