import { createRouter, lazyRouteComponent } from "@tanstack/react-router";
import { StatusScreen } from "./features/auth/status-screen.tsx";
import { ErrorScreen } from "./features/home/error-screen.tsx";
import { ROUTE_PENDING_AFTER_MS, ROUTE_PENDING_MIN_MS } from "./lib/timings.ts";
import { routeTree } from "./route-tree.gen.ts";

export const router = createRouter({
  routeTree,
  defaultPreload: "intent",
  defaultPreloadStaleTime: 0,
  defaultPendingMs: ROUTE_PENDING_AFTER_MS,
  defaultPendingMinMs: ROUTE_PENDING_MIN_MS,
  defaultPendingComponent: () => <StatusScreen text="Carregando..." />,
  defaultErrorComponent: ErrorScreen,
  defaultNotFoundComponent: lazyRouteComponent(() => import("./features/home/not-found-screen.tsx"), "NotFoundScreen"),
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** The screen asks the server nothing: it comes without the data layer. */
    isPublic?: boolean;
  }
}
