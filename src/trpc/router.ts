import { lazy } from "@trpc/server";
import { router } from "./init.ts";

/** Each router, with its schemas and use cases, loads with the first call of one of its procedures. */
export const appRouter = router({
  admin: lazy(() => import("../features/admin/router.ts")),
  alerts: lazy(() => import("../features/alerts/router.ts")),
  analytics: lazy(() => import("../features/analytics/router.ts")),
  auth: lazy(() => import("../features/auth/router.ts")),
  billing: lazy(() => import("../features/billing/router.ts")),
  college: lazy(() => import("../features/college/router.ts")),
  contacts: lazy(() => import("../features/contacts/router.ts")),
  demand: lazy(() => import("../features/demand/router.ts")),
  hires: lazy(() => import("../features/hires/router.ts")),
  listings: lazy(() => import("../features/listings/router.ts")),
  moderation: lazy(() => import("../features/moderation/router.ts")),
  networking: lazy(() => import("../features/networking/router.ts")),
  notices: lazy(() => import("../features/notices/router.ts")),
  profiles: lazy(() => import("../features/profiles/router.ts")),
  ratings: lazy(() => import("../features/ratings/router.ts")),
  requests: lazy(() => import("../features/requests/router.ts")),
  support: lazy(() => import("../features/support/router.ts")),
});

export type AppRouter = typeof appRouter;
