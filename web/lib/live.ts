import { useEffect, useEffectEvent } from "react";
import { LIVE_CLOSED, type LiveEvent } from "#src/shared/live-events.ts";
import { LIVE_REFRESH_DELAY_MS } from "./timings.ts";
import { trpcUtils } from "./trpc.ts";

/** What a burst of events was about. */
export interface LiveChanges {
  /** Requests by id, or all of them. */
  requests: ReadonlySet<string> | "all";
  /** One's own connections, asked for or answered. */
  connections: boolean;
}

/** Gathers events for a moment, so that a burst of them costs one refresh. */
function createCollector(onChanges: (changes: LiveChanges) => void) {
  let ids = new Set<string>();
  let isAll = false;
  let connections = false;
  let isDue = false;
  const deliver = () => {
    onChanges({ requests: isAll ? "all" : ids, connections });
    ids = new Set();
    isAll = false;
    connections = false;
    isDue = false;
  };
  return (...events: LiveEvent[]) => {
    for (const event of events) {
      if (event.kind === "request") ids.add(event.id);
      else if (event.kind === "requests") isAll = true;
      else connections = true;
    }
    if (isDue) return;
    isDue = true;
    setTimeout(deliver, LIVE_REFRESH_DELAY_MS);
  };
}

/** Joins the live room and stays in it; whenever it is joined, everything may have changed. */
async function joinLiveRoom(signal: AbortSignal, onChanges: (changes: LiveChanges) => void): Promise<void> {
  const { WebSocket: ReconnectingWebSocket } = await import("partysocket");
  if (signal.aborted) return;
  const collect = createCollector(onChanges);
  const socket = new ReconnectingWebSocket(`${location.origin.replace(/^http/, "ws")}/live`);
  // What changed before the socket was open, the first time or after a lost connection, was not heard.
  socket.addEventListener("open", () => collect({ kind: "requests" }, { kind: "connections" }));
  socket.addEventListener("message", (message) => collect(JSON.parse(String(message.data)) as LiveEvent));
  socket.addEventListener("close", (event) => {
    if (event.code === LIVE_CLOSED.sessionEnded) {
      socket.close();
      void trpcUtils.auth.me.invalidate();
    } else if (event.code === LIVE_CLOSED.replaced) {
      // Too many tabs are open: this one joins again when it is looked at, else they would push each other out in turn.
      socket.close();
      document.addEventListener("visibilitychange", () => socket.reconnect(), { once: true, signal });
    }
  });
  signal.addEventListener("abort", () => socket.close());
}

/** Hears of changes by others while someone is logged in. */
export function useLive(userId: string | undefined, onChanges: (changes: LiveChanges) => void): void {
  const changed = useEffectEvent(onChanges);
  useEffect(() => {
    if (!userId) return;
    const leave = new AbortController();
    void joinLiveRoom(leave.signal, (changes) => changed(changes));
    return () => leave.abort();
  }, [userId]);
}
