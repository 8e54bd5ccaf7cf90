import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { ofUser } from "./accounts.ts";
import { createdAt, hiddenBecause, id, instant } from "./columns.ts";

export const serviceRequests = sqliteTable(
  "service_requests",
  {
    id: id(),
    serviceType: text("service_type").notNull(),
    description: text("description").notNull(),
    location: text("location").notNull(),
    /** A municipality of src/shared/municipalities.ts. */
    city: text("city").notNull(),
    urgency: text("urgency", { enum: ["urgent", "tomorrow", "next_days", "no_deadline"] }).notNull(),
    /** Null after the contact data was erased, 30 days after expiry. */
    contactName: text("contact_name"),
    contactPhone: text("contact_phone"),
    createdBy: ofUser("created_by"),
    /** Created by the browser for each filled-in form, so that a retry after a lost response does not publish twice. */
    submissionId: text("submission_id")
      .notNull()
      .$defaultFn(() => crypto.randomUUID()),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
    /** Until then, only the owner and the addressees know of it. Null once everybody may. */
    openToAllAt: instant("open_to_all_at"),
    status: text("status", { enum: ["open", "expired"] })
      .notNull()
      .default("open"),
    /** Number of rows in service_request_interests, which triggers maintain. */
    interestCount: integer("interest_count").notNull().default(0),
    /** People with premium who were told at once, each by a row of request_alerts, which goes with their account. */
    premiumTold: integer("premium_told").notNull().default(0),
    hiddenBecause: hiddenBecause(),
    /** When the owner extended it, which they may do once. */
    extendedAt: instant("extended_at"),
    /** When a hire was confirmed; null again while the owner looks for more people. */
    hiredAt: instant("hired_at"),
    /** What the owner asked all who are interested, once; blank for nothing. Only they and the owner read it. */
    question: text("question").notNull().default(""),
    askedAt: instant("asked_at"),
    /** What became of it, as the owner said. */
    outcome: text("outcome", { enum: ["hired", "elsewhere", "not_yet"] }),
    outcomeAt: instant("outcome_at"),
    /** When the mail "Conseguiu resolver?" was put into the outbox. */
    outcomeAskedAt: instant("outcome_asked_at"),
  },
  (t) => [
    check("service_requests_urgency", sql`${t.urgency} in ('urgent', 'tomorrow', 'next_days', 'no_deadline')`),
    check("service_requests_status", sql`${t.status} in ('open', 'expired')`),
    check("service_requests_description", sql`length(${t.description}) between 1 and 500`),
    check("service_requests_expiry", sql`${t.expiresAt} > ${t.createdAt}`),
    check("service_requests_interest", sql`${t.interestCount} >= 0`),
    unique("service_requests_submission").on(t.createdBy, t.submissionId),
    index("service_requests_list").on(t.status, t.id),
    index("service_requests_city").on(t.status, t.city, t.id),
    index("service_requests_type_city").on(t.status, t.serviceType, t.city, t.id),
    index("service_requests_type").on(t.status, t.serviceType, t.id),
    index("service_requests_type_count").on(t.status, t.serviceType, t.hiddenBecause, t.expiresAt),
    index("service_requests_expiry_job").on(t.status, t.expiresAt),
    index("service_requests_own").on(t.createdBy, t.id),
    index("service_requests_hidden").on(t.id).where(sql`${t.hiddenBecause} is not null`),
    index("service_requests_open_to_all_job").on(t.openToAllAt).where(sql`${t.openToAllAt} is not null`),
    index("service_requests_reserved").on(t.serviceType, t.openToAllAt).where(sql`${t.openToAllAt} is not null`),
    index("service_requests_outcome_job").on(t.expiresAt).where(sql`${t.outcomeAskedAt} is null`),
    index("service_requests_erasure_job").on(t.expiresAt).where(sql`${t.contactPhone} is not null`),
  ],
);

/** Requests of a type that are open and not hidden, of which some may be past their end; triggers keep it. */
export const openRequestCounts = sqliteTable("open_request_counts", {
  serviceType: text("service_type").primaryKey(),
  requests: integer("requests").notNull(),
});

export const serviceRequestImages = sqliteTable(
  "service_request_images",
  {
    id: id(),
    serviceRequestId: text("service_request_id")
      .notNull()
      .references(() => serviceRequests.id, { onDelete: "cascade" }),
    /** Path of the display size, `/img/…`. The thumbnail's path is derived from it (src/shared/image-urls.ts). */
    url: text("url").notNull(),
    displayOrder: integer("display_order").notNull(),
  },
  (t) => [
    check("service_request_images_max", sql`${t.displayOrder} between 0 and 3`),
    unique("service_request_images_order").on(t.serviceRequestId, t.displayOrder),
  ],
);

export const serviceRequestInterests = sqliteTable(
  "service_request_interests",
  {
    serviceRequestId: text("service_request_id")
      .notNull()
      .references(() => serviceRequests.id, { onDelete: "cascade" }),
    userId: ofUser("user_id"),
    /** What the provider adds for the owner; blank for nothing. */
    note: text("note").notNull().default(""),
    minPriceCents: integer("min_price_cents"),
    maxPriceCents: integer("max_price_cents"),
    /** When the owner first looked at the provider's card. */
    seenAt: instant("seen_at"),
    /** What the provider answered to the owner's question, once; blank for nothing. */
    answer: text("answer").notNull().default(""),
    answeredAt: instant("answered_at"),
    /** When the owner declined; null again if they think better of it. */
    declinedAt: instant("declined_at"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.serviceRequestId, t.userId] }),
    index("service_request_interests_newest").on(t.serviceRequestId, t.createdAt, t.userId),
    index("service_request_interests_user").on(t.userId, t.serviceRequestId),
    index("service_request_interests_created").on(t.createdAt),
  ],
);

/** The providers whom the owner of a request chose to ask. */
export const requestAddressees = sqliteTable(
  "request_addressees",
  {
    serviceRequestId: text("service_request_id")
      .notNull()
      .references(() => serviceRequests.id, { onDelete: "cascade" }),
    providerId: ofUser("provider_id"),
  },
  (t) => [
    primaryKey({ columns: [t.serviceRequestId, t.providerId] }),
    index("request_addressees_provider").on(t.providerId, t.serviceRequestId),
  ],
);

/** Whom a person told of a request. */
export const requestRecommendations = sqliteTable(
  "request_recommendations",
  {
    serviceRequestId: text("service_request_id")
      .notNull()
      .references(() => serviceRequests.id, { onDelete: "cascade" }),
    fromId: ofUser("from_id"),
    toId: ofUser("to_id"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.serviceRequestId, t.fromId, t.toId] }),
    index("request_recommendations_to").on(t.toId, t.serviceRequestId, t.createdAt),
    index("request_recommendations_from").on(t.fromId),
  ],
);
