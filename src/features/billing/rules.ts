import { DAY_MS } from "../../shared/time.ts";

/** Monthly price of premium, in centavos. Source: decisions on the specification, "Premium". */
export const PREMIUM_PRICE_CENTS = 4999;

/** Duration that one payment or gift adds. */
export const PREMIUM_PERIOD_MS = 30 * DAY_MS;

/** When each of a person's premium sources ends, in milliseconds since the epoch; null if there is none. */
export interface PremiumSources {
  /** Latest end of a paid or manually granted subscription that was not revoked. */
  subscriptionUntil: number | null;
  /** Latest end of a promotion. */
  promotionUntil: number | null;
}

/** Whether a person has premium: a subscription or promotion ends after `now`. */
export function isPremiumAt(sources: PremiumSources, now: number): boolean {
  return (sources.subscriptionUntil ?? 0) > now || (sources.promotionUntil ?? 0) > now;
}
