import { sql } from "drizzle-orm";
import { check, index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ofUser, sessions } from "./accounts.ts";
import { createdAt, flag, id, instant, stringList } from "./columns.ts";
import { serviceRequests } from "./requests.ts";

/** How a provider wants to be told of new requests. Every provider has a row. */
export const alertSettings = sqliteTable(
  "alert_settings",
  {
    userId: ofUser("user_id").primaryKey(),
    isOn: flag("is_on").notNull().default(true),
    byPush: flag("by_push").notNull().default(true),
    byMail: text("by_mail", { enum: ["at_once", "digest", "never"] })
      .notNull()
      .default("digest"),
    /** Whether the person chose `byMail`. It depends on the plan otherwise. */
    choseMail: flag("chose_mail").notNull().default(false),
    /** Whether urgent requests may come at night. */
    urgentAtNight: flag("urgent_at_night").notNull().default(false),
    /** Services and regions to be told of; null for those of the professional card. */
    services: stringList("services"),
    regions: stringList("regions"),
    /** In the link with which mails can be stopped. */
    stopKey: text("stop_key").notNull().unique().default(sql`(lower(hex(randomblob(16))))`),
  },
  (t) => [check("alert_settings_by_mail", sql`${t.byMail} in ('at_once', 'digest', 'never')`)],
);

/**
 * Whom to tell of requests for a service in a region ("estado" for those who serve the whole state). Only
 * src/features/alerts/statements.ts writes this table.
 */
export const alertTopics = sqliteTable(
  "alert_topics",
  {
    service: text("service").notNull(),
    region: text("region").notNull(),
    userId: ofUser("user_id"),
  },
  (t) => [primaryKey({ columns: [t.service, t.region, t.userId] }), index("alert_topics_user").on(t.userId)],
);

/**
 * One row for each person with premium who is told of a request, or whom a summary did not reach. Each way is due once, and
 * null when it is done or not wanted.
 */
export const requestAlerts = sqliteTable(
  "request_alerts",
  {
    serviceRequestId: text("service_request_id")
      .notNull()
      .references(() => serviceRequests.id, { onDelete: "cascade" }),
    userId: ofUser("user_id"),
    /** Earliest time of the next attempt. Running deliveries postpone it, so that no two workers take the same row. */
    pushDueAt: instant("push_due_at"),
    mailDueAt: instant("mail_due_at"),
    /** Whether the person had premium and was told as soon as the request was published. */
    toldAtOnce: flag("told_at_once").notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.serviceRequestId, t.userId] }),
    index("request_alerts_push").on(t.pushDueAt).where(sql`${t.pushDueAt} is not null`),
    index("request_alerts_mail").on(t.mailDueAt).where(sql`${t.mailDueAt} is not null`),
    index("request_alerts_user").on(t.userId, t.createdAt),
    index("request_alerts_sweep").on(t.createdAt),
  ],
);

/**
 * Requests that summaries tell of, each under its city and under "estado", as providers' topics have them; again when
 * service or city change.
 */
export const announcedRequests = sqliteTable(
  "announced_requests",
  {
    serviceRequestId: text("service_request_id")
      .notNull()
      .references(() => serviceRequests.id, { onDelete: "cascade" }),
    service: text("service").notNull(),
    region: text("region").notNull(),
    announcedAt: instant("announced_at").notNull(),
    /** When the summary that has it began; null before. */
    summaryAt: instant("summary_at"),
  },
  (t) => [
    primaryKey({ columns: [t.serviceRequestId, t.service, t.region] }),
    index("announced_requests_topic").on(t.service, t.region, t.summaryAt),
    index("announced_requests_waiting").on(t.announcedAt).where(sql`${t.summaryAt} is null`),
  ],
);

/** Providers, by their ids, whom a summary that has begun did not yet reach. */
export const summaryPages = sqliteTable(
  "summary_pages",
  {
    summaryAt: instant("summary_at").notNull(),
    /** Not in the page itself; blank in the first. */
    afterId: text("after_id").notNull(),
    lastId: text("last_id").notNull(),
    /** Earliest time of the next attempt, as in `requestAlerts`. */
    dueAt: instant("due_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.summaryAt, t.afterId] }), index("summary_pages_due").on(t.dueAt)],
);

/** A browser that shows a person's alerts. */
export const pushSubscriptions = sqliteTable(
  "push_subscriptions",
  {
    id: id(),
    userId: ofUser("user_id"),
    /** The session in which the browser subscribed; its end ends the subscription. */
    sessionId: text("session_id").references(() => sessions.id, { onDelete: "cascade" }),
    /** URL of the browser's push service, on one of the hosts in src/features/alerts/rules.ts. */
    endpoint: text("endpoint").notNull().unique(),
    /** The browser's public key and secret for encryption, in base64url. */
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("push_subscriptions_user").on(t.userId, t.createdAt),
    index("push_subscriptions_session").on(t.sessionId),
  ],
);
