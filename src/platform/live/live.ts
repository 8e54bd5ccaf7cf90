import type { Env } from "../../env.ts";
import type { LiveEvent, LiveMessage } from "../../shared/live-events.ts";
import { logError } from "../observability/log.ts";

/** Headers that tell the room whose connection it is, after the worker has checked the session. */
export const LIVE_SESSION_HEADERS = {
  sessionId: "x-live-session",
  userId: "x-live-user",
  expiresAt: "x-live-expires",
} as const;

/** The first keeps the name that it had as the only one. */
const roomAt = ({ LIVE_ROOM }: Env, index: number) =>
  LIVE_ROOM.get(LIVE_ROOM.idFromName(index === 0 ? "portal" : `portal-${index}`));

function indexOf({ settings }: Env, userId: string): number {
  return [...userId].reduce((sum, char) => sum + char.charCodeAt(0), 0) % settings.LIVE_ROOMS;
}

/** The room that has all of a person's connections, so that it can count them. */
export const liveRoomOf = (env: Env, userId: string) => roomAt(env, indexOf(env, userId));

type Room = ReturnType<typeof roomAt>;

/** Acts in each room. Never throws, because apps also catch up when they refetch. */
async function inRooms(env: Env, name: string, act: (room: Room, index: number) => Promise<void>, details = {}) {
  const inRoom = async (index: number) => {
    try {
      await act(roomAt(env, index), index);
    } catch (error) {
      logError(name, error, details);
    }
  };
  await Promise.all(Array.from({ length: env.settings.LIVE_ROOMS }, (_, index) => inRoom(index)));
}

/** The messages that concern a room. */
function messagesIn(env: Env, index: number, messages: readonly LiveMessage[]): LiveMessage[] {
  return messages.flatMap(({ event, to }) => {
    const here = to?.filter((id) => indexOf(env, id) === index);
    if (!here) return { event };
    return here.length > 0 ? { event, to: here } : [];
  });
}

/** Notifies open apps of changes, in this order. Never throws. */
export async function publishAll(env: Env, messages: readonly LiveMessage[], now: number): Promise<void> {
  const publish = async (room: Room, index: number) => {
    const here = messagesIn(env, index, messages);
    if (here.length > 0) await room.publish(here, now);
  };
  await inRooms(env, "live.publish", publish, { kinds: messages.map(({ event }) => event.kind).join() });
}

/** Notifies every open app of a change. */
export const publishLive = (env: Env, event: LiveEvent, now: number) => publishAll(env, [{ event }], now);

/** Like publishLive, but only for the open apps of these users. */
export const publishLiveTo = (env: Env, to: readonly string[], event: LiveEvent, now: number) =>
  publishAll(env, [{ to, event }], now);

/** Disconnects the open apps of a session, whoever's it is, or of a person. Never throws. */
export const disconnectLive = (env: Env, tag: `session:${string}` | `user:${string}`) =>
  inRooms(env, "live.disconnect", (room) => room.disconnect(tag));
