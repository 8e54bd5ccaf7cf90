import type { RateLimit } from "../../platform/limits/rate-limit.ts";
import { dayOf } from "../../shared/day.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, UTC_OFFSET_MS } from "../../shared/time.ts";

/** Days that a payment covers at least. */
export const PAID_DAYS = 30;

/** Duration of a manual subscription and of the promotion. */
export const PREMIUM_PERIOD_MS = PAID_DAYS * DAY_MS;

/** How long premium goes on after a paid period, for the next payment to arrive. */
export const GRACE_MS = 3 * DAY_MS;

/** The 30-day promotion. A person has it once per type, whatever the campaign, whose title and days an admin edits. */
export const PROMOTION = { type: "30_days_free", campaign: "2025_august_30_days" } as const;
export const CAMPAIGN_TITLE_MAX_LENGTH = 80;

/** How long a referred person must use the portal, unless they publish or show interest before. */
export const REFERRED_USE_MS = 3 * DAY_MS;

/** Calls per person to activate the promotion or to begin a referral; far above normal use. */
export const PROMOTION_LIMIT: RateLimit = { name: "promotion", max: 60, windowMs: HOUR_MS };
/** Attempts per person to subscribe, each with calls to the payment provider. */
export const CREATE_PAYMENT_LIMIT: RateLimit = { name: "create-payment", max: 20, windowMs: HOUR_MS };
/** Calls per person to show the PIX code of a charge. */
export const OPEN_CHARGE_LIMIT: RateLimit = { name: "open-charge", max: 60, windowMs: HOUR_MS };
export const CANCEL_LIMIT: RateLimit = { name: "cancel-renewal", max: 20, windowMs: HOUR_MS };
/** E-mails that a person may check for their referral. */
export const REFERRAL_CHECK_LIMIT: RateLimit = { name: "check-referral", max: 10, windowMs: DAY_MS };

/** Times are milliseconds since the epoch, dates `YYYY-MM-DD` in Campo Grande. */
export interface Charge {
  dueDate: string;
  /** When the payment was first confirmed or received. */
  paidAt: number | null;
  /** When it was refunded, charged back or undone. */
  revokedAt: number | null;
}

export interface Subscription {
  /** Null for manual ones. */
  firstDueDate: string | null;
  charges: readonly Charge[];
  /**
   * What an admin granted: a manual subscription, or an extension. It was added to what had been paid, so it ends if that
   * is refunded later.
   */
  grantedAt: number | null;
  grantedUntil: number | null;
  /** When the renewal was cancelled. */
  cancelledAt: number | null;
  /** When an admin took premium away. */
  revokedAt: number | null;
}

/** All that can give a person premium. */
export interface PremiumFacts {
  subscriptions: readonly Subscription[];
  promotions: readonly { expiresAt: number }[];
}

/** What gives premium. Of several, the first is named. */
export const PREMIUM_SOURCES = ["subscription", "manual", "promotion", "grace"] as const;
export type PremiumSource = (typeof PREMIUM_SOURCES)[number];

/** Premium that ends at `until`, unless something changes. */
export interface Premium {
  until: number;
  source: PremiumSource;
}

/** The date of a time in UTC. */
function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, "YYYY-MM-DD".length);
}

/**
 * The due date after `dueDate`: in the next month, on the day of the first due date, or on the month's last day if it
 * is shorter.
 */
export function nextDueDate(dueDate: string, firstDueDate: string): string {
  const [year = 0, month = 0] = dueDate.split("-").map(Number);
  // Months count from 0 here, so `month` is the next one, and day 0 is the last day of the month before.
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dateOf(Date.UTC(year, month, Math.min(Number(firstDueDate.slice(-2)), lastDay)));
}

/** Until when a charge paid in time gives premium: the end of the next due date, or of the 30th day if that is later. */
export function paidUntil(dueDate: string, firstDueDate: string): number {
  const last = Math.max(Date.parse(dueDate) + PAID_DAYS * DAY_MS, Date.parse(nextDueDate(dueDate, firstDueDate)));
  return last + DAY_MS - UTC_OFFSET_MS;
}

/** A charge that was paid and not taken back. */
type Paid = Charge & { paidAt: number };

/** How many days after its due date a charge was paid, in milliseconds; 0 if it was paid in time. */
function lateness({ dueDate, paidAt }: Paid): number {
  return Math.max(0, Date.parse(dayOf(paidAt)) - Date.parse(dueDate));
}

/**
 * Until when the paid charges of a subscription give premium; null if there are none. One that is paid while access goes
 * on continues the period; one paid later begins a new one on its day, and what follows shifts as well. A charge whose
 * own period is over or paid for already adds its days at the end.
 */
