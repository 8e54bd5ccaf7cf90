import { useEffect, useEffectEvent } from "react";
import type { LiveChanges } from "./live-room.ts";

export type { LiveChanges, RequestChanges } from "./live-room.ts";

/** Reports changes by other people while a user is logged in. Its code loads then: visitors don't need it. */
export function useLive(userId: string | undefined, onChanges: (changes: LiveChanges) => void): void {
  const changed = useEffectEvent(onChanges);
  useEffect(() => {
    if (!userId) return;
    const leave = new AbortController();
    const join = async () => {
      try {
        const { joinLiveRoom } = await import("./live-room.ts");
        if (!leave.signal.aborted) joinLiveRoom(leave.signal, (changes) => changed(changes));
      } catch (error) {
        console.warn("no live updates", error);
        window.addEventListener("online", join, { once: true, signal: leave.signal });
      }
    };
    void join();
    return () => leave.abort();
  }, [userId]);
}
