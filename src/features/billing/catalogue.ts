/** Monthly price of premium, in centavos. */
export const PREMIUM_PRICE_CENTS = 4999;
