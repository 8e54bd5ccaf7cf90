import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "#db/client.ts";
import { emailTokens, oauthAccounts, profiles, sessions, users } from "#db/schema/index.ts";
import { newId } from "../../platform/ids.ts";
import { insertOutbox } from "../../platform/outbox.ts";
import { relistProvider } from "../../platform/queries-directory-entry.ts";
import { countCall, isWithinLimit, type RateLimit } from "../../platform/rate-limit.ts";
import { CONFIRM_PASSWORD_LIMIT } from "../auth/rules.ts";

type Statement = BatchItem<"sqlite">;

/** What decides whether a person may ask for a new address, in one round trip that counts the password's try. */
export async function readBeforeChange(db: Database, userId: string, email: string, now: number) {
  const [tries, accounts, waiting, others] = await db.batch([
    countCall(db, CONFIRM_PASSWORD_LIMIT, userId, now),
    db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId)),
    db
      .select({ email: emailTokens.email })
      .from(emailTokens)
      .where(and(eq(emailTokens.userId, userId), eq(emailTokens.kind, "change"), gt(emailTokens.expiresAt, now))),
    // A sign-up that nobody confirmed does not have the address.
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), isNotNull(users.emailConfirmedAt))),
  ]);
  return {
    tries,
    passwordHash: accounts[0]?.passwordHash ?? null,
    pendingEmail: waiting[0]?.email ?? null,
    isTaken: others.length > 0,
  };
}

export interface RequestedChange {
  userId: string;
  email: string;
  tokenHash: string;
  expiresAt: number;
  /** The session that asks: with it ends the change, also when it ends while the password is being checked. */
  sessionId: string;
  /** Limits of mails, each with what it counts. */
  limits: readonly { limit: RateLimit; subject: string }[];
  /** The same address once more: its owner was told already. */
  isRepeated: boolean;
}

/**
 * Asks for the mail that confirms a new address, and for the one that tells the present address of it. The token's row
 * stands at once, so that the change shows as waiting; its hash is of no link yet: sending makes the link. Above a
 * limit the row is inserted without its person, which ends the batch (`isNullViolation`).
 */
