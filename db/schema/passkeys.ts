import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ofUser, users } from "./accounts.ts";
import { createdAt, instant, stringList } from "./columns.ts";

/** Keys on the devices of people, with which they log in. Only the public half is here. */
export const passkeys = sqliteTable(
  "passkeys",
  {
    /** The credential's id, in base64url, as the device chose it. */
    id: text("id").primaryKey(),
    userId: ofUser("user_id"),
    /** COSE key, in base64url. */
    publicKey: text("public_key").notNull(),
    /** How often the device says that the key was used; 0 for devices that don't count. */
    counter: integer("counter").notNull(),
    /** How browsers reach the key, such as "internal". */
    transports: stringList("transports").notNull(),
    /** What the person calls the device. */
    name: text("name").notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant("last_used_at"),
  },
  (t) => [index("passkeys_user").on(t.userId, t.createdAt)],
);

/** Random values that a device has to sign, once and within minutes. */
export const passkeyChallenges = sqliteTable(
  "passkey_challenges",
  {
    challenge: text("challenge").primaryKey(),
    purpose: text("purpose", { enum: ["log-in", "add", "confirm"] }).notNull(),
    /** Null for a log-in, whose person is not known yet. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [
    check("passkey_challenges_user", sql`(${t.userId} is null) = (${t.purpose} = 'log-in')`),
    index("passkey_challenges_user").on(t.userId),
    index("passkey_challenges_expiry").on(t.expiresAt),
  ],
);

/** Codes that replace an admin's passkey, each once. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    userId: ofUser("user_id"),
    /** SHA-256 of the code. */
    hash: text("hash").notNull(),
    createdAt: createdAt(),
    usedAt: instant("used_at"),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hash] })],
);
