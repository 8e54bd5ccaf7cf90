import { and, asc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { batchOf, type Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import {
  cliente,
  passkeyChallenges,
  passkeys,
  professionalProfiles,
  recoveryCodes,
  sessions,
  users,
} from "#db/schema/index.ts";
import { insertOutboxFrom, type SecurityNews } from "../../platform/delivery/outbox.ts";
import { isClient, isProvider } from "./queries.ts";
import type { OwnSession } from "./queries-sessions.ts";
import { CHALLENGE_LIFETIME_MS, PASSKEYS_MAX } from "./rules-passkeys.ts";
import type { StoredPasskey } from "./webauthn.ts";

export interface Challenge {
  challenge: string;
  purpose: "log-in" | "add" | "confirm";
  /** Null for a log-in. */
  userId: string | null;
}

export function insertChallenge(
  db: Database,
  { challenge, purpose, userId }: Challenge,
  now: number,
  when = sql`true`,
) {
  return db.run(sql`
    insert into passkey_challenges (challenge, purpose, user_id, expires_at)
    select ${challenge}, ${purpose}, ${userId}, ${now + CHALLENGE_LIFETIME_MS} where ${when}`);
}

/** Condition that a person has a passkey. */
export const hasAny = (userId: string): SQL => sql`exists (select 1 from passkeys where user_id = ${userId})`;

/** Statement that uses a challenge up; returns its row if it was asked for, for this and by this person, and not yet used. */
export function takeChallenge(db: Database, { challenge, purpose, userId }: Challenge, now: number) {
  const isOwn = userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId);
  return db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.purpose, purpose),
        isOwn,
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
}

/** A passkey with what a log-in needs of its account. */
export function selectPasskeyForLogIn(db: Database, id: string) {
  return db
    .select({
      id: passkeys.id,
      userId: passkeys.userId,
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
      transports: passkeys.transports,
      passwordHash: users.passwordHash,
      isClient,
      isProvider,
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .leftJoin(cliente, eq(cliente.id, passkeys.userId))
    .leftJoin(professionalProfiles, eq(professionalProfiles.userId, passkeys.userId))
    .where(eq(passkeys.id, id));
}

const isOwnKey = (id: string, userId: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

export function selectPasskey(db: Database, id: string, userId: string) {
  const { publicKey, counter, transports } = passkeys;
  return db.select({ id: passkeys.id, publicKey, counter, transports }).from(passkeys).where(isOwnKey(id, userId));
}

/** A person's passkeys, oldest first. */
export function listPasskeys(db: Database, userId: string) {
  return db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      transports: passkeys.transports,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt))
    .limit(PASSKEYS_MAX);
}

export function countCodesLeft(db: Database, userId: string) {
  return db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
}

/** Statement that notes a use of a passkey. Its counter never goes back, whatever order two uses are written in. */
export function notePasskeyUse(db: Database, id: string, counter: number, now: number) {
  return db
    .update(passkeys)
    .set({ counter: sql`max(${passkeys.counter}, ${counter})`, lastUsedAt: now })
    .where(eq(passkeys.id, id));
}

/** Statement that notes in a session that its person is there. */
export function confirmSession(db: Database, sessionId: string, now: number, condition: SQL = sql`true`) {
  return db
    .update(sessions)
    .set({ confirmedAt: now })
    .where(and(eq(sessions.id, sessionId), condition));
}

const mailOwner = (db: Database, what: SecurityNews, source: SQL, now: number) =>
  insertOutboxFrom(db, "mail.security", { userId: sql`user_id`, what }, source, now);

/** Statements that replace a person's recovery codes. */
export function replaceCodes(
  db: Database,
  userId: string,
  hashes: readonly string[],
  now: number,
): [Statement, Statement] {
  return [
    db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    db.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash, createdAt: now }))),
  ];
}

/**
 * Stores a new passkey, which confirms the session, and tells the person.
 * @returns whether it was stored, which fails above the limit, and for a key that is there already
 */
export async function insertPasskey(
  db: Database,
  { userId, sessionId }: OwnSession,
  { id, publicKey, counter, transports, name }: StoredPasskey & { name: string },
  now: number,
): Promise<boolean> {
  const added = sql`from passkeys where id = ${id} and user_id = ${userId} and created_at = ${now}`;
  const { inserted } = await batchOf(db, {
    inserted: db.run(sql`
      insert into passkeys (id, user_id, public_key, counter, transports, name, created_at)
      select ${id}, id, ${publicKey}, ${counter}, ${JSON.stringify(transports)}, ${name}, ${now} from users
      where id = ${userId} and (select count(*) from passkeys where user_id = ${userId}) < ${PASSKEYS_MAX}
      on conflict do nothing`),
    confirmed: confirmSession(db, sessionId, now, sql`exists (select 1 ${added})`),
    mail: mailOwner(db, "passkey-added", added, now),
  });
  return inserted.rowsAffected > 0;
}

export async function renamePasskey(db: Database, id: string, userId: string, name: string): Promise<boolean> {
  const changed = await db.update(passkeys).set({ name }).where(isOwnKey(id, userId)).returning({ id: passkeys.id });
  return changed.length > 0;
}

/** Deletes a passkey and, with the last one, the recovery codes; tells the person. @returns whether there was one */
export async function deletePasskey(db: Database, id: string, userId: string, now: number): Promise<boolean> {
  const { removed } = await batchOf(db, {
    mail: mailOwner(db, "passkey-removed", sql`from passkeys where id = ${id} and user_id = ${userId}`, now),
    removed: db.delete(passkeys).where(isOwnKey(id, userId)).returning({ id: passkeys.id }),
    codes: db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), sql`not ${hasAny(userId)}`)),
  });
  return removed.length > 0;
}

/** Uses up a recovery code, which confirms the session, and tells the person. @returns whether it was right */
export async function takeRecoveryCode(
  db: Database,
  { userId, sessionId }: OwnSession,
  hash: string,
  now: number,
): Promise<boolean> {
  const code = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash), isNull(recoveryCodes.usedAt));
  const isRight = sql`exists (select 1 from recovery_codes
    where user_id = ${userId} and hash = ${hash} and used_at is null)`;
  const { taken } = await batchOf(db, {
    // Before the code is used up, which they look at.
    confirmed: confirmSession(db, sessionId, now, isRight),
    mail: mailOwner(
      db,
      "code-used",
      sql`from recovery_codes where user_id = ${userId} and hash = ${hash} and used_at is null`,
      now,
    ),
    taken: db.update(recoveryCodes).set({ usedAt: now }).where(code).returning({ hash: recoveryCodes.hash }),
  });
  return taken.length > 0;
}
