import { and, eq, gt, isNotNull, type SQL, sql } from "drizzle-orm";
import { batchOf, type Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { emailTokens, oauthAccounts, profiles, sessions, users } from "#db/schema/index.ts";
import { uncountPeople } from "../../platform/database/queries-counters.ts";
import { insertOutboxFrom } from "../../platform/delivery/outbox.ts";
import {
  countCall,
  countMade,
  isWithinQuota,
  ofPerson,
  type RateLimit,
  type Subject,
} from "../../platform/limits/rate-limit.ts";
import { CONFIRM_PASSWORD_LIMIT } from "../auth/rules.ts";
import { isBanned, selectBan } from "../auth/statements.ts";
import { relistProvider } from "../networking/statements.ts";
import { indexPerson } from "./statements.ts";

/** Reads what decides whether a person may change the e-mail, and counts the password attempt, in one round trip. */
export async function readBeforeChange(
  db: Database,
  { userId, email, hashes }: { userId: string; email: string; hashes: readonly string[] },
  now: number,
) {
  const { tries, accounts, waiting, others, bans } = await batchOf(db, {
    tries: countCall(db, CONFIRM_PASSWORD_LIMIT, ofPerson(userId), now),
    accounts: db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId)),
    waiting: db
      .select({ email: emailTokens.email })
      .from(emailTokens)
      .where(and(eq(emailTokens.userId, userId), eq(emailTokens.kind, "change"), gt(emailTokens.expiresAt, now))),
    // An unconfirmed sign-up doesn't reserve its e-mail.
    others: db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), isNotNull(users.emailConfirmedAt))),
    bans: selectBan(db, hashes),
  });
  return {
    tries,
    passwordHash: accounts[0]?.passwordHash ?? null,
    pendingEmail: waiting[0]?.email ?? null,
    isTaken: others.length > 0,
    isBanned: bans.length > 0,
  };
}

export interface RequestedChange {
  userId: string;
  email: string;
  tokenHash: string;
  expiresAt: number;
  /** The session of the request. If it ends, even during the password check, so does the change. */
  sessionId: string;
  /** Limits of mails, each with what it counts. */
  limits: readonly { limit: RateLimit; subject: Subject }[];
  /** Whether this e-mail was already requested; the account's current address was notified then. */
  isRepeated: boolean;
}

/** Condition that no limit of mails is exceeded. */
export function mayAsk({ limits }: RequestedChange, now: number): SQL {
  return sql`(${sql.join(
    limits.map(({ limit, subject }) => isWithinQuota([limit], subject, now)),
    sql` and `,
  )})`;
}

/**
 * Enqueues the mail that confirms a new e-mail, and the one that notifies the current address, if `isAllowed`. Inserts
 * the token's row at once, so that the change shows as pending; the link is created when the mail is sent.
 */
export function requestEmailChange(db: Database, change: RequestedChange, isAllowed: SQL, now: number): Statement[] {
  const { userId, email, tokenHash, expiresAt, sessionId, limits, isRepeated } = change;
  const asked = sql`from email_tokens where token_hash = ${tokenHash}`;
  return [
    db.run(sql`
      insert into email_tokens (user_id, kind, token_hash, email, expires_at, created_at)
      select user_id, 'change', ${tokenHash}, ${email}, ${expiresAt}, ${now}
      from sessions where id = ${sessionId} and user_id = ${userId} and ${isAllowed}
      on conflict (user_id, kind) do update set token_hash = excluded.token_hash, email = excluded.email,
        expires_at = excluded.expires_at, created_at = excluded.created_at`),
    insertOutboxFrom(db, "mail.change", { userId, email }, asked, now),
    ...(isRepeated ? [] : [insertOutboxFrom(db, "mail.change-asked", { userId, email }, asked, now)]),
    ...limits.flatMap(({ limit, subject }) => countMade(db, [limit], subject, now, sql`exists (select 1 ${asked})`)),
  ];
}

function selectName(db: Database, userId: string) {
  return db.select({ name: profiles.name }).from(profiles).where(eq(profiles.id, userId));
}

export async function findName(db: Database, userId: string): Promise<string | null> {
  const [row] = await selectName(db, userId);
  return row?.name ?? null;
}

interface WaitingChange {
  userId: string;
  email: string;
}

const isOf = ({ userId, email }: WaitingChange) => and(eq(emailTokens.userId, userId), eq(emailTokens.email, email));

/**
 * Gives a pending change its link, and extends the link that stops it; returns the person's name, or null if no change
 * to this e-mail is pending.
 */
export async function renewChangeToken(
  db: Database,
  change: WaitingChange,
  tokenHash: string,
  expiresAt: number,
): Promise<string | null> {
  const { waiting, names } = await batchOf(db, {
    waiting: db
      .update(emailTokens)
      .set({ tokenHash, expiresAt })
      .where(and(isOf(change), eq(emailTokens.kind, "change")))
      .returning({ userId: emailTokens.userId }),
    stopping: db
      .update(emailTokens)
      .set({ expiresAt })
      .where(and(isOf(change), eq(emailTokens.kind, "stop"))),
    names: selectName(db, change.userId),
  });
  return waiting.length > 0 ? (names[0]?.name ?? null) : null;
}

