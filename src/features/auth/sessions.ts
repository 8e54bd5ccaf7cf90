import { type Adapter, Lucia, type Session, TimeSpan } from "lucia";
import { batchOf, type Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import type { Env } from "../../env.ts";
import { DomainError } from "../../errors.ts";
import { hashToken, newToken } from "../../platform/hashing/tokens.ts";
import {
  type Counted,
  countCall,
  countCallOfSession,
  hashed,
  type RateLimit,
} from "../../platform/limits/rate-limit.ts";
import { assertAdmitted, assertNotJustRefused } from "../../platform/limits/refusal-cache.ts";
import { disconnectLive } from "../../platform/live/live.ts";
import { isPremiumAt } from "../billing/rules.ts";
import {
  deleteSession,
  endOldestSessions,
  extendSession,
  findSessionCounting,
  insertSession,
  selectBlock,
  selectSession,
} from "./queries.ts";
import {
  type AdminNeed,
  adminNeeds,
  MAX_SESSIONS,
  SESSION_LIFETIME_DAYS,
  SESSION_RENEWED_AFTER_MS,
  type SignInProof,
} from "./rules.ts";
import type { CurrentUser } from "./schemas.ts";
import { endSessionsOf } from "./statements.ts";

const SESSION_LIFETIME = new TimeSpan(SESSION_LIFETIME_DAYS, "d");

type SessionRow = Awaited<ReturnType<typeof selectSession>>[number];
type FindRow = (sessionId: string) => Promise<SessionRow | null>;

declare module "lucia" {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    DatabaseUserAttributes: Omit<SessionRow, "userId" | "expiresAt">;
  }
}

function toDate(seconds: number): Date {
  return new Date(seconds * 1000);
}

function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

interface NewSession {
  proof: SignInProof;
  device: string | null;
  /** Statements to run in the transaction that inserts the session. */
  alongside: Statement[];
  onEnded(sessionIds: string[]): void;
}

interface LuciaOptions {
  secure: boolean;
  now: number;
  /** Required to create a session. */
  opening?: NewSession;
  /** Replaces the default session lookup. */
  find?: FindRow;
}

/** A custom Lucia adapter for our tables. */
function createAdapter(db: Database, { now, opening, find }: LuciaOptions): Adapter {
  const findRow: FindRow = find ?? (async (id) => (await selectSession(db, id))[0] ?? null);
  return {
    async getSessionAndUser(id) {
      const row = await findRow(id);
      if (!row) return [null, null];
      const { userId, expiresAt, ...attributes } = row;
      return [
        { id, userId, expiresAt: toDate(expiresAt), attributes: {} },
        { id: userId, attributes },
      ];
    },
    async setSession({ id, userId, expiresAt }) {
      if (!opening) throw new Error("a session needs a proof");
      const { proof, device, alongside, onEnded } = opening;
      const session = { id, userId, expiresAt: toSeconds(expiresAt), createdAt: now, device };
      const { inserted, blocks, ended } = await batchOf(db, {
        inserted: insertSession(db, session, proof),
        blocks: selectBlock(db, userId),
        ended: endOldestSessions(db, userId, MAX_SESSIONS),
        alongside,
      });
      if (blocks.length > 0) throw new DomainError("auth.blocked");
      if (inserted.rowsAffected === 0) throw new DomainError("auth.invalid_credentials");
      onEnded(ended.map((row) => row.id));
    },
    async updateSessionExpiration(id, expiresAt) {
      await extendSession(db, id, toSeconds(expiresAt));
    },
    async deleteSession(id) {
      await deleteSession(db, id);
    },
    async deleteUserSessions(userId) {
      await db.batch(endSessionsOf(db, userId));
    },
    getUserSessions: () => Promise.reject(new Error("unused")),
    deleteExpiredSessions: () => Promise.reject(new Error("unused")),
  };
}

const cookieName = (secure: boolean) => (secure ? "__Host-sessao" : "sessao");

function createLucia(db: Database, options: LuciaOptions) {
  return new Lucia(createAdapter(db, options), {
    sessionExpiresIn: SESSION_LIFETIME,
    sessionCookie: {
      name: cookieName(options.secure),
      attributes: { secure: options.secure, sameSite: "lax", path: "/" },
    },
    getUserAttributes: (attributes) => attributes,
  });
}

export interface SessionDeps {
  db: Database;
  /** Whether cookies are sent over HTTPS only; false on localhost. */
  secure: boolean;
  now: number;
}

export interface CurrentSession {
  /** Hash of the cookie's token. */
  id: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
  user: CurrentUser;
  authMethod: SignInProof["method"] | null;
  /** Time of the login, milliseconds since the epoch. */
  authenticatedAt: number;
  /** What an admin's session lacks; null for nothing, and for people who are no admins. */
  adminNeed: AdminNeed | null;
  /** Whether this is an admin whose session lacks nothing. Only then they may do and see what admins may. */
  isFreshAdmin: boolean;
  /** The cookie to send to the browser if the session was renewed. */
  setCookie: string | null;
}

function toCurrentUser(user: SessionRow & { id: string }, now: number): CurrentUser {
  const { id, name, email, phone, avatarUrl, isClient, isProvider, isAdmin } = user;
  const { hasAcceptedTerms, hasCurrentTerms, hasPassword, hasConfirmedPhone } = user;
  const flags = { hasAcceptedTerms, hasCurrentTerms, hasPassword, hasConfirmedPhone };
  const account = { id, name, email, phone, avatarUrl, ...flags };
  return { ...account, isClient, isProvider, isAdmin, isPremium: isPremiumAt(user.premiumUntil, now) };
}

