import { and, eq, gt, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import { batchOf, type Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import {
  accountMarks,
  cliente,
  consents,
  emailTokens,
  professionalProfiles,
  profiles,
  userRegistrations,
  users,
} from "#db/schema/index.ts";
import { uncountPeople } from "../../platform/database/queries-counters.ts";
import { relistProvider } from "../networking/statements.ts";
import { isBanned, selectBan } from "./statements.ts";

const isOpenLink = (tokenHash: string, now: number) =>
  and(eq(emailTokens.tokenHash, tokenHash), eq(emailTokens.kind, "confirm"), gt(emailTokens.expiresAt, now));

/**
 * The account of an unexpired confirmation link. Used links remain until they expire, and find the account confirmed.
 */
export function selectConfirmation(db: Database, tokenHash: string, now: number) {
  return db
    .select({
      email: users.email,
      emailConfirmedAt: users.emailConfirmedAt,
      passwordHash: users.passwordHash,
      userId: users.id,
      phone: profiles.phone,
    })
    .from(emailTokens)
    .innerJoin(users, eq(users.id, emailTokens.userId))
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(isOpenLink(tokenHash, now));
}

/**
 * Confirms the e-mail of the link's account if its password hash is still the one that was checked, and nothing of it
 * was banned since the sign-up.
 * @returns `userId`: null if the link was used or the sign-up replaced in the meantime, or for a ban
 */
export async function confirmSignUp(
  db: Database,
  link: { tokenHash: string; passwordHash: string; hashes: readonly string[] },
  now: number,
  alongside: Statement[],
): Promise<{ userId: string | null; isBanned: boolean }> {
  const owner = db.select({ id: emailTokens.userId }).from(emailTokens).where(isOpenLink(link.tokenHash, now));
  const { bans, confirmed } = await batchOf(db, {
    bans: selectBan(db, link.hashes),
    confirmed: db
      .update(users)
      .set({ emailConfirmedAt: now })
      .where(
        and(
          eq(users.id, owner),
          isNull(users.emailConfirmedAt),
          eq(users.passwordHash, link.passwordHash),
          sql`not ${isBanned(link.hashes)}`,
        ),
      )
      .returning({ id: users.id }),
    relisted: relistProvider(db, owner),
    alongside,
  });
  return { userId: confirmed[0]?.id ?? null, isBanned: bans.length > 0 };
}

/** Deletes the unconfirmed sign-up with this e-mail, if any, and its related rows. */
export function deleteUnconfirmed(db: Database, email: string): [Statement, Statement] {
  return [
    uncountPeople(db, sql`select id from users where email = ${email} and email_confirmed_at is null`),
    db.delete(users).where(and(eq(users.email, email), isNull(users.emailConfirmedAt))),
  ];
}

/** Deletes up to `limit` unconfirmed accounts created at or before `madeBefore`; returns how many. */
export async function deleteStaleUnconfirmed(db: Database, madeBefore: number, limit: number): Promise<number> {
  const stale = db
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.emailConfirmedAt), lte(users.createdAt, madeBefore)))
    .orderBy(users.createdAt, users.id)
    .limit(limit);
  const { deleted } = await batchOf(db, {
    counted: uncountPeople(db, sql`${stale}`),
    deleted: db.delete(users).where(inArray(users.id, stale)),
  });
  return deleted.rowsAffected;
}

/**
 * Removes what the sign-up of an unconfirmed account entered: name, phone, role, terms and invitation. For batches in
 * which the mailbox's owner confirms it without that sign-up's password.
 */
export function forgetUnconfirmedClaims(db: Database, userId: SQL): [Statement, ...Statement[]] {
  const claimed = sql`(select id from users where id = ${userId} and email_confirmed_at is null)`;
  return [
    db.delete(cliente).where(sql`${cliente.id} = ${claimed}`),
    db.delete(professionalProfiles).where(sql`${professionalProfiles.userId} = ${claimed}`),
    db
      .update(profiles)
      .set({ name: "", nameKey: "", phone: "", nameSlug: sql`${profiles.id}` })
      .where(sql`${profiles.id} = ${claimed}`),
    db.update(userRegistrations).set({ name: "", whatsapp: "" }).where(sql`${userRegistrations.userId} = ${claimed}`),
    db.delete(consents).where(sql`${consents.userId} = ${claimed}`),
    db.delete(accountMarks).where(sql`${accountMarks.userId} = ${claimed}`),
    db
      .update(users)
      .set({ termsAcceptedAt: null, termsVersion: null, invitationCode: null })
      .where(sql`${users.id} = ${claimed}`),
  ];
}
