import type { Env } from "../../env.ts";
import type { LiveEvent } from "../../shared/live-events.ts";
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

/** Notifies every open app of a change. Never throws, because apps also catch up when they refetch. */
export async function publishLive(env: Env, event: LiveEvent, now: number): Promise<void> {
  try {
    await liveRoom(env).publish(event, now);
  } catch (error) {
    logError("live.publish", error, { kind: event.kind });
  }
}

/** Like publishLive, but only for the open apps of these users. */
export async function publishLiveTo(env: Env, userIds: string[], event: LiveEvent, now: number): Promise<void> {
  try {
    await liveRoom(env).publishTo(userIds, event, now);
  } catch (error) {
    logError("live.publish", error, { kind: event.kind });
  }
}

export async function disconnectLive(env: Env, tag: `session:${string}` | `user:${string}`): Promise<void> {
  try {
    await liveRoom(env).disconnect(tag);
  } catch (error) {
    logError("live.disconnect", error);
  }
}
