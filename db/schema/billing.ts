import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { ofUser, users } from "./accounts.ts";
import { createdAt, flag, id, instant } from "./columns.ts";

/** A calendar date, `YYYY-MM-DD`, in the time of Campo Grande. */
const day = (name: string) => text(name);

/**
 * Subscriptions at the payment provider, and manual ones, which an admin grants. Only `refreshPremium` writes the status
 * and the other derived columns.
 */
export const userSubscriptions = sqliteTable(
  "user_subscriptions",
  {
    /** The payment provider knows the subscription by this reference. */
    id: id(),
    userId: ofUser("user_id"),
    /** `sub_…`; null until the payment provider has created it. Manual ones have `manual_…`. */
    asaasSubscriptionId: text("asaas_subscription_id").unique(),
    asaasCustomerId: text("asaas_customer_id"),
    /** Derived. PENDING until the first payment. */
    status: text("status", { enum: ["PENDING", "ACTIVE", "CANCELLED", "EXPIRED"] }).notNull(),
    cycle: text("cycle", { enum: ["MONTHLY"] })
      .notNull()
      .default("MONTHLY"),
    valueCents: integer("value_cents").notNull(),
    /** Its day of the month is that of all charges. */
    firstDueDate: day("first_due_date"),
    nextDueDate: day("next_due_date"),
    /** When an admin granted or extended premium, and until when. */
    grantedAt: instant("granted_at"),
    grantedUntil: instant("granted_until"),
    /** Derived: the end of what was paid or granted. */
    expiresAt: instant("expires_at"),
    /** Derived: `expiresAt`, or the end of the grace after it. */
    accessUntil: instant("access_until"),
    autoRenew: flag("auto_renew").notNull(),
    paymentMethod: text("payment_method", { enum: ["asaas", "manual"] }).notNull(),
    /** Derived. */
    lastPaymentDate: instant("last_payment_date"),
    subscriptionType: text("subscription_type", { enum: ["premium"] })
      .notNull()
      .default("premium"),
    /** When the renewal was cancelled. What was paid remains. */
    cancelledAt: instant("cancelled_at"),
    /** When an admin took premium away. What was paid or granted before no longer counts. */
    revokedAt: instant("revoked_at"),
    /** Until then, one call creates it at the payment provider, and no other does. */
    claimedUntil: instant("claimed_until"),
    /** When to ask the payment provider about it next; null if that is over. */
    checkAt: instant("check_at"),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    check("user_subscriptions_status", sql`${t.status} in ('PENDING', 'ACTIVE', 'CANCELLED', 'EXPIRED')`),
    check("user_subscriptions_value", sql`${t.valueCents} > 0`),
    check("user_subscriptions_method", sql`${t.paymentMethod} = 'manual' or ${t.firstDueDate} is not null`),
    check("user_subscriptions_first_due", sql`date(${t.firstDueDate}) is ${t.firstDueDate}`),
    check("user_subscriptions_grant", sql`(${t.grantedAt} is null) = (${t.grantedUntil} is null)`),
    uniqueIndex("user_subscriptions_one_pending").on(t.userId).where(sql`${t.status} = 'PENDING'`),
    uniqueIndex("user_subscriptions_one_manual")
      .on(t.userId)
      .where(sql`${t.status} = 'ACTIVE' and ${t.paymentMethod} = 'manual'`),
    index("user_subscriptions_user").on(t.userId, t.id),
    index("user_subscriptions_list").on(t.status, t.id),
    index("user_subscriptions_asaas").on(t.id).where(sql`${t.paymentMethod} = 'asaas'`),
    index("user_subscriptions_access").on(t.status, t.accessUntil),
    index("user_subscriptions_check").on(t.checkAt).where(sql`${t.checkAt} is not null`),
  ],
);

/** The charges of subscriptions. */
export const subscriptionPayments = sqliteTable(
  "subscription_payments",
  {
    /** `pay_…`, the payment provider's id. */
    id: id(),
    subscriptionId: text("subscription_id")
      .notNull()
      .references(() => userSubscriptions.id, { onDelete: "cascade" }),
    /** The payment provider's status, for display. Only the two times below decide on premium. */
    status: text("status").notNull(),
    valueCents: integer("value_cents").notNull(),
    dueDate: day("due_date").notNull(),
    /** When the payment was first confirmed or received. */
    paidAt: instant("paid_at"),
    /** When it was last confirmed or received. A revocation before that no longer counts. */
    settledAt: instant("settled_at"),
    /** When it was refunded, charged back or undone. */
    revokedAt: instant("revoked_at"),
    /** When an admin asked the payment provider to refund it; null again if that was refused, with the reason. */
    refundAskedAt: instant("refund_asked_at"),
    refundRefusal: text("refund_refusal"),
    /** Orders what is known about the status, so that older news never replaces newer. */
    statusOrder: integer("status_order").notNull().default(0),
    invoiceUrl: text("invoice_url"),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    check("subscription_payments_due", sql`date(${t.dueDate}) is ${t.dueDate}`),
    index("subscription_payments_subscription").on(t.subscriptionId, t.dueDate),
    index("subscription_payments_unpaid").on(t.dueDate).where(sql`${t.paidAt} is null`),
    index("subscription_payments_paid").on(t.paidAt, t.valueCents).where(sql`${t.paidAt} is not null`),
    index("subscription_payments_revoked").on(t.revokedAt, t.valueCents).where(sql`${t.revokedAt} is not null`),
  ],
);

