<<<<<<< HEAD
import { adminRouter } from "../features/admin/router.ts";
import { alertsRouter } from "../features/alerts/router.ts";
import { analyticsRouter } from "../features/analytics/router.ts";
import { authRouter } from "../features/auth/router.ts";
import { billingRouter } from "../features/billing/router.ts";
import { collegeRouter } from "../features/college/router.ts";
import { hiresRouter } from "../features/hires/router.ts";
import { listingsRouter } from "../features/listings/router.ts";
import { moderationRouter } from "../features/moderation/router.ts";
import { networkingRouter } from "../features/networking/router.ts";
import { profilesRouter } from "../features/profiles/router.ts";
import { ratingsRouter } from "../features/ratings/router.ts";
import { requestsRouter } from "../features/requests/router.ts";
import { supportRouter } from "../features/support/router.ts";
=======
import { lazy } from "@trpc/server";
>>>>>>> worker
import { router } from "./init.ts";

/** Each router, with its schemas and use cases, loads with the first call of one of its procedures. */
export const appRouter = router({
<<<<<<< HEAD
  admin: adminRouter,
  alerts: alertsRouter,
  analytics: analyticsRouter,
  auth: authRouter,
  billing: billingRouter,
  college: collegeRouter,
  hires: hiresRouter,
  listings: listingsRouter,
  moderation: moderationRouter,
  networking: networkingRouter,
  profiles: profilesRouter,
  ratings: ratingsRouter,
  requests: requestsRouter,
  support: supportRouter,
=======
  admin: lazy(() => import("../features/admin/router.ts")),
  alerts: lazy(() => import("../features/alerts/router.ts")),
  analytics: lazy(() => import("../features/analytics/router.ts")),
  auth: lazy(() => import("../features/auth/router.ts")),
  billing: lazy(() => import("../features/billing/router.ts")),
  college: lazy(() => import("../features/college/router.ts")),
  hires: lazy(() => import("../features/hires/router.ts")),
  listings: lazy(() => import("../features/listings/router.ts")),
  moderation: lazy(() => import("../features/moderation/router.ts")),
  networking: lazy(() => import("../features/networking/router.ts")),
  profiles: lazy(() => import("../features/profiles/router.ts")),
  ratings: lazy(() => import("../features/ratings/router.ts")),
  requests: lazy(() => import("../features/requests/router.ts")),
  support: lazy(() => import("../features/support/router.ts")),
>>>>>>> worker
});

export type AppRouter = typeof appRouter;
