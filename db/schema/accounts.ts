import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, instant } from "./columns.ts";

export const users = sqliteTable(
  "users",
  {
    id: id(),
    email: text("email").notNull().unique(),
    emailConfirmedAt: instant("email_confirmed_at"),
    passwordHash: text("password_hash"),
    termsAcceptedAt: instant("terms_accepted_at"),
    /** Version (its date) of the terms that were accepted. */
    termsVersion: text("terms_version"),
    /** When an admin blocked the account; null if it is not blocked. */
    blockedAt: instant("blocked_at"),
    /** Code of the invitation with which the person signed up, until it is counted. */
    invitationCode: text("invitation_code"),
    createdAt: createdAt(),
  },
  (t) => [
    check("users_email_lower", sql`${t.email} = lower(${t.email})`),
    index("users_blocked").on(t.id).where(sql`${t.blockedAt} is not null`),
    index("users_unconfirmed").on(t.createdAt).where(sql`${t.emailConfirmedAt} is null`),
  ],
);

/** A column for a person: the row goes with the account. */
export const ofUser = (name: string) =>
  text(name)
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Every acceptance of terms; the newest one is also in the account. Rows are only added. */
export const consents = sqliteTable(
  "consents",
  {
    userId: ofUser("user_id"),
    version: text("version").notNull(),
    acceptedAt: instant("accepted_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.acceptedAt] })],
);

/**
 * What must outlast an account, so that nobody begins anew by deleting it. The hash is keyed, of the mailbox or the phone.
 * A job deletes the rows when their time is over.
 */
export const formerAccounts = sqliteTable(
  "former_accounts",
  {
    hash: text("hash").primaryKey(),
    usedPromotion: integer("used_promotion", { mode: "boolean" }).notNull(),
    wasReferred: integer("was_referred", { mode: "boolean" }).notNull(),
    keptUntil: instant("kept_until").notNull(),
  },
  (t) => [index("former_accounts_kept").on(t.keptUntil)],
);

/** With what nobody may sign up, by a decision of an admin about an account. A job deletes the rows when their time is over. */
export const bans = sqliteTable(
  "bans",
  {
    id: id(),
    /** No foreign key: the row outlives the account. */
    userId: text("user_id").notNull().unique(),
    /** Keyed hash of the mailbox. */
    emailHash: text("email_hash").notNull(),
    /** Keyed hash of the phone; null for none. */
    phoneHash: text("phone_hash"),
    /** What is banned, with all but the ends masked. */
    hint: text("hint").notNull(),
    reason: text("reason").notNull(),
    adminId: text("admin_id").notNull(),
    createdAt: createdAt(),
    keptUntil: instant("kept_until").notNull(),
  },
  (t) => [
    index("bans_email").on(t.emailHash),
    index("bans_phone").on(t.phoneHash).where(sql`${t.phoneHash} is not null`),
    index("bans_kept").on(t.keptUntil),
  ],
);

/**
 * Keyed hashes of the addresses, devices and payers that an account was seen with lately, to find accounts of one person.
 */
export const accountMarks = sqliteTable(
  "account_marks",
  {
    userId: ofUser("user_id"),
    kind: text("kind", { enum: ["address", "device", "document"] }).notNull(),
    hash: text("hash").notNull(),
    seenAt: instant("seen_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.hash] }), index("account_marks_seen").on(t.seenAt)],
);

/** Pairs of accounts that are probably one person's, so that one is no proof for the other. */
export const linkedAccounts = sqliteTable(
  "linked_accounts",
  {
    /** The smaller id. */
    oneId: ofUser("one_id"),
    otherId: ofUser("other_id"),
    kind: text("kind", { enum: ["address", "device", "document", "phone"] }).notNull(),
    foundAt: instant("found_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.oneId, t.otherId, t.kind] }),
    check("linked_accounts_order", sql`${t.oneId} < ${t.otherId}`),
    index("linked_accounts_other").on(t.otherId),
  ],
);

/** `id` is the SHA-256 of the cookie's token; `expires_at` is in seconds, as Lucia stores it. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: id(),
    userId: ofUser("user_id"),
    expiresAt: integer("expires_at").notNull(),
    /** When the person logged in. Renewals do not change it. */
    createdAt: createdAt(),
    authMethod: text("auth_method", { enum: ["password", "google", "passkey"] }),
    /** When a passkey or a recovery code last proved in it who this is; null for never. */
    confirmedAt: instant("confirmed_at"),
    /** Browser and system as people name them, such as "Chrome no Android"; null if unknown. */
    device: text("device"),
  },
  (t) => [index("sessions_user").on(t.userId), index("sessions_expiry").on(t.expiresAt)],
);

export const oauthAccounts = sqliteTable(
  "oauth_accounts",
  {
    provider: text("provider", { enum: ["google"] }).notNull(),
    providerUserId: text("provider_user_id").notNull(),
    userId: ofUser("user_id"),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.providerUserId] }), index("oauth_accounts_user").on(t.userId)],
);

/** One valid link per user and kind: a new one replaces the old one. */
export const emailTokens = sqliteTable(
  "email_tokens",
  {
    userId: ofUser("user_id"),
    kind: text("kind", { enum: ["confirm", "reset", "change", "stop"] }).notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    email: text("email").notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] }), index("email_tokens_expiry").on(t.expiresAt)],
);

/** The newest code that a person asked for to confirm their WhatsApp: a new one replaces it. */
export const phoneCodes = sqliteTable(
  "phone_codes",
  {
    userId: ofUser("user_id").primaryKey(),
    /** Names this code for its delivery. */
    codeId: text("code_id").notNull(),
    /** The number that it is sent to. */
    phone: text("phone").notNull(),
    /** Keyed hash of person, number and code; null until the code is sent. */
    codeHash: text("code_hash"),
    /** Codes typed so far. */
    tries: integer("tries").notNull().default(0),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("phone_codes_expiry").on(t.expiresAt)],
);

export const userRegistrations = sqliteTable("user_registrations", {
  userId: ofUser("user_id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  whatsapp: text("whatsapp").notNull(),
  /** ISO 8601. */
  registeredAt: text("registered_at").notNull(),
});
