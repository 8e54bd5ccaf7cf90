import { SERVICE_WORKER } from "../lib/push/device-pushes.ts";
import { UPDATE_CHECK_MS } from "../lib/timings.ts";
import { notify } from "../ui/overlays/toast.tsx";
import { NEW_VERSION } from "./messages.ts";
import { offerInstall } from "./offer-install.ts";

/** With a parameter, it comes from the network. */
const NEWEST_PAGE = "/telas/app?atual";

const isLoaded = () =>
  new Promise<void>((done) => {
    if (document.readyState === "complete") done();
    else window.addEventListener("load", () => done(), { once: true });
  });

/** Safari has no idle callbacks. */
const isIdle = () =>
  new Promise<void>((done) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(() => done());
    else setTimeout(done);
  });

/** Whether the server has another version of the app than this page. */
async function isOutdated(): Promise<boolean> {
  const app = [...document.scripts].find(({ type, src }) => type === "module" && src);
  const page = await fetch(NEWEST_PAGE);
  return Boolean(app && page.ok && !(await page.text()).includes(new URL(app.src).pathname));
}

/** A new service worker comes with a new version. People decide when to reload: they may be writing. */
function broadcastVersions(container: ServiceWorkerContainer): void {
  let isFirst = container.controller === null;
  container.addEventListener("controllerchange", async () => {
    const wasFirst = isFirst;
    isFirst = false;
    if (wasFirst || !(await isOutdated().catch(() => false))) return;
    const run = () => window.location.reload();
    notify.info(NEW_VERSION.title, NEW_VERSION.text, { label: NEW_VERSION.action, run });
  });
}

/** Apps stay open for days on phones, and browsers look for new versions only on navigations. */
function checkVersions(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - last < UPDATE_CHECK_MS) return;
    last = Date.now();
    // Without a network, the next time will do.
    registration.update().catch(() => undefined);
  });
}

/** The first page loads files before the service worker controls it, and some while it takes over. */
function storeLoadedFiles({ active }: ServiceWorkerRegistration): void {
  const files = `${window.location.origin}/assets/`;
  const store = (entries: PerformanceEntryList) => {
    const urlsToCache = entries.map(({ name }) => name).filter((url) => url.startsWith(files));
    // The message that Workbox's router expects.
    if (urlsToCache.length > 0) active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
  };
  new PerformanceObserver((list) => store(list.getEntries())).observe({ type: "resource", buffered: true });
}

/** What the app does when the page is in use and nothing else is to do: it gets ready to work without a network. */
export async function startBackgroundWork(): Promise<void> {
  offerInstall();
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  await isLoaded();
  await isIdle();
  broadcastVersions(serviceWorker);
  await serviceWorker.register(SERVICE_WORKER);
  const registration = await serviceWorker.ready;
  storeLoadedFiles(registration);
  checkVersions(registration);
}
