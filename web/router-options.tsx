import { lazyRouteComponent } from "@tanstack/react-router";
import { StatusScreen } from "./features/auth/status-screen.tsx";
import { ErrorScreen } from "./features/home/error-screen.tsx";
import { LOADING } from "./lib/messages.ts";
import { ROUTE_PENDING_MIN_MS } from "./lib/timings.ts";

/** Router options for the browser, the build and the worker: what they render must be the same. */
export const routerOptions = {
  defaultPreload: "intent",
  defaultPreloadStaleTime: 0,
  defaultPendingMinMs: ROUTE_PENDING_MIN_MS,
  defaultPendingComponent: () => <StatusScreen text={LOADING} />,
  defaultErrorComponent: ErrorScreen,
  defaultNotFoundComponent: lazyRouteComponent(() => import("./features/home/not-found-screen.tsx"), "NotFoundScreen"),
} as const;
