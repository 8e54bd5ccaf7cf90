import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ofUser } from "./accounts.ts";
import { createdAt, id, instant } from "./columns.ts";

/** Side effects, written in the transaction that causes them and delivered afterwards. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: id(),
    kind: text("kind").notNull(),
    payload: text("payload", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    attempts: integer("attempts").notNull().default(0),
    /** Earliest time of the next attempt. Running deliveries postpone it, so that no two workers take the same row. */
    nextAttemptAt: instant("next_attempt_at").notNull(),
    deliveredAt: instant("delivered_at"),
    deadAt: instant("dead_at"),
    lastError: text("last_error"),
  },
  (t) => [
    index("outbox_due").on(t.nextAttemptAt).where(sql`${t.deliveredAt} is null and ${t.deadAt} is null`),
    index("outbox_waiting").on(t.id).where(sql`${t.deliveredAt} is null and ${t.deadAt} is null`),
    index("outbox_dead").on(t.id).where(sql`${t.deadAt} is not null`),
    index("outbox_delivered").on(t.deliveredAt).where(sql`${t.deliveredAt} is not null`),
  ],
);

/** Fixed windows: `count` calls with this key until `window_ends_at`. */
export const rateLimits = sqliteTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    windowEndsAt: instant("window_ends_at").notNull(),
  },
  (t) => [index("rate_limits_window").on(t.windowEndsAt)],
);

/**
 * Stored images that no row shows: unfinished uploads, replaced photos, and photos of deleted rows (added by triggers).
 * A job deletes them from R2 once they are due.
 */
export const discardedImages = sqliteTable(
  "discarded_images",
  {
    /** Path of the display size, `/img/…`. The thumbnail is deleted with it. */
    url: text("url").primaryKey(),
    dueAt: instant("due_at").notNull(),
  },
  (t) => [index("discarded_images_due").on(t.dueAt)],
);

/**
 * Bytes of an account's photos in R2, both sizes together. A photo counts while it has a row here and its URL is not in
 * `discarded_images`; the sweep deletes the row with the objects.
 */
export const storedImages = sqliteTable(
  "stored_images",
  {
    /** Path of the display size, `/img/…`. */
    url: text("url").primaryKey(),
    userId: ofUser("user_id"),
    bytes: integer("bytes").notNull(),
  },
  (t) => [index("stored_images_user").on(t.userId, t.bytes)],
);

export const platformStats = sqliteTable("platform_stats", {
  metricName: text("metric_name").primaryKey(),
  metricValue: integer("metric_value").notNull().default(0),
});

/** What admins did. Triggers refuse to change or delete rows. Nothing in them may identify a person but the ids. */
export const adminAudit = sqliteTable(
  "admin_audit",
  {
    id: id(),
    /** No foreign key: the rows outlive the accounts. */
    adminId: text("admin_id").notNull(),
    action: text("action").notNull(),
    targetKind: text("target_kind").notNull(),
    targetId: text("target_id").notNull(),
    /** State before and after, without names, contacts or secrets; null if there is none. */
    before: text("before", { mode: "json" }).$type<Record<string, unknown>>(),
    after: text("after", { mode: "json" }).$type<Record<string, unknown>>(),
    /** As typed by the admin; blank if none was asked for. */
    reason: text("reason").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("admin_audit_target").on(t.targetKind, t.targetId, t.id),
    index("admin_audit_admin").on(t.adminId, t.id),
    index("admin_audit_action").on(t.action, t.id),
  ],
);

/** What admins note about a person for each other. It is not in the person's export, and goes with the account. */
export const adminNotes = sqliteTable(
  "admin_notes",
  {
    id: id(),
    userId: ofUser("user_id"),
    /** No foreign key, as in the audit. */
    adminId: text("admin_id").notNull(),
    text: text("text").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check("admin_notes_text", sql`length(${t.text}) between 1 and 500`),
    index("admin_notes_user").on(t.userId, t.id),
  ],
);

/** How an admin wants to be told of work; without a row, as usual for its kind. */
export const adminAlerts = sqliteTable(
  "admin_alerts",
  {
    userId: ofUser("user_id"),
    /** A kind of src/shared/notices.ts. */
    kind: text("kind", {
      enum: ["reports", "answers", "credentials", "deliveries", "jobs", "backup", "refunds", "payments"],
    }).notNull(),
    way: text("way", { enum: ["now", "morning", "never"] }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind] }),
    check("admin_alerts_way", sql`${t.way} in ('now', 'morning', 'never')`),
  ],
);

/** Totals per day, for the charts of the admin panel. A job writes them. */
export const dailyStats = sqliteTable(
  "daily_figures",
  {
    metric: text("metric").notNull(),
    /** YYYY-MM-DD in Campo Grande. */
    day: text("day").notNull(),
    /** A count, or centavos. */
    value: integer("value").notNull(),
  },
  (t) => [primaryKey({ columns: [t.metric, t.day] })],
);
