import { RouterProvider } from "@tanstack/react-router";
import { type ReactNode, StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { screenState } from "../lib/screen-state.ts";
import { markKnown } from "../lib/session/session-hint.ts";
import { LATE_RETRY_MS, SETTLE_AFTER_MS } from "../lib/timings.ts";
import { createAppRouter } from "../router.tsx";
import { DataLayer } from "./late-data-layer.tsx";
import "../styles.css";

declare global {
  interface Window {
    __zod_globalConfig?: { jitless: boolean };
  }
}

// What loads later parses with zod, which would test whether it may compile code. The page's policy blocks and reports that.
window.__zod_globalConfig = { jitless: true };

markKnown();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

// Browsers call the listeners of the window in this order, so this one comes before the router's.
window.addEventListener("popstate", (event) => window.beforePop?.(event));

// Comes once, and maybe before the code that shows it (offer-install.ts).
window.addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  window.installPrompt = event;
});

// The router reloads the page at errors that begin as browsers' do. Offline, that would end in the browser's error page.
window.addEventListener("vite:preloadError", ({ payload }) => {
  payload.message = `No module: ${payload.message}`;
});

const appOf = (router: ReturnType<typeof createAppRouter>): ReactNode => (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);

/** Takes over the HTML in the page. A transition lets the page respond to input meanwhile. */
function hydrate(page: HTMLElement, router: ReturnType<typeof createAppRouter>): void {
  startTransition(() => void hydrateRoot(page, appOf(router)));
}

async function start(page: HTMLElement): Promise<void> {
  if (page.dataset["page"] === window.location.pathname) {
    const router = createAppRouter();
    router.ssr = { manifest: undefined };
    await router.load();
    return hydrate(page, router);
  }
  if (screenState) {
    // The worker ignores search parameters that no screen knows. So does the app, or its links would be different.
    window.history.replaceState(window.history.state, "", screenState.href + window.location.hash);
    const { loadTakeoverRouter } = await import("./take-over.ts");
    return hydrate(page, await loadTakeoverRouter());
  }
  // Set by the service worker, without a network.
  if (document.documentElement.hasAttribute("data-offline"))
    await import("./offline-data.ts").then(({ restoreAnswers }) => restoreAnswers()).catch(console.warn);
  // Other screens need the data layer. Load it before rendering to avoid a flash of the placeholder; if that fails,
  // render anyway, and the screen reports the failure. A page with a shell keeps it until its screen is ready.
  const router = createAppRouter();
  const hasShell = page.childElementCount > 0;
  await Promise.all([DataLayer.load(), hasShell && router.load()]).catch(() => undefined);
  createRoot(page).render(appOf(router));
}

/** Without the rest of the code, the page stays as it is until the next try. */
function startAgain(page: HTMLElement): void {
  const again = () => void start(page).catch(() => startAgain(page));
  if (navigator.onLine) setTimeout(again, LATE_RETRY_MS);
  else window.addEventListener("online", again, { once: true });
}

start(root).catch(() => startAgain(root));

// Without the code, the next page tries again.
const startBackgroundWork = () =>
  import("./background-work.ts").then(({ startBackgroundWork }) => startBackgroundWork()).catch(() => undefined);
if (import.meta.env.PROD) setTimeout(startBackgroundWork, SETTLE_AFTER_MS);
