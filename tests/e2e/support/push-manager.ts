import type { Page } from "@playwright/test";

/** Chromium has no push service here: the page gets a subscription with the given keys in its place. */
export async function replacePushManager(page: Page, subscription: { endpoint: string; p256dh: string; auth: string }) {
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    // As in a real browser, the subscription outlives the page.
    const KEY = "test.push-key";
    const current = () => {
      const key = localStorage.getItem(KEY);
      if (key === null) return null;
      return {
        endpoint,
        options: { applicationServerKey: Uint8Array.from(atob(key), (char) => char.charCodeAt(0)).buffer },
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: async () => {
          localStorage.removeItem(KEY);
          return true;
        },
      } as unknown as PushSubscription;
    };
    // Headless Chromium says "denied" whatever was granted.
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
    PushManager.prototype.getSubscription = async () => current();
    PushManager.prototype.subscribe = async (options) => {
      localStorage.setItem(KEY, String(options?.applicationServerKey).replaceAll("-", "+").replaceAll("_", "/"));
      return current() as PushSubscription;
    };
  }, subscription);
}
