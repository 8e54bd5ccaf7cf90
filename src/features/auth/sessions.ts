import { type Adapter, Lucia, TimeSpan } from "lucia";
import type { Database } from "#db/client.ts";
import { hashToken, newToken } from "../../platform/tokens.ts";
import { isPremiumAt } from "../billing/rules.ts";
import {
  deleteSession,
  deleteSessionsOfUser,
  extendSession,
  findSession,
  insertSession,
  type Statement,
} from "./queries.ts";
import type { CurrentUser } from "./schemas.ts";

/** A session lasts this long, and is renewed once half of it is over. */
const SESSION_LIFETIME = new TimeSpan(30, "d");

type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

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

/** Lucia's view of our tables. `alongside` are statements that a new session's transaction takes with it. */
function createAdapter(db: Database, now: number, alongside: Statement[]): Adapter {
  return {
    async getSessionAndUser(id) {
      const row = await findSession(db, id);
      if (!row) return [null, null];
      const { userId, expiresAt, ...attributes } = row;
      return [
        { id, userId, expiresAt: toDate(expiresAt), attributes: {} },
        { id: userId, attributes },
      ];
    },
    async setSession({ id, userId, expiresAt }) {
      await db.batch([
        insertSession(db, { id, userId, expiresAt: toSeconds(expiresAt), createdAt: now }),
        ...alongside,
      ]);
    },
    async updateSessionExpiration(id, expiresAt) {
      await extendSession(db, id, toSeconds(expiresAt));
    },
    async deleteSession(id) {
      await deleteSession(db, id);
    },
    async deleteUserSessions(userId) {
      await deleteSessionsOfUser(db, userId);
    },
    getUserSessions: () => Promise.reject(new Error("unused")),
    deleteExpiredSessions: () => Promise.reject(new Error("unused")),
  };
}

function createLucia(db: Database, options: { secure: boolean; now: number; alongside?: Statement[] }) {
  return new Lucia(createAdapter(db, options.now, options.alongside ?? []), {
    sessionExpiresIn: SESSION_LIFETIME,
    sessionCookie: {
      name: options.secure ? "__Host-sessao" : "sessao",
      attributes: { secure: options.secure, sameSite: "lax", path: "/" },
    },
    getUserAttributes: (attributes) => attributes,
  });
}

export interface SessionDeps {
  db: Database;
  /** Whether cookies may travel over HTTPS alone; false on localhost. */
  secure: boolean;
  now: number;
}

export interface CurrentSession {
  /** Hash of the cookie's token. */
  id: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
  user: CurrentUser;
  /** Set when the session was renewed and the browser must learn it. */
  setCookie: string | null;
}

function toCurrentUser(user: SessionRow & { id: string }, now: number): CurrentUser {
  const { id, name, email, phone, avatarUrl, isClient, isProvider, isAdmin, hasAcceptedTerms } = user;
  const isPremium = isPremiumAt(user, now);
  return { id, name, email, phone, avatarUrl, isClient, isProvider, isAdmin, isPremium, hasAcceptedTerms };
}

/** Finds the session of a request's cookie in one round trip; null when there is none or it has ended. */
export async function readSession(deps: SessionDeps, cookieHeader: string): Promise<CurrentSession | null> {
  const lucia = createLucia(deps.db, deps);
  const token = lucia.readSessionCookie(cookieHeader);
  if (!token) return null;
  const { session, user } = await lucia.validateSession(hashToken(token));
  if (!session) return null;
  return {
    id: session.id,
    expiresAt: session.expiresAt.getTime(),
    user: toCurrentUser({ ...user, userId: user.id, expiresAt: toSeconds(session.expiresAt) }, deps.now),
    setCookie: session.fresh ? cookieOf(lucia, token) : null,
  };
}

function cookieOf(lucia: ReturnType<typeof createLucia>, token: string): string {
  return lucia.createSessionCookie(token).serialize();
}

/**
 * Starts a session with a new token and returns its cookie; the database gets the token's hash. One round trip, with
 * `alongside` in the same transaction.
 */
export async function startSession(deps: SessionDeps, userId: string, alongside: Statement[] = []): Promise<string> {
  const lucia = createLucia(deps.db, { ...deps, alongside });
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

/** Whether a request may come from someone logged in; asks nothing, so the cookie may be of an ended session. */
export function hasSessionCookie(cookieHeader: string): boolean {
  return /(?:^|;\s*)(?:__Host-)?sessao=/.test(cookieHeader);
}
