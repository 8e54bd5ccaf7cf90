declare const self: ServiceWorkerGlobalScope;

/** What the worker sends (src/platform/delivery/push.ts). */
interface PushNotice {
  title: string;
  body: string;
  path: string;
  tag: string;
  isUrgent: boolean;
}

/** Shows the notice at once: browsers take the permission away from workers that show none. */
function show(event: PushEvent): void {
  if (!event.data) return;
  const { title, body, path, tag, isUrgent } = event.data.json() as PushNotice;
  const options = { body, tag, data: { path }, lang: "pt-BR", icon: "/icon-192.png", requireInteraction: isUrgent };
  event.waitUntil(self.registration.showNotification(title, options));
}

/** The address of a path of the portal; of its first page if that leads elsewhere. */
function addressOf(path: unknown): string {
  const { origin } = self.location;
  const url = typeof path === "string" && URL.canParse(path, origin) ? new URL(path, origin) : null;
  return url?.origin === origin ? url.href : `${origin}/`;
}

/** Opens the notice's page: in the window that shows it, else in the one used last, else in a new one. */
async function open(path: unknown): Promise<void> {
  const address = addressOf(path);
  const windows = await self.clients.matchAll({ type: "window" });
  const shown = windows.find(({ url }) => url === address);
  const window = shown ?? windows[0];
  if (!window) return void (await self.clients.openWindow(address));
  await window.focus();
  if (!shown) await window.navigate(address);
}

export function showNotifications(): void {
  self.addEventListener("push", show);
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const data = event.notification.data as { path?: unknown } | null;
    event.waitUntil(open(data?.path));
  });
}
