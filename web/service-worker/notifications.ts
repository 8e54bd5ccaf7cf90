declare const self: ServiceWorkerGlobalScope;

/** What the worker sends (src/platform/push.ts). */
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

/** Opens the notice's page, in a window of the portal if one is open. */
async function open(path: string): Promise<void> {
  const [window] = await self.clients.matchAll({ type: "window" });
  if (!window) return void (await self.clients.openWindow(path));
  await window.focus();
  await window.navigate(path);
}

export function showNotifications(): void {
  self.addEventListener("push", show);
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const { path } = event.notification.data as { path: string };
    event.waitUntil(open(path));
  });
}
