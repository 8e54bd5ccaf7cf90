import type { Env } from "../../env.ts";
import type { LiveEvent, LiveMessage } from "../../shared/live-events.ts";
import { logError } from "../observability/log.ts";

/** Headers that tell the room whose connection it is, after the worker has checked the session. */
export const LIVE_SESSION_HEADERS = {
  sessionId: "x-live-session",
  userId: "x-live-user",
  expiresAt: "x-live-expires",
} as const;

const ROOM = "portal";

export function liveRoom(env: Env) {
  return env.LIVE_ROOM.get(env.LIVE_ROOM.idFromName(ROOM));
}

/** Notifies open apps of changes, in this order. Never throws, because apps also catch up when they refetch. */
export async function publishAll(env: Env, messages: readonly LiveMessage[], now: number): Promise<void> {
  if (messages.length === 0) return;
  try {
    await liveRoom(env).publish(messages, now);
  } catch (error) {
    logError("live.publish", error, { kinds: messages.map(({ event }) => event.kind).join() });
  }
}

/** Notifies every open app of a change. */
export const publishLive = (env: Env, event: LiveEvent, now: number) => publishAll(env, [{ event }], now);

/** Like publishLive, but only for the open apps of these users. */
export const publishLiveTo = (env: Env, to: readonly string[], event: LiveEvent, now: number) =>
  publishAll(env, [{ to, event }], now);

export async function disconnectLive(env: Env, tag: `session:${string}` | `user:${string}`): Promise<void> {
  try {
    await liveRoom(env).disconnect(tag);
  } catch (error) {
    logError("live.disconnect", error);
  }
}
