import { and, eq, gt, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { batchOf, type Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import {
  cliente,
  emailTokens,
  oauthAccounts,
  professionalProfiles,
  profileFormerSlugs,
  profiles,
  sessions,
  userRegistrations,
  users,
} from "#db/schema/index.ts";
import { nameKey } from "../../platform/database/fold.ts";
import { isAccountOpen } from "../../platform/database/queries-accounts.ts";
import { countInserted } from "../../platform/database/queries-counters.ts";
import { insertOutboxFrom } from "../../platform/delivery/outbox.ts";
import type { countCall } from "../../platform/limits/rate-limit.ts";
import { rewriteAlertTopics } from "../alerts/statements.ts";
import { relistProvider } from "../networking/statements.ts";
import { indexPerson } from "../profiles/statements.ts";
import { forgetUnconfirmedClaims } from "./queries-confirmation.ts";
import { recordConsent } from "./queries-consents.ts";
import { GOOGLE_FALLBACK_NAMES, type Role, type SignInProof, TERMS_VERSION } from "./rules.ts";
import { forgetPasskeys, insertClient, isBanned, selectBan } from "./statements.ts";

type CountStatement = ReturnType<typeof countCall>;

export const isClient = sql`${cliente.id} is not null`.mapWith(Boolean);
export const isProvider = sql`${professionalProfiles.userId} is not null`.mapWith(Boolean);

/**
 * Session, account, roles and premium; no row if the account's e-mail is unconfirmed or the account is blocked.
 * @param sessionId hash of the cookie's token
 */
export function selectSession(db: Database, sessionId: string) {
  return db
    .select({
      expiresAt: sessions.expiresAt,
      authMethod: sessions.authMethod,
      authenticatedAt: sessions.createdAt,
      confirmedAt: sessions.confirmedAt,
      userId: users.id,
      email: users.email,
      hasAcceptedTerms: sql`${users.termsAcceptedAt} is not null`.mapWith(Boolean),
      hasCurrentTerms: sql`${users.termsVersion} is ${TERMS_VERSION}`.mapWith(Boolean),
      hasPassword: sql`${users.passwordHash} is not null`.mapWith(Boolean),
      name: profiles.name,
      phone: profiles.phone,
      hasConfirmedPhone: sql`${profiles.phoneConfirmedAt} is not null`.mapWith(Boolean),
      avatarUrl: profiles.avatarUrl,
      isAdmin: profiles.isAdmin,
      /** Of admins alone. */
      hasPasskey:
        sql`${profiles.isAdmin} and exists (select 1 from passkeys where passkeys.user_id = ${users.id})`.mapWith(
          Boolean,
        ),
      isClient,
      isProvider,
      premiumUntil: profiles.premiumUntil,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(cliente, eq(cliente.id, users.id))
    .leftJoin(professionalProfiles, eq(professionalProfiles.userId, users.id))
    .where(and(eq(sessions.id, sessionId), isNotNull(users.emailConfirmedAt), isNull(users.blockedAt)));
}

/** Finds the session and runs the statements of `counts` in one round trip. */
export async function findSessionCounting(db: Database, sessionId: string, counts: CountStatement[]) {
  const { sessions: found, counted } = await batchOf(db, { sessions: selectSession(db, sessionId), counted: counts });
  return { row: found[0] ?? null, counted };
}

/** What login needs of an account, as a statement for a batch. */
export function selectAccountByEmail(db: Database, email: string) {
  return db
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      emailConfirmedAt: users.emailConfirmedAt,
      isClient,
      isProvider,
    })
    .from(users)
    .leftJoin(cliente, eq(cliente.id, users.id))
    .leftJoin(professionalProfiles, eq(professionalProfiles.userId, users.id))
    .where(eq(users.email, email));
}

/** Owners of this slug, current or former: former slugs keep redirecting to their profile. */
export function selectSlugTaken(db: Database, slug: string) {
  return db
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.nameSlug, slug))
    .unionAll(
      db.select({ id: profileFormerSlugs.profileId }).from(profileFormerSlugs).where(eq(profileFormerSlugs.slug, slug)),
    );
}

export function selectPasswordHash(db: Database, userId: string) {
  return db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId));
}

/**
 * Inserts a session, unless the account is blocked. After a login with password, only if the hash is unchanged, because
 * a reset may have come first; after one with a passkey, only if it still exists.
 * @returns a statement whose `rowsAffected` is 0 if nothing was inserted
 */
export function insertSession(
  db: Database,
  session: { id: string; userId: string; expiresAt: number; createdAt: number; device: string | null },
  proof: SignInProof,
) {
  const { id, userId, expiresAt, createdAt, device } = session;
  const confirmedAt = proof.method === "passkey" ? createdAt : null;
  return db.run(sql`
    insert into sessions (id, user_id, expires_at, created_at, auth_method, device, confirmed_at)
    select ${id}, id, ${expiresAt}, ${createdAt}, ${proof.method}, ${device}, ${confirmedAt} from users
    where id = ${userId} and blocked_at is null and ${stillHolds(proof)}`);
}

