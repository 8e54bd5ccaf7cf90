import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";
import { NOT_THE_APP } from "./not-the-app.ts";
import { showNotifications } from "./notifications.ts";

declare const self: ServiceWorkerGlobalScope;
/** The app's empty page and what it loads (dev/build/service-worker.ts). */
declare const PRECACHED: PrecacheEntry[];

const APP = "/telas/app";
/** After this time without an answer, a page opens as it does without a network. */
const NAVIGATION_WAIT_S = 8;
/** About three times the files of all screens. */
const MAX_FILES = 300;

/** The app's empty page, which then shows what was kept (web/lib/offline/persisted-answers.ts). */
async function offlinePage(): Promise<Response | undefined> {
  const page = await matchPrecache(APP);
  if (!page) return undefined;
  const text = await page.text();
  return new Response(text.replace("<html", "<html data-offline"), { headers: page.headers });
}

// The pages in use have loaded their own code already, so a new version need not wait until they are closed.
void self.skipWaiting();
clientsClaim();
self.addEventListener("activate", (event) => event.waitUntil(self.registration.navigationPreload?.enable()));

showNotifications();

precacheAndRoute(PRECACHED);
// Files of the build have a hash in their names. Nothing else is ever stored here: no answers, no pages with data.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({
    cacheName: "arquivos",
    plugins: [new ExpirationPlugin({ maxEntries: MAX_FILES, purgeOnQuotaError: true })],
  }),
);
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: NAVIGATION_WAIT_S,
      plugins: [{ handlerDidError: offlinePage }],
    }),
    { denylist: [...NOT_THE_APP] },
  ),
);
// Without a handler, the browser drops the answer that navigation preload began to fetch, and asks again.
registerRoute(new NavigationRoute(new NetworkOnly()));
