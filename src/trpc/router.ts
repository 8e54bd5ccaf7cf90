import { adminRouter } from "../features/admin/router.ts";
import { analyticsRouter } from "../features/analytics/router.ts";
import { authRouter } from "../features/auth/router.ts";
import { billingRouter } from "../features/billing/router.ts";
import { collegeRouter } from "../features/college/router.ts";
import { demandRouter } from "../features/demand/router.ts";
import { hiresRouter } from "../features/hires/router.ts";
import { listingsRouter } from "../features/listings/router.ts";
import { moderationRouter } from "../features/moderation/router.ts";
import { networkingRouter } from "../features/networking/router.ts";
import { profilesRouter } from "../features/profiles/router.ts";
import { ratingsRouter } from "../features/ratings/router.ts";
import { requestsRouter } from "../features/requests/router.ts";
import { supportRouter } from "../features/support/router.ts";
import { router } from "./init.ts";

export const appRouter = router({
  admin: adminRouter,
  analytics: analyticsRouter,
  auth: authRouter,
  billing: billingRouter,
  college: collegeRouter,
  demand: demandRouter,
  hires: hiresRouter,
  listings: listingsRouter,
  moderation: moderationRouter,
  networking: networkingRouter,
  profiles: profilesRouter,
  ratings: ratingsRouter,
  requests: requestsRouter,
  support: supportRouter,
});

export type AppRouter = typeof appRouter;