function stillHolds(proof: SignInProof): SQL {
  if (proof.method === "password") return sql`password_hash = ${proof.hash}`;
  if (proof.method === "google") return sql`true`;
  return sql`exists (select 1 from passkeys where passkeys.id = ${proof.passkeyId} and passkeys.user_id = users.id)`;
}

/** Statement that ends a person's sessions but for the `max` newest ones. Returns the rows of the ended ones. */
export function endOldestSessions(db: Database, userId: string, max: number) {
  const older = sql`(select id from sessions where user_id = ${userId} order by created_at desc, rowid desc limit -1 offset ${max})`;
  return db.delete(sessions).where(sql`${sessions.id} in ${older}`).returning({ id: sessions.id });
}

/** Statement with a row if the account is blocked. */
export function selectBlock(db: Database, userId: string) {
  return db
    .select({ blockedAt: users.blockedAt })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.blockedAt)));
}

export function extendSession(db: Database, sessionId: string, expiresAt: number) {
  return db.update(sessions).set({ expiresAt }).where(eq(sessions.id, sessionId));
}

export function deleteSession(db: Database, sessionId: string) {
  return db.delete(sessions).where(eq(sessions.id, sessionId));
}

/** Replaces a password's hash with a newer one, unless the password changed in the meantime. */
export function renewPasswordHash(db: Database, userId: string, former: string, passwordHash: string) {
  return db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), eq(users.passwordHash, former)));
}

export interface NewAccount {
  id: string;
  name: string;
  email: string;
  phone: string;
  slug: string;
  passwordHash: string | null;
  termsAccepted: boolean;
  emailConfirmed: boolean;
  invitation: string | null;
  now: number;
}

/** The rows of a new account, without a role. */
export function insertAccount(db: Database, account: NewAccount): [Statement, ...Statement[]] {
  const { id, name, email, phone, now } = account;
  return [
    db.insert(users).values({
      id,
      email,
      passwordHash: account.passwordHash,
      emailConfirmedAt: account.emailConfirmed ? now : null,
      termsAcceptedAt: account.termsAccepted ? now : null,
      termsVersion: account.termsAccepted ? TERMS_VERSION : null,
      invitationCode: account.invitation,
      createdAt: now,
    }),
    recordConsent(db, id),
    db
      .insert(profiles)
      .values({ id, name, nameKey: nameKey(name), email, phone, nameSlug: account.slug, createdAt: now }),
    countInserted(db, "users"),
    ...indexPerson(db, id),
    db
      .insert(userRegistrations)
      .values({ userId: id, name, email, whatsapp: phone, registeredAt: new Date(now).toISOString() })
      .onConflictDoNothing(),
  ];
}

/** Gives the account a role; idempotent. Name, e-mail and phone come from its profile. */
export function insertRole(db: Database, userId: string, role: Role, now: number): Statement[] {
  if (role === "client") return [insertClient(db, userId, now)];
  const name = sql`case name when ${GOOGLE_FALLBACK_NAMES.person} then ${GOOGLE_FALLBACK_NAMES.provider} else name end`;
  return [
    db.run(sql`
      insert into professional_profiles (user_id, name, name_key, email, whatsapp, avatar_url, is_premium, created_at)
      select id, ${name}, case name when ${GOOGLE_FALLBACK_NAMES.person} then ${nameKey(GOOGLE_FALLBACK_NAMES.provider)} else name_key end,
        email, phone, avatar_url, is_premium, ${now} from profiles where id = ${userId} and ${isAccountOpen(userId)}
      on conflict do nothing`),
    ...rewriteAlertTopics(db, userId),
  ];
}

/** Fills in missing data; never overwrites existing values. */
export function completeAccount(
  db: Database,
  userId: string,
  missing: { name: string; slug: string; phone: string },
  now: number,
): [Statement, ...Statement[]] {
  const { name, slug, phone } = missing;
  const isTaken = sql`(exists (select 1 from profiles other where other.name_slug = ${slug})
    or exists (select 1 from profile_former_slugs former where former.slug = ${slug}))`;
  return [
    db
      .update(users)
      .set({
        termsAcceptedAt: sql`coalesce(${users.termsAcceptedAt}, ${now})`,
        termsVersion: sql`iif(${users.termsAcceptedAt} is null, ${TERMS_VERSION}, ${users.termsVersion})`,
      })
      .where(eq(users.id, userId)),
    recordConsent(db, userId),
    db
      .update(profiles)
      .set({ phone })
      .where(and(eq(profiles.id, userId), eq(profiles.phone, ""))),
    db
      .update(profiles)
      .set({ name, nameKey: nameKey(name), nameSlug: sql`iif(${isTaken}, ${userId}, ${slug})` })
      .where(and(eq(profiles.id, userId), eq(profiles.name, ""))),
    ...indexPerson(db, userId),
  ];
}