/** Whether a browser has had a session; it may have ended. */
export const hasSessionCookie = (cookieHeader: string) => /(?:^|;\s*)(?:__Host-)?sessao=./.test(cookieHeader);

/** The token in a request's cookies. Lucia's own parser throws if any cookie has a malformed escape sequence. */
function readToken(cookieHeader: string, secure: boolean): string | null {
  const prefix = `${cookieName(secure)}=`;
  const cookies = cookieHeader.split(";").map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length) || null;
}

/** Lucia renews sessions after half of their lifetime, which would be too late to tell when a device was last used. */
async function renew({ db, now }: SessionDeps, session: Session): Promise<void> {
  const expiresAt = new Date(now + SESSION_LIFETIME.milliseconds());
  if (expiresAt.getTime() - session.expiresAt.getTime() < SESSION_RENEWED_AFTER_MS) return;
  await extendSession(db, session.id, toSeconds(expiresAt));
  Object.assign(session, { fresh: true, expiresAt });
}

/** Finds the session of a request's cookie in one round trip; null if there is none or it has ended. */
export async function readSession(
  deps: SessionDeps,
  cookieHeader: string,
  find?: FindRow,
): Promise<CurrentSession | null> {
  const token = readToken(cookieHeader, deps.secure);
  if (!token) return null;
  const lucia = createLucia(deps.db, find ? { ...deps, find } : deps);
  const { session, user } = await lucia.validateSession(hashToken(token));
  if (!session) return null;
  if (!session.fresh) await renew(deps, session);
  const adminNeed = user.isAdmin ? adminNeeds(user, deps.secure, deps.now) : null;
  return {
    id: session.id,
    expiresAt: session.expiresAt.getTime(),
    user: toCurrentUser({ ...user, userId: user.id, expiresAt: toSeconds(session.expiresAt) }, deps.now),
    authMethod: user.authMethod,
    authenticatedAt: user.authenticatedAt,
    adminNeed,
    isFreshAdmin: user.isAdmin && adminNeed === null,
    setCookie: session.fresh ? cookieOf(lucia, token) : null,
  };
}

/**
 * Like {@link readSession}, and counts the call in the same round trip against those of the limits that the call
 * doesn't count itself. Throws `rate_limited` at once for a caller who has just exceeded one of them.
 * @param address IP address to count for; null counts for the session's person
 * @returns also a function that throws `rate_limited` if the call exceeds one of the limits
 */
export async function readSessionCounting(
  deps: SessionDeps,
  cookieHeader: string,
  declared: readonly RateLimit[],
  address: string | null,
): Promise<{ session: CurrentSession | null; assertWithinLimits(): void }> {
  const { db, now } = deps;
  const caller = address ?? hashToken(readToken(cookieHeader, deps.secure) ?? "");
  assertNotJustRefused(caller, declared, now);
  const limits = declared.filter((limit) => !limit.isCountedByCall);
  const byAddress = address === null ? null : limits.map((limit) => countCall(db, limit, hashed(address), now));
  let counted: Counted[][] | null = null;
  const session = await readSession(deps, cookieHeader, async (id) => {
    const counts = byAddress ?? limits.map((limit) => countCallOfSession(db, limit, id, now));
    const found = await findSessionCounting(db, id, counts);
    counted = found.counted;
    return found.row;
  });
  const rows = counted ?? (await batchOf(db, { counts: byAddress ?? [] })).counts;
  const assertWithinLimits = () => {
    for (const [i, limit] of limits.entries()) assertAdmitted(caller, limit, rows[i] ?? [], now);
  };
  return { session, assertWithinLimits };
}

function cookieOf(lucia: ReturnType<typeof createLucia>, token: string): string {
  return lucia.createSessionCookie(token).serialize();
}

interface OpeningDeps extends SessionDeps {
  env: Env;
  device: string | null;
  waitUntil(work: Promise<unknown>): void;
}

/**
 * Starts a session with a new token and returns its cookie; the database stores only the token's hash. One round trip,
 * with `alongside` in the same transaction. Ends the person's oldest sessions above MAX_SESSIONS. Throws
 * `auth.blocked`, `auth.invalid_credentials` if the proof no longer holds.
 */
export async function startSession(
  deps: OpeningDeps,
  userId: string,
  proof: SignInProof,
  alongside: Statement[] = [],
): Promise<string> {
  const { env, device } = deps;
  const onEnded = (ids: string[]) => {
    for (const id of ids) deps.waitUntil(disconnectLive(env, `session:${id}`));
  };
  const lucia = createLucia(deps.db, { ...deps, opening: { proof, device, alongside, onEnded } });
  const token = newToken();
  await lucia.createSession(userId, {}, { sessionId: hashToken(token) });
  return cookieOf(lucia, token);
}

/** Ends a session and returns the cookie that removes it from the browser. */
export async function endSession(deps: SessionDeps, sessionId: string): Promise<string> {
  const lucia = createLucia(deps.db, deps);
  await lucia.invalidateSession(sessionId);
  return blankSessionCookie(deps);
}

/** The cookie that removes a session from the browser. */
export function blankSessionCookie(deps: SessionDeps): string {
  return createLucia(deps.db, deps).createBlankSessionCookie().serialize();
}
