import { currentSubscription, SERVICE_WORKER } from "./device-pushes.ts";

/** Why a device shows no notices, or that it does. */
export type DeviceState = "on" | "off" | "denied" | "unsupported" | "iphone";

const isIphone = () => /iPhone|iPad|iPod/.test(navigator.userAgent);

const canSubscribe = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Whether the subscription was made with this key. Servers that are restarted for development have new ones. */
function hasKey({ options }: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? []);
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "") === key;
}

/** `endpoints`: the person's. A browser whose session ended by itself is still subscribed for whoever had it. */
export async function readDeviceState(key: string, endpoints: readonly string[]): Promise<DeviceState> {
  if (!canSubscribe()) return isIphone() ? "iphone" : "unsupported";
  if (Notification.permission === "denied") return "denied";
  const subscription = await currentSubscription();
  const isOwn = subscription !== null && endpoints.includes(subscription.endpoint) && hasKey(subscription, key);
  return isOwn && Notification.permission === "granted" ? "on" : "off";
}

/** What the server stores of a browser. */
export interface BrowserAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Asks for permission and subscribes; null if the person refused. */
export async function subscribeDevice(key: string): Promise<BrowserAddress | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  // If this failed when the app started, `ready` would never settle.
  await navigator.serviceWorker.register(SERVICE_WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const former = await pushManager.getSubscription();
  if (former && !hasKey(former, key)) await former.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
}
