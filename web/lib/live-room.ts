import { WebSocket as ReconnectingWebSocket } from "partysocket";
import { LIVE_CLOSED, type LiveEvent } from "#src/shared/live-events.ts";
import { LIVE_REFRESH_DELAY_MS } from "./timings.ts";
import { trpcUtils } from "./trpc.ts";

/** What changed in a burst of events. */
export interface LiveChanges {
  /** Ids of the changed requests, or "all". */
  requests: ReadonlySet<string> | "all";
  /** Whether the user's own connections changed: one was requested or answered. */
  connections: boolean;
  /** Whether the user's own hires changed: one was proposed, answered, or its agreement written or accepted. */
  hires: boolean;
  /** Whether the user's own payments or premium changed. */
  billing: boolean;
}

/** Collects events for LIVE_REFRESH_DELAY_MS, so that a burst causes one refresh. */
function createCollector(onChanges: (changes: LiveChanges) => void) {
  let ids = new Set<string>();
  let isAll = false;
  let connections = false;
  let hires = false;
  let billing = false;
  let isDue = false;
  const deliver = () => {
    onChanges({ requests: isAll ? "all" : ids, connections, hires, billing });
    ids = new Set();
    isAll = false;
    connections = false;
    hires = false;
    billing = false;
    isDue = false;
  };
  return (...events: LiveEvent[]) => {
    for (const event of events) {
      if (event.kind === "request") ids.add(event.id);
      else if (event.kind === "requests") isAll = true;
      else if (event.kind === "hires") hires = true;
      else if (event.kind === "billing") billing = true;
      else connections = true;
    }
    if (isDue) return;
    isDue = true;
    setTimeout(deliver, LIVE_REFRESH_DELAY_MS);
  };
}

/** Joins the live room and reconnects after connection loss. Each connect reports that anything may have changed. */
export function joinLiveRoom(signal: AbortSignal, onChanges: (changes: LiveChanges) => void): void {
  const collect = createCollector(onChanges);
  const socket = new ReconnectingWebSocket(`${location.origin.replace(/^http/, "ws")}/live`);
  let isFirst = true;
  // Events sent before the socket was open, at first or after a lost connection, were missed.
  socket.addEventListener("open", () => {
    collect({ kind: "requests" }, { kind: "connections" }, { kind: "hires" });
    // Payments take place in another app, and meanwhile phones cut the connection.
    if (!isFirst) collect({ kind: "billing" });
    isFirst = false;
  });
  socket.addEventListener("message", (message) => collect(JSON.parse(String(message.data)) as LiveEvent));
  socket.addEventListener("close", (event) => {
    if (event.code === LIVE_CLOSED.sessionEnded) {
      socket.close();
      void trpcUtils.auth.me.invalidate();
    } else if (event.code === LIVE_CLOSED.replaced) {
      // Too many tabs are open. Rejoin when this one becomes visible; otherwise tabs would keep replacing each other.
      socket.close();
      document.addEventListener("visibilitychange", () => socket.reconnect(), { once: true, signal });
    }
  });
  signal.addEventListener("abort", () => socket.close());
}