export async function findLinkReceiver(db: Database, userId: string) {
  const [row] = await db
    .select({ email: users.email, emailConfirmedAt: users.emailConfirmedAt, name: profiles.name })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, userId));
  return row ?? null;
}

/** Stores the only valid link of its kind; replaces the previous one. */
export async function replaceEmailToken(db: Database, token: typeof emailTokens.$inferInsert): Promise<void> {
  const { tokenHash, email, expiresAt, createdAt } = token;
  await db
    .insert(emailTokens)
    .values(token)
    .onConflictDoUpdate({
      target: [emailTokens.userId, emailTokens.kind],
      set: { tokenHash, email, expiresAt, createdAt },
    });
}

/**
 * Enqueues the mail with a link if the account exists (and for "mail.confirm" is unconfirmed) and `mayBeSent` holds. A
 * single statement, so that it takes the same time with and without an account.
 */
export function requestLink(
  db: Database,
  { kind, email, returnTo }: { kind: "mail.confirm" | "mail.reset"; email: string; returnTo: string | null },
  mayBeSent: SQL,
  now: number,
): Statement {
  const stillOpen = kind === "mail.confirm" ? sql`and email_confirmed_at is null` : sql``;
  const source = sql`from users where email = ${email} ${stillOpen} and ${mayBeSent}`;
  return insertOutboxFrom(db, kind, { userId: sql`id`, returnTo }, source, now);
}

function isToken(tokenHash: string, kind: "confirm" | "reset", now: number) {
  return and(eq(emailTokens.tokenHash, tokenHash), eq(emailTokens.kind, kind), gt(emailTokens.expiresAt, now));
}

export function selectTokenOwner(db: Database, tokenHash: string, kind: "confirm" | "reset", now: number) {
  return db
    .select({ userId: emailTokens.userId, email: emailTokens.email })
    .from(emailTokens)
    .where(isToken(tokenHash, kind, now));
}

/**
 * Sets the password of the token's owner, confirms the e-mail, ends all sessions, invalidates all links and notifies
 * the person. An unconfirmed account loses its sign-up data, because the mailbox's owner may not be who signed up.
 * Passkeys go, because a stranger may have added one; those of admins stay, because a mailbox alone must not open the
 * panel. A banned e-mail is confirmed by no reset.
 * @returns `userId`: null if the token is unknown or expired, or for a ban
 */
export async function resetByToken(
  db: Database,
  { tokenHash, passwordHash, hashes }: { tokenHash: string; passwordHash: string; hashes: readonly string[] },
  now: number,
  alongside: Statement[],
): Promise<{ userId: string | null; isBanned: boolean }> {
  const isConfirmed = sql`exists (
    select 1 from users where id = ${emailTokens.userId} and email_confirmed_at is not null)`;
  const owner = () =>
    db
      .select({ userId: emailTokens.userId })
      .from(emailTokens)
      .where(and(isToken(tokenHash, "reset", now), sql`(${isConfirmed} or not ${isBanned(hashes)})`));
  const { bans, changed } = await batchOf(db, {
    bans: selectBan(db, hashes),
    forgotten: forgetUnconfirmedClaims(db, sql`(${owner()})`),
    changed: db
      .update(users)
      .set({ passwordHash, emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now})` })
      .where(eq(users.id, owner()))
      .returning({ id: users.id }),
    relisted: relistProvider(db, owner()),
    indexed: indexPerson(db, owner()),
    sessions: db.delete(sessions).where(eq(sessions.userId, owner())),
    passkeys: forgetPasskeys(db, owner(), sql`not exists (select 1 from profiles where id = user_id and is_admin = 1)`),
    mail: insertOutboxFrom(
      db,
      "mail.password-changed",
      { userId: sql`id` },
      sql`from users where id = (${owner()})`,
      now,
    ),
    links: db.delete(emailTokens).where(eq(emailTokens.userId, owner())),
    alongside,
  });
  const userId = changed[0]?.id ?? null;
  return { userId, isBanned: userId === null && bans.length > 0 };
}

/** Accounts that may belong to a Google identity: linked by `sub`, or with the same e-mail. */
export function selectGoogleCandidates(db: Database, sub: string, email: string) {
  return {
    linked: db
      .select({ userId: oauthAccounts.userId })
      .from(oauthAccounts)
      .where(and(eq(oauthAccounts.provider, "google"), eq(oauthAccounts.providerUserId, sub))),
    sameEmail: db
      .select({ userId: users.id, emailConfirmedAt: users.emailConfirmedAt })
      .from(users)
      .where(eq(users.email, email)),
  };
}

export function insertGoogleLink(db: Database, sub: string, userId: string, now: number): Statement {
  return db
    .insert(oauthAccounts)
    .values({ provider: "google", providerUserId: sub, userId, createdAt: now })
    .onConflictDoNothing();
}
