export { activateAgain, cancelAtOnce, extendBy, extendedEnd, retainPayments } from "./queries-acts.ts";
export { endRenewals, insertCancellation } from "./queries-intent.ts";
export { grantPremium, refreshSubscriptions, revokePremium } from "./queries-premium.ts";