export function paidPeriodEnd(
  charges: readonly Paid[],
  { firstDueDate, cancelledAt }: Pick<Subscription, "firstDueDate" | "cancelledAt">,
): number | null {
  const inOrder = charges.toSorted((a, b) => a.paidAt - b.paidAt || a.dueDate.localeCompare(b.dueDate));
  let end: number | null = null;
  let shift = 0;
  for (const charge of inOrder) {
    const { dueDate, paidAt } = charge;
    const grace = cancelledAt === null || cancelledAt > paidAt ? GRACE_MS : 0;
    const hasAccess = end !== null && paidAt < end + grace;
    if (!hasAccess) shift = lateness(charge);
    const ownEnd = paidUntil(dueDate, firstDueDate ?? dueDate) + shift;
    if (end !== null && hasAccess && ownEnd <= end) {
      shift += PREMIUM_PERIOD_MS;
      end += PREMIUM_PERIOD_MS;
    } else end = ownEnd;
  }
  return end;
}

/** The latest due date among charges; null if there are none. */
function latestDueDate(charges: readonly Charge[]): string | null {
  const dueDates = charges.map(({ dueDate }) => dueDate);
  return dueDates.sort().at(-1) ?? null;
}

function premiumOf(subscription: Subscription): Premium[] {
  const { charges, grantedAt, grantedUntil, cancelledAt, revokedAt } = subscription;
  const counts = (since: number) => revokedAt === null || since > revokedAt;
  const found: Premium[] = [];
  const isTakenBack = ({ paidAt, revokedAt }: Charge): boolean =>
    paidAt !== null && revokedAt !== null && grantedAt !== null && paidAt <= grantedAt && revokedAt > grantedAt;
  if (grantedUntil !== null && counts(grantedAt ?? 0) && !charges.some(isTakenBack))
    found.push({ source: "manual", until: grantedUntil });
  const isPaid = (charge: Charge): charge is Paid =>
    charge.paidAt !== null && charge.revokedAt === null && counts(charge.paidAt);
  const valid = charges.filter(isPaid);
  const [until, paid] = [paidPeriodEnd(valid, subscription), latestDueDate(valid)];
  if (until === null || paid === null) return found;
  const refunded = latestDueDate(charges.filter((charge) => charge.revokedAt !== null));
  const hasGrace = cancelledAt === null && (refunded === null || refunded <= paid);
  return [
    ...found,
    { source: "subscription", until },
    ...(hasGrace ? [{ source: "grace" as const, until: until + GRACE_MS }] : []),
  ];
}

/**
 * A person's premium at `now`; null if there is none. Of several sources, a paid one is named first, and grace last. A
 * charge gives premium from its payment to its end, then three days of grace, unless the renewal was cancelled or a
 * later charge was refunded. The SQL for the same is in statements.ts.
 */
export function premiumAt(facts: PremiumFacts, now: number): Premium | null {
  const promotions = facts.promotions.map(({ expiresAt }) => ({ source: "promotion" as const, until: expiresAt }));
  const running = [...facts.subscriptions.flatMap(premiumOf), ...promotions].filter(({ until }) => until > now);
  const source = PREMIUM_SOURCES.find((name) => running.some((premium) => premium.source === name));
  return source ? { source, until: Math.max(...running.map(({ until }) => until)) } : null;
}

/** Whether premium that ends at `premiumUntil` (the column of the profile) goes on at `now`. */
export function isPremiumAt(premiumUntil: number | null, now: number): boolean {
  return premiumUntil !== null && premiumUntil > now;
}

export interface PromotionState {
  /** Null unless it runs. */
  campaign: { title: string } | null;
  isUsed: boolean;
  isProfileComplete: boolean;
  /** Whether somebody signed up on the person's referral, or they on somebody's in a campaign for both. */
  hasReferral: boolean;
}

/** Why a person may not activate the promotion; null if they may. */
export function promotionProblem({ campaign, isUsed, isProfileComplete, hasReferral }: PromotionState) {
  if (isUsed) return "promotion.used";
  if (!campaign) return "promotion.over";
  if (!isProfileComplete) return "promotion.profile_incomplete";
  return hasReferral ? null : "promotion.referral_missing";
}

/** Longer than all calls of a creation can take together. */
export const CLAIM_MS = 3 * MINUTE_MS;
/** How long a creation may still be at work after its answer was lost. */
export const UNKNOWN_OUTCOME_MS = MINUTE_MS;
/** When to ask about a new subscription, in case its events don't come. */
export const CHECK_SOON_MS = 10 * MINUTE_MS;
/** How long before its due date people are asked to pay for what they have. */
export const PAY_SOON_MS = 7 * DAY_MS;
/** How long before an end people are told. */
export const NOTICE_MS = 3 * DAY_MS;
/** The law lets tax authorities ask about payments for five years. */
export const PAYMENTS_RETAINED_YEARS = 5;
/** Asaas repeats events for up to 14 days. */
export const EVENTS_KEPT_MS = 30 * DAY_MS;
export const SUBSCRIPTION_DESCRIPTION = "Premium do Portal da Construção, mensal";

export const PAYER_NAME_MAX_LENGTH = 100;
export const CHARGES_PAGE_SIZE = 12;

export const CHARGE_STATES = ["open", "overdue", "paid", "refunded", "cancelled"] as const;
export type ChargeState = (typeof CHARGE_STATES)[number];

/** Our own status of a charge that was deleted at the payment provider. */
export const DELETED = "DELETED";

