import { useEffect } from "react";
import type { LiveEvent } from "#src/platform/schemas.ts";
import { LIVE_REFRESH_DELAY_MS } from "./timings.ts";
import { trpcUtils } from "./trpc.ts";

const SESSION_ENDED = 4001;

/** Asks again for whatever on screen a set of events may have changed; a burst of events costs one refresh. */
function createRefresher() {
  const ids = new Set<string>();
  let isDue = false;
  const refresh = () => {
    isDue = false;
    const { requests } = trpcUtils;
    void Promise.all([
      requests.list.invalidate(),
      requests.typeCounts.invalidate(),
      requests.mine.invalidate(),
      ...[...ids].map((id) => requests.byId.invalidate({ id })),
    ]);
    ids.clear();
  };
  return (event: LiveEvent) => {
    if (event.kind === "request") ids.add(event.id);
    if (isDue) return;
    isDue = true;
    setTimeout(refresh, LIVE_REFRESH_DELAY_MS);
  };
}

/** Joins the live room and stays in it; after a lost connection everything live is asked for again. */
async function joinLiveRoom(signal: AbortSignal): Promise<void> {
  const { WebSocket: ReconnectingWebSocket } = await import("partysocket");
  if (signal.aborted) return;
  const refresh = createRefresher();
  const socket = new ReconnectingWebSocket(`${location.origin.replace(/^http/, "ws")}/live`);
  let wasOpen = false;
  socket.addEventListener("open", () => {
    if (wasOpen) refresh({ kind: "requests" });
    wasOpen = true;
  });
  socket.addEventListener("message", (message) => refresh(JSON.parse(String(message.data)) as LiveEvent));
  socket.addEventListener("close", (event) => {
    if (event.code !== SESSION_ENDED) return;
    socket.close();
    void trpcUtils.auth.me.invalidate();
  });
  signal.addEventListener("abort", () => socket.close());
}

/** Keeps every open list up to date while someone is logged in. */
export function useLive(userId: string | undefined): void {
  useEffect(() => {
    if (!userId) return;
    const leave = new AbortController();
    void joinLiveRoom(leave.signal);
    return () => leave.abort();
  }, [userId]);
}
