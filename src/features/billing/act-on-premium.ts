export { activateAgain, cancelAtOnce, extendBy, extendedEnd, retainPayments } from "./queries-acts.ts";
export { endRenewals } from "./queries-intent.ts";
export { grantPremium, refreshSubscriptions, revokePremium } from "./queries-premium.ts";