export function requestEmailChange(db: Database, change: RequestedChange, now: number): Statement[] {
  const { userId, email, tokenHash, expiresAt, sessionId, limits, isRepeated } = change;
  const isWithin = limits.map(({ limit, subject }) => isWithinLimit(limit, subject));
  return [
    ...limits.map(({ limit, subject }) => countCall(db, limit, subject, now)),
    db.run(sql`
      insert into email_tokens (user_id, kind, token_hash, email, expires_at, created_at)
      select case when ${sql.join(isWithin, sql` and `)} then user_id end,
        'change', ${tokenHash}, ${email}, ${expiresAt}, ${now}
      from sessions where id = ${sessionId} and user_id = ${userId}
      on conflict (user_id, kind) do update set token_hash = excluded.token_hash, email = excluded.email,
        expires_at = excluded.expires_at, created_at = excluded.created_at`),
    insertOutbox(db, "mail.change", { userId, email }, now),
    ...(isRepeated ? [] : [insertOutbox(db, "mail.change-asked", { userId, email }, now)]),
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
 * Gives a waiting change its link, and the link that stops it as much time; returns the person's name, or null when no
 * change to this address is waiting.
 */
export async function renewChangeToken(
  db: Database,
  change: WaitingChange,
  tokenHash: string,
  expiresAt: number,
): Promise<string | null> {
  const [waiting, , names] = await db.batch([
    db
      .update(emailTokens)
      .set({ tokenHash, expiresAt })
      .where(and(isOf(change), eq(emailTokens.kind, "change")))
      .returning({ userId: emailTokens.userId }),
    db
      .update(emailTokens)
      .set({ expiresAt })
      .where(and(isOf(change), eq(emailTokens.kind, "stop"))),
    selectName(db, change.userId),
  ]);
  return waiting.length > 0 ? (names[0]?.name ?? null) : null;
}

/**
 * Makes the link that stops a waiting change, good for as long as the change; an older one is void.
 * @returns whom to send it to; null when no change to this address is waiting
 */
export async function putStopToken(
  db: Database,
  change: WaitingChange,
  tokenHash: string,
  now: number,
): Promise<{ name: string; email: string } | null> {
  const [waiting, people] = await db.batch([
    db.run(sql`
      insert into email_tokens (user_id, kind, token_hash, email, expires_at, created_at)
      select user_id, 'stop', ${tokenHash}, email, expires_at, ${now} from email_tokens
      where user_id = ${change.userId} and kind = 'change' and email = ${change.email}
      on conflict (user_id, kind) do update set token_hash = excluded.token_hash, email = excluded.email,
        expires_at = excluded.expires_at, created_at = excluded.created_at`),
    db
      .select({ name: profiles.name, email: users.email })
      .from(users)
      .innerJoin(profiles, eq(profiles.id, users.id))
      .where(eq(users.id, change.userId)),
  ]);
  return waiting.rowsAffected > 0 ? (people[0] ?? null) : null;
}

/** Takes a waiting change back and uses the token up; false when it is unknown, used or expired. */
export async function stopChangeByToken(db: Database, tokenHash: string, now: number): Promise<boolean> {
  const owner = sql`(select user_id from email_tokens
    where token_hash = ${tokenHash} and kind = 'stop' and expires_at > ${now})`;
  const [stopped] = await db.batch([
    db.delete(emailTokens).where(sql`user_id = ${owner} and kind = 'change'`).returning({ userId: emailTokens.userId }),
    db.delete(emailTokens).where(eq(emailTokens.tokenHash, tokenHash)),
  ]);
  return stopped.length > 0;
}

/**
 * Makes the token's address the person's, wherever it stands, in place of a sign-up that nobody confirmed, and tells the
 * former one. What the former address opened
 * ends with it: every session but `keptSessionId`, the sign-in through Google, every link mailed so far.
 * @returns the sessions that ended; null when the token is unknown, used or expired. Fails on a unique constraint if the
 * address is taken.
 */
export async function changeEmailByToken(
  db: Database,
  tokenHash: string,
  keptSessionId: string | null,
  now: number,
): Promise<string[] | null> {
  const valid = sql`from email_tokens where token_hash = ${tokenHash} and kind = 'change' and expires_at > ${now}`;
  const owner = sql`(select user_id ${valid})`;
  const email = sql`(select email ${valid})`;
  const [, , changed, ended] = await db.batch([
    db.run(sql`delete from users where email = ${email} and email_confirmed_at is null and id <> ${owner}`),
    db.run(sql`
      insert into outbox (id, kind, payload, created_at, next_attempt_at)
      select ${newId(now)}, 'mail.changed', json_object('userId', id, 'email', email), ${now}, ${now} from users
      where id = ${owner}`),
    db
      .update(users)
      .set({ email, emailConfirmedAt: now })
      .where(sql`${users.id} = ${owner}`)
      .returning({ id: users.id }),
    db
      .delete(sessions)
      .where(sql`${sessions.userId} = ${owner} and ${sessions.id} is not ${keptSessionId}`)
      .returning({ id: sessions.id }),
    db.delete(oauthAccounts).where(sql`${oauthAccounts.userId} = ${owner}`),
    db.run(sql`update profiles set email = ${email} where id = ${owner}`),
    db.run(sql`update cliente set email = ${email} where id = ${owner}`),
    db.run(sql`update professional_profiles set email = ${email} where user_id = ${owner}`),
    ...relistProvider(db, owner),
    db.run(sql`delete from email_tokens where user_id = ${owner}`),
  ]);
  return changed.length > 0 ? ended.map(({ id }) => id) : null;
}
