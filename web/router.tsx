import { createRouter, lazyRouteComponent, type RouterHistory } from "@tanstack/react-router";
import { StatusScreen } from "./features/auth/status-screen.tsx";
import type { FrameOptions } from "./features/dashboards/app-frame.tsx";
import { ErrorScreen } from "./features/home/error-screen.tsx";
import { LOADING } from "./lib/messages.ts";
import { ROUTE_PENDING_AFTER_MS, ROUTE_PENDING_MIN_MS } from "./lib/timings.ts";
import { routeTree } from "./route-tree.gen.ts";
import { type RouterContext, routerContext } from "./router-context.ts";

let isFirstRender = true;

/** False on the first render if the page is already scrolled: on slow phones, people scroll before hydration. */
function mayScroll(): boolean {
  const isScrolledAlready = isFirstRender && window.scrollY > 0;
  isFirstRender = false;
  return !isScrolledAlready;
}

/** Creates the app's router. The build passes a memory history to render pages in Node. */
export function createAppRouter(
  options: { history?: RouterHistory; scrollRestoration?: boolean; context?: RouterContext } = {},
) {
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
    /** The screen makes no API calls, so it renders without the data layer. */
    isPublic?: boolean;
    /** Also opens for accounts without a role, a WhatsApp number or accepted terms. */
    isForEveryAccount?: boolean;
    /** Options for the frame around the screen. */
    frame?: FrameOptions;
  }
}