/**
 * Charges of which the payment provider says something else than we know, until both agree or an admin has looked. A job
 * writes them each day.
 */
export const paymentDifferences = sqliteTable(
  "payment_differences",
  {
    /** `pay_…`, the payment provider's id. */
    id: id(),
    kind: text("kind", { enum: ["missing-here", "missing-there", "amount", "state"] }).notNull(),
    /** Null where it is missing. */
    ourCents: integer("our_cents"),
    ourState: text("our_state", { enum: ["paid", "refunded", "open", "cancelled"] }),
    theirCents: integer("their_cents"),
    theirState: text("their_state", { enum: ["paid", "refunded", "open", "cancelled"] }),
    foundAt: instant("found_at").notNull(),
    /** When an admin had looked. */
    settledAt: instant("settled_at"),
  },
  (t) => [
    check("payment_differences_kind", sql`${t.kind} in ('missing-here', 'missing-there', 'amount', 'state')`),
    index("payment_differences_open").on(t.foundAt, t.id).where(sql`${t.settledAt} is null`),
  ],
);

/** Webhook events of the payment provider, each stored once. Their bodies may have card data, so they are not kept. */
export const webhookEvents = sqliteTable(
  "webhook_events",
  {
    /** `evt_…` */
    id: id(),
    event: text("event").notNull(),
    /** The payment (`pay_…`) or subscription (`sub_…`) that it is about. */
    subjectId: text("subject_id"),
    occurredAt: instant("occurred_at").notNull(),
    receivedAt: instant("received_at").notNull(),
    /** Null until the event took effect. */
    processedAt: instant("processed_at"),
    /** Why it took no effect. */
    error: text("error"),
    /** Hash of what it tells. The same event comes several times, but never with other content. */
    contentHash: text("content_hash").notNull(),
  },
  (t) => [index("webhook_events_received").on(t.receivedAt)],
);

/** Mails about premium, each sent once. */
export const billingNotices = sqliteTable(
  "billing_notices",
  {
    /** What the mail is about, such as `receipt:pay_…`. */
    id: id(),
    userId: ofUser("user_id"),
    outboxId: text("outbox_id").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("billing_notices_user").on(t.userId, t.id)],
);

/** Campaigns of the promotion. An admin edits title, days and switches; a migration writes the row. */
export const campaigns = sqliteTable(
  "campaigns",
  {
    id: text("id").primaryKey(),
    title: text("title").notNull(),
    /** First and last day. */
    startsOn: day("starts_on").notNull(),
    endsOn: day("ends_on").notNull(),
    isOn: flag("is_on").notNull(),
    /** Whether an invited person may have the promotion as well, without inviting somebody. */
    isForBoth: flag("is_for_both").notNull(),
  },
  (t) => [
    check("campaigns_days", sql`date(${t.startsOn}) is ${t.startsOn} and date(${t.endsOn}) is ${t.endsOn}`),
    check("campaigns_order", sql`${t.startsOn} <= ${t.endsOn}`),
  ],
);

export const userPromotions = sqliteTable(
  "user_promotions",
  {
    id: id(),
    userId: ofUser("user_id"),
    promotionType: text("promotion_type", { enum: ["30_days_free"] }).notNull(),
    campaignId: text("campaign_id").notNull(),
    activatedAt: instant("activated_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("user_promotions_once").on(t.userId, t.promotionType),
    index("user_promotions_expiry").on(t.expiresAt),
  ],
);

export const userReferrals = sqliteTable(
  "user_referrals",
  {
    id: id(),
    /** Null once this account is deleted; whom it referred cannot be referred again. */
    referrerId: text("referrer_id").references(() => users.id, { onDelete: "set null" }),
    /** Blank while pending. */
    referredEmail: text("referred_email").notNull(),
    /** One referrer per referred person. */
    referredId: text("referred_id")
      .unique()
      .references(() => users.id, { onDelete: "set null" }),
    status: text("status", { enum: ["pending", "completed"] }).notNull(),
    /** In the invitation's link, which goes on working once the referral is completed. Null if it has none. */
    code: text("code"),
    createdAt: createdAt(),
    validatedAt: instant("validated_at"),
  },
  (t) => [
    check("user_referrals_not_oneself", sql`${t.referredId} is null or ${t.referredId} <> ${t.referrerId}`),
    check("user_referrals_status", sql`${t.status} in ('pending', 'completed')`),
    uniqueIndex("user_referrals_one_pending").on(t.referrerId).where(sql`${t.status} = 'pending'`),
    index("user_referrals_referrer").on(t.referrerId, t.status),
    uniqueIndex("user_referrals_code").on(t.code),
  ],
);

/**
 * Payments of deleted accounts, which the law requires to keep. The pseudonym joins the payments of one person, and
 * nothing else does. A job deletes them when the time is over.
 */
export const retainedPayments = sqliteTable(
  "retained_payments",
  {
    /** `pay_…`, the payment provider's id. */
    id: id(),
    pseudonym: text("pseudonym").notNull(),
    valueCents: integer("value_cents").notNull(),
    dueDate: day("due_date").notNull(),
    paidAt: instant("paid_at").notNull(),
    revokedAt: instant("revoked_at"),
    /** When the account was deleted. */
    deletedAt: instant("deleted_at").notNull(),
  },
  (t) => [
    index("retained_payments_deleted").on(t.deletedAt),
    index("retained_payments_paid").on(t.paidAt, t.valueCents),
    index("retained_payments_revoked").on(t.revokedAt, t.valueCents).where(sql`${t.revokedAt} is not null`),
  ],
);
