import { buildPushPayload } from "@block65/webcrypto-web-push";
import type { Env } from "../../env.ts";
import { HOUR_MS, SECOND_MS } from "../../shared/time.ts";
import { logError } from "../observability/log.ts";

const TIMEOUT_MS = 10 * SECOND_MS;
/** How long the push service keeps a message for a phone that is off, in seconds. */
const KEPT_S = (12 * HOUR_MS) / SECOND_MS;

/** What a browser told about itself when the person allowed notifications; keys in base64url. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What the service worker shows (web/service-worker/notifications.ts). */
export type PushNotice = {
  title: string;
  body: string;
  /** Path that opens when the person taps it. */
  path: string;
  /** A later notice with the same tag replaces this one. */
  tag: string;
  isUrgent: boolean;
};

/** `gone`: the browser no longer wants pushes, so its row can be deleted. `failed`: worth another attempt. */
export type PushResult = "sent" | "gone" | "failed" | "refused";

/** Whether pushes are configured. */
export function canPush({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Env["settings"]): boolean {
  return VAPID_PUBLIC_KEY !== "" && VAPID_PRIVATE_KEY !== "";
}

function resultOf(status: number): PushResult {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  return status === 429 || status >= 500 ? "failed" : "refused";
}

function encrypt({ settings }: Env, { endpoint, ...keys }: PushAddress, data: PushNotice) {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, SUPPORT_EMAIL } = settings;
  return buildPushPayload(
    { data, options: { ttl: KEPT_S, urgency: data.isUrgent ? "high" : "normal" } },
    { endpoint, keys, expirationTime: null },
    { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY, subject: `mailto:${SUPPORT_EMAIL}` },
  );
}

/**
 * Sends an encrypted notice to one browser (RFC 8291); never throws. Redirects are not followed, because only the first
 * host is known.
 */
export async function sendPush(env: Env, address: PushAddress, notice: PushNotice): Promise<PushResult> {
  if (!canPush(env.settings)) return "refused";
  const { endpoint } = address;
  const { PUSH_RELAY_URL } = env.settings;
  const url = PUSH_RELAY_URL === "" ? endpoint : `${PUSH_RELAY_URL}?${new URLSearchParams({ endpoint })}`;
  try {
    const request = await encrypt(env, address, notice);
    const response = await fetch(url, { ...request, redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.body?.cancel();
    const result = resultOf(response.status);
    if (result === "refused") logError("push.refused", new Error(`status ${response.status}`));
    return result;
  } catch (error) {
    logError("push.failed", error, { host: new URL(endpoint).host });
    return "failed";
  }
}
