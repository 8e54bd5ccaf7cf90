import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { createdAt, flag, id, instant } from "./columns.ts";

const owner = (name: string) =>
  text(name)
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const userSubscriptions = sqliteTable(
  "user_subscriptions",
  {
    id: id(),
    userId: owner("user_id"),
    /** `manual_…` if an admin created the subscription. */
    asaasSubscriptionId: text("asaas_subscription_id").notNull().unique(),
    asaasCustomerId: text("asaas_customer_id"),
    status: text("status", { enum: ["PENDING", "ACTIVE", "CANCELLED", "EXPIRED"] }).notNull(),
    cycle: text("cycle", { enum: ["MONTHLY"] })
      .notNull()
      .default("MONTHLY"),
    valueCents: integer("value_cents").notNull(),
    nextDueDate: instant("next_due_date"),
    /** Paid until this time; null before the first payment. */
    expiresAt: instant("expires_at"),
    autoRenew: flag("auto_renew").notNull(),
    paymentMethod: text("payment_method", { enum: ["asaas", "manual"] }).notNull(),
    lastPaymentDate: instant("last_payment_date"),
    subscriptionType: text("subscription_type", { enum: ["premium"] })
      .notNull()
      .default("premium"),
    cancelledAt: instant("cancelled_at"),
    createdAt: createdAt(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    check("user_subscriptions_status", sql`${t.status} in ('PENDING', 'ACTIVE', 'CANCELLED', 'EXPIRED')`),
    check("user_subscriptions_value", sql`${t.valueCents} > 0`),
    uniqueIndex("user_subscriptions_one_active").on(t.userId).where(sql`${t.status} = 'ACTIVE'`),
    index("user_subscriptions_user").on(t.userId, t.id),
    index("user_subscriptions_status_expiry").on(t.status, t.expiresAt),
  ],
);

export const subscriptionPayments = sqliteTable(
  "subscription_payments",
  {
    /** `pay_…`, the payment provider's id. */
    id: id(),
    subscriptionId: text("subscription_id")
      .notNull()
      .references(() => userSubscriptions.id, { onDelete: "cascade" }),
    status: text("status").notNull(),
    valueCents: integer("value_cents").notNull(),
    dueDate: instant("due_date").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [index("subscription_payments_subscription").on(t.subscriptionId, t.dueDate)],
);

export const userPromotions = sqliteTable(
  "user_promotions",
  {
    id: id(),
    userId: owner("user_id"),
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
    referrerId: owner("referrer_id"),
    referredEmail: text("referred_email").notNull(),
    /** One referrer per referred person. */
    referredId: text("referred_id")
      .unique()
      .references(() => users.id, { onDelete: "set null" }),
    status: text("status", { enum: ["pending", "completed"] }).notNull(),
    createdAt: createdAt(),
    validatedAt: instant("validated_at"),
  },
  (t) => [
    check("user_referrals_not_oneself", sql`${t.referredId} is null or ${t.referredId} <> ${t.referrerId}`),
    check("user_referrals_status", sql`${t.status} in ('pending', 'completed')`),
    uniqueIndex("user_referrals_one_pending").on(t.referrerId).where(sql`${t.status} = 'pending'`),
    index("user_referrals_referrer").on(t.referrerId, t.status),
  ],
);
