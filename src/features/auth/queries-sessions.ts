import { and, desc, eq, gt, inArray, ne, sql } from "drizzle-orm";
import { batchOf, type Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { emailTokens, sessions, users } from "#db/schema/index.ts";
import { insertOutboxFrom } from "../../platform/delivery/outbox.ts";

/** A person's session, by the hash of its cookie's token. */
export interface OwnSession {
  userId: string;
  sessionId: string;
}

/** A person's open sessions: this one, then the others, newest first. */
export function listSessions(db: Database, { userId, sessionId }: OwnSession, size: number, now: number) {
  const isCurrent = sql`${sessions.id} = ${sessionId}`.mapWith(Boolean);
  return db
    .select({ startedAt: sessions.createdAt, device: sessions.device, expiresAt: sessions.expiresAt, isCurrent })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, Math.floor(now / 1000))))
    .orderBy(desc(isCurrent), desc(sessions.createdAt))
    .limit(size);
}

const isOther = ({ userId, sessionId }: OwnSession) => and(eq(sessions.userId, userId), ne(sessions.id, sessionId));

/** Ends another session of the person; returns its id, or nothing if it has ended. */
export async function deleteSessionStartedAt(db: Database, own: OwnSession, startedAt: number): Promise<string[]> {
  const ended = await db
    .delete(sessions)
    .where(and(isOther(own), eq(sessions.createdAt, startedAt)))
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}

/** Ends all other sessions, and cancels a pending change of e-mail, which one of them may have requested. */
export async function deleteOtherSessions(db: Database, own: OwnSession): Promise<string[]> {
  const { ended } = await batchOf(db, {
    ended: db.delete(sessions).where(isOther(own)).returning({ id: sessions.id }),
    change: db
      .delete(emailTokens)
      .where(and(eq(emailTokens.userId, own.userId), inArray(emailTokens.kind, ["change", "stop"]))),
  });
  return ended.map(({ id }) => id);
}

export interface NewPasswordHash {
  /** The hash that the present password was checked against. */
  former: string;
  passwordHash: string;
}

/**
 * Replaces the password while the session and the former one still hold; ends all other sessions, invalidates all links
 * and notifies the person.
 * @returns the ended sessions; null if nothing was changed
 */
export async function changePassword(
  db: Database,
  own: OwnSession,
  { former, passwordHash }: NewPasswordHash,
  now: number,
  alongside: Statement[],
): Promise<string[] | null> {
  const { userId, sessionId } = own;
  const changedUser = sql`from users where id = ${userId} and password_hash = ${passwordHash}`;
  const isChanged = sql`exists (select 1 ${changedUser})`;
  const isOpen = sql`exists (select 1 from sessions where id = ${sessionId})`;
  const { changed, ended } = await batchOf(db, {
    changed: db
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, userId), eq(users.passwordHash, former), isOpen))
      .returning({ id: users.id }),
    ended: db
      .delete(sessions)
      .where(and(isOther(own), isChanged))
      .returning({ id: sessions.id }),
    links: db.delete(emailTokens).where(and(eq(emailTokens.userId, userId), isChanged)),
    mail: insertOutboxFrom(db, "mail.password-changed", { userId: sql`id` }, changedUser, now),
    alongside,
  });
  return changed.length > 0 ? ended.map(({ id }) => id) : null;
}