/**
 * Creates the link that stops a pending change, valid for as long as the change; replaces an older one.
 * @returns whom to send it to; null if no change to this e-mail is pending
 */
export async function putStopToken(
  db: Database,
  change: WaitingChange,
  tokenHash: string,
  now: number,
): Promise<{ name: string; email: string } | null> {
  const { waiting, people } = await batchOf(db, {
    waiting: db.run(sql`
      insert into email_tokens (user_id, kind, token_hash, email, expires_at, created_at)
      select user_id, 'stop', ${tokenHash}, email, expires_at, ${now} from email_tokens
      where user_id = ${change.userId} and kind = 'change' and email = ${change.email}
      on conflict (user_id, kind) do update set token_hash = excluded.token_hash, email = excluded.email,
        expires_at = excluded.expires_at, created_at = excluded.created_at`),
    people: db
      .select({ name: profiles.name, email: users.email })
      .from(users)
      .innerJoin(profiles, eq(profiles.id, users.id))
      .where(eq(users.id, change.userId)),
  });
  return waiting.rowsAffected > 0 ? (people[0] ?? null) : null;
}

/** Cancels a pending change and uses up the token; false if the token is unknown, used or expired. */
export async function stopChangeByToken(db: Database, tokenHash: string, now: number): Promise<boolean> {
  const owner = sql`(select user_id from email_tokens
    where token_hash = ${tokenHash} and kind = 'stop' and expires_at > ${now})`;
  const { stopped } = await batchOf(db, {
    stopped: db
      .delete(emailTokens)
      .where(sql`user_id = ${owner} and kind = 'change'`)
      .returning({ userId: emailTokens.userId }),
    used: db.delete(emailTokens).where(eq(emailTokens.tokenHash, tokenHash)),
  });
  return stopped.length > 0;
}

/** The new e-mail of a link that confirms a change; null if it is unknown, used or expired. */
export async function findNewEmail(db: Database, tokenHash: string, now: number): Promise<string | null> {
  const [row] = await db
    .select({ email: emailTokens.email })
    .from(emailTokens)
    .where(and(eq(emailTokens.tokenHash, tokenHash), eq(emailTokens.kind, "change"), gt(emailTokens.expiresAt, now)));
  return row?.email ?? null;
}

/**
 * Changes the e-mail in all copies, replacing an unconfirmed sign-up, and notifies the former address. Ends all
 * sessions but `keptSessionId`, unlinks Google and invalidates all links. Fails on a unique constraint if the e-mail is
 * taken.
 * @param hashes of the new e-mail, which may have been banned since it was asked for
 * @returns `ended`: the ended sessions; null if the token is unknown, used or expired, or for a ban
 */
export async function changeEmailByToken(
  db: Database,
  { tokenHash, hashes }: { tokenHash: string; hashes: readonly string[] },
  keptSessionId: string | null,
  now: number,
): Promise<{ ended: string[] | null; isBanned: boolean }> {
  const valid = sql`from email_tokens
    where token_hash = ${tokenHash} and kind = 'change' and expires_at > ${now} and not ${isBanned(hashes)}`;
  const owner = sql`(select user_id ${valid})`;
  const email = sql`(select email ${valid})`;
  const notifyFormerOwner = { userId: sql`id`, email: sql`email` };
  const replaced = sql`select id from users where email = ${email} and email_confirmed_at is null and id <> ${owner}`;
  const { bans, changed, ended } = await batchOf(db, {
    bans: selectBan(db, hashes),
    unconfirmed: [uncountPeople(db, replaced), db.run(sql`delete from users where id in (${replaced})`)],
    mail: insertOutboxFrom(db, "mail.changed", notifyFormerOwner, sql`from users where id = ${owner}`, now),
    changed: db
      .update(users)
      .set({ email, emailConfirmedAt: now })
      .where(sql`${users.id} = ${owner}`)
      .returning({ id: users.id }),
    ended: db
      .delete(sessions)
      .where(sql`${sessions.userId} = ${owner} and ${sessions.id} is not ${keptSessionId}`)
      .returning({ id: sessions.id }),
    google: db.delete(oauthAccounts).where(sql`${oauthAccounts.userId} = ${owner}`),
    copies: [
      db.run(sql`update profiles set email = ${email} where id = ${owner}`),
      db.run(sql`update cliente set email = ${email} where id = ${owner}`),
      db.run(sql`update professional_profiles set email = ${email} where user_id = ${owner}`),
    ],
    relisted: relistProvider(db, owner),
    indexed: indexPerson(db, owner),
    links: db.run(sql`delete from email_tokens where user_id = ${owner}`),
  });
  return { ended: changed.length > 0 ? ended.map(({ id }) => id) : null, isBanned: bans.length > 0 };
}
