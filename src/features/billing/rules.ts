import { DAY_MS } from "../../shared/time.ts";

/** Monthly price of premium, in centavos. Source: decisions on the specification, "Premium". */
export const PREMIUM_PRICE_CENTS = 4999;

/** What one payment, or one gift, buys. */
export const PREMIUM_PERIOD_MS = 30 * DAY_MS;

/** Until when someone's premium sources last; null where there is none. Instants in milliseconds. */
export interface PremiumSources {
  /** Latest end of a paid or manual subscription that was not revoked. */
  subscriptionUntil: number | null;
  /** Latest end of a promotion. */
  promotionUntil: number | null;
}

/** The one rule of premium: something paid, given or won lasts past `now`. */
export function isPremiumAt(sources: PremiumSources, now: number): boolean {
  return (sources.subscriptionUntil ?? 0) > now || (sources.promotionUntil ?? 0) > now;
}
