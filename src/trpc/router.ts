import { analyticsRouter } from "../features/analytics/router.ts";
import { authRouter } from "../features/auth/router.ts";
import { billingRouter } from "../features/billing/router.ts";
import { listingsRouter } from "../features/listings/router.ts";
import { networkingRouter } from "../features/networking/router.ts";
import { profilesRouter } from "../features/profiles/router.ts";
import { requestsRouter } from "../features/requests/router.ts";
import { supportRouter } from "../features/support/router.ts";
import { router } from "./init.ts";

export const appRouter = router({
  analytics: analyticsRouter,
  auth: authRouter,
  billing: billingRouter,
  listings: listingsRouter,
  networking: networkingRouter,
  profiles: profilesRouter,
  requests: requestsRouter,
  support: supportRouter,
});

export type AppRouter = typeof appRouter;
