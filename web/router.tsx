import { createRouter, type RouterHistory } from "@tanstack/react-router";
import type { FrameOptions } from "./features/dashboards/frame/app-frame.tsx";
import { ROUTE_PENDING_AFTER_MS } from "./lib/timings.ts";
import { routeTree } from "./route-tree.gen.ts";
import { type RouterContext, routerContext } from "./router-context.ts";
import { routerOptions } from "./router-options.tsx";

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
  const router = createRouter({
    ...routerOptions,
    routeTree,
    context: routerContext,
    scrollRestoration: mayScroll,
    ...options,
  });
  // A screen stays while its own search parameters change. On a slow phone, a placeholder would replace the box in which
  // somebody types.
  router.subscribe("onBeforeNavigate", ({ pathChanged }) => {
    router.options.defaultPendingMs = pathChanged ? ROUTE_PENDING_AFTER_MS : Number.POSITIVE_INFINITY;
  });
  return router;
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
