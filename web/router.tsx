import { createRouter, lazyRouteComponent, type RouterHistory } from "@tanstack/react-router";
import { StatusScreen } from "./features/auth/status-screen.tsx";
import type { FrameOptions } from "./features/dashboards/app-frame.tsx";
import { ErrorScreen } from "./features/home/error-screen.tsx";
import { LOADING } from "./lib/messages.ts";
import { ROUTE_PENDING_AFTER_MS, ROUTE_PENDING_MIN_MS } from "./lib/timings.ts";
import { routeTree } from "./route-tree.gen.ts";
import { routerContext } from "./router-context.ts";

let isFirstRender = true;

/** On a slow phone people scroll before the app takes over the page's HTML: they stay where they are. */
function mayScroll(): boolean {
  const isScrolledAlready = isFirstRender && window.scrollY > 0;
  isFirstRender = false;
  return !isScrolledAlready;
}

/** The app's router; the build gives it a history of its own to render pages in Node. */
export function createAppRouter(options: { history?: RouterHistory; scrollRestoration?: boolean } = {}) {
  return createRouter({
    routeTree,
    context: routerContext,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    defaultPendingMs: ROUTE_PENDING_AFTER_MS,
    defaultPendingMinMs: ROUTE_PENDING_MIN_MS,
    defaultPendingComponent: () => <StatusScreen text={LOADING} />,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: lazyRouteComponent(
      () => import("./features/home/not-found-screen.tsx"),
      "NotFoundScreen",
    ),
    scrollRestoration: mayScroll,
    ...options,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** The screen asks the server nothing: it comes without the data layer. */
    isPublic?: boolean;
    /** Opens also for an account that lacks its role, WhatsApp or the terms. */
    isForEveryAccount?: boolean;
    /** What is special about the frame around the screen. */
    frame?: FrameOptions;
  }
}
