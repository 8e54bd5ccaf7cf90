/** Monthly price of premium, in centavos. Source: decisions on the specification, "Premium". */
export const PREMIUM_PRICE_CENTS = 4999;