/** What a charge is to the person. `status` is the payment provider's. */
export function chargeState({ status, paidAt, revokedAt }: Charge & { status: string }): ChargeState {
  if (revokedAt !== null) return "refunded";
  if (paidAt !== null) return "paid";
  if (status === DELETED) return "cancelled";
  return status === "OVERDUE" ? "overdue" : "open";
}

/** The charge of a subscription to pay next: the earliest open one. */
export function chargeToPay<T extends Charge & { status: string; invoiceUrl: string | null }>(
  charges: readonly T[],
): T | null {
  const isOpen = (charge: T) => chargeState(charge) === "open" || chargeState(charge) === "overdue";
  const payable = charges
    .filter((charge) => isOpen(charge) && charge.invoiceUrl !== null)
    .sort((a, b) => a.dueDate.localeCompare(b.dueDate));
  return payable[0] ?? null;
}

export const SUBSCRIPTION_STATES = ["pending", "active", "grace", "cancelled", "expired"] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

interface SubscriptionEnds {
  lastPaymentDate: number | null;
  /** End of what was paid or granted, and the same with grace. */
  expiresAt: number | null;
  accessUntil: number | null;
  cancelledAt: number | null;
}

export function subscriptionState(subscription: SubscriptionEnds, now: number): SubscriptionState {
  const { lastPaymentDate, expiresAt, accessUntil, cancelledAt } = subscription;
  if (cancelledAt !== null) return "cancelled";
  if (lastPaymentDate === null && expiresAt === null) return "pending";
  if (isPremiumAt(expiresAt, now)) return "active";
  return isPremiumAt(accessUntil, now) ? "grace" : "expired";
}

/** The day in Campo Grande whose end is `until`, such as the last day of premium. */
export function lastDayOf(until: number): string {
  return dayOf(until - 1);
}

/** The payment provider counts days in Brasília, an hour ahead, and refuses due dates in the past. */
const BRASILIA_OFFSET_MS = -3 * HOUR_MS;

/** When the first charge of a new subscription is due: today, or on the last day of premium that already runs. */
export function firstDueDateAt(premiumUntil: number | null, now: number): string {
  const today = dateOf(now + BRASILIA_OFFSET_MS);
  const lastDay = premiumUntil === null ? today : lastDayOf(premiumUntil);
  return lastDay > today ? lastDay : today;
}

/** An unpaid subscription is given up after this time. Its charges can be paid until then. */
const UNPAID_KEPT_MS = 15 * DAY_MS;
/** How long a creation without an answer may take to appear. */
const INTENT_KEPT_MS = HOUR_MS;

interface CheckedSubscription {
  asaasSubscriptionId: string | null;
  firstDueDate: string | null;
  accessUntil: number | null;
  cancelledAt: number | null;
  createdAt: number;
}

/** Whether nobody pays for a subscription any more, or it was never created. */
export function isAbandoned(subscription: CheckedSubscription, now: number): boolean {
  const { asaasSubscriptionId, firstDueDate, accessUntil, cancelledAt, createdAt } = subscription;
  if (asaasSubscriptionId === null) return createdAt + INTENT_KEPT_MS < now;
  if (cancelledAt !== null) return false;
  return (accessUntil ?? Date.parse(firstDueDate ?? "")) + UNPAID_KEPT_MS < now;
}

const CHECK_OFTEN_MS = DAY_MS;
export const CHECK_SELDOM_MS = 12 * HOUR_MS;

/** When to ask the payment provider again: often on the first day, not at all once nothing can change. */
export function nextCheckAt(subscription: CheckedSubscription, now: number): number | null {
  const { accessUntil, cancelledAt, createdAt } = subscription;
  if (cancelledAt !== null && (accessUntil ?? 0) <= now) return null;
  return now + (accessUntil === null && createdAt + CHECK_OFTEN_MS > now ? CHECK_SOON_MS : CHECK_SELDOM_MS);
}

interface ShownPremium {
  source: PremiumSource | null;
  premiumUntil: number | null;
  subscription: { paidUntil: number | null } | null;
}

/** The end of what was paid or granted, for display: the days of grace count only once they run. */
export function endOfPremium({ source, premiumUntil, subscription }: ShownPremium): number | null {
  return (source === "subscription" && subscription?.paidUntil) || premiumUntil;
}

/** Payments are compared with the payment provider's from this hour in Campo Grande on, before admins get their summary. */
const COMPARE_HOUR = 5;
/** Days before today that are compared, because events may come late. */
export const COMPARED_DAYS = 3;
/** Row in `platform_stats`: the last time for which payments were compared. */
export const COMPARED_AT = "payments_compared_at";
/** For so long it is no failure that the payment provider does not answer. */
export const COMPARE_PATIENCE_MS = 90 * MINUTE_MS;

/** The last time at which payments had to be compared. */
export function compareDueAt(now: number): number {
  const at = (day: string) => Date.parse(day) - UTC_OFFSET_MS + COMPARE_HOUR * HOUR_MS;
  const today = at(dayOf(now));
  return today <= now ? today : at(dayOf(now - DAY_MS));
}
