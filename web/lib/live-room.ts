import { WebSocket as ReconnectingWebSocket } from "partysocket";
import { type InterestNews, LIVE_CLOSED, type LiveEvent, type RequestNews } from "#src/shared/live-events.ts";
import { LIVE_CATCH_UP_SPREAD_MS, LIVE_REFRESH_DELAY_MS } from "./timings.ts";
import { queryClient, trpcUtils } from "./trpc.ts";

export interface RequestChanges {
  /** Whether any request may have changed. */
  all: boolean;
  /** Ids of requests to ask for. */
  asked: ReadonlySet<string>;
  /** Ids of requests in which the user is interested. */
  interested: ReadonlySet<string>;
  /** In order of arrival. */
  news: readonly (RequestNews | InterestNews)[];
}

/** What changed in a burst of events. */
export interface LiveChanges {
  /** Undefined if no request changed. */
  requests: RequestChanges | undefined;
  /** Ids of listings. All may have changed if all requests may have. */
  listings: ReadonlySet<string>;
  /** Whether the user's own connections changed: one was requested or answered. */
  connections: boolean;
  /** Whether the user's own hires changed: one was proposed, answered, or its agreement written or accepted. */
  hires: boolean;
  /** What changed of the user's own payments: "charges" if premium did not. */
  billing: "premium" | "charges" | undefined;
  /** Whether the user's bell changed. */
  notices: boolean;
}

/** What the server sends, and "charges", which only the first connection reports. */
type RoomEvent = LiveEvent | { kind: "charges" };

function billingOf(kinds: ReadonlySet<RoomEvent["kind"]>): LiveChanges["billing"] {
  if (kinds.has("billing")) return "premium";
  return kinds.has("charges") ? "charges" : undefined;
}

function summarize(events: readonly RoomEvent[]): LiveChanges {
  const kinds = new Set(events.map(({ kind }) => kind));
  const idsOf = (wanted: "request" | "interested") =>
    new Set(events.flatMap((event) => (event.kind === wanted ? event.id : [])));
  const requests = {
    all: kinds.has("everything"),
    asked: idsOf("request"),
    interested: idsOf("interested"),
    news: events.filter((event) => event.kind === "requests" || event.kind === "interests"),
  };
  const isAny = requests.all || requests.asked.size + requests.interested.size + requests.news.length > 0;
  return {
    requests: isAny ? requests : undefined,
    listings: new Set(events.flatMap((event) => (event.kind === "listings" ? event.ids : []))),
    connections: kinds.has("connections"),
    hires: kinds.has("hires"),
    billing: billingOf(kinds),
    notices: kinds.has("notices"),
  };
}

/** Collects events for LIVE_REFRESH_DELAY_MS, so that a burst causes one refresh. */
function createCollector(onChanges: (changes: LiveChanges) => void) {
  let collected: RoomEvent[] = [];
  const deliver = () => {
    const events = collected;
    collected = [];
    onChanges(summarize(events));
  };
  return (...events: RoomEvent[]) => {
    if (collected.length === 0) setTimeout(deliver, LIVE_REFRESH_DELAY_MS);
    collected.push(...events);
  };
}

/** Runs `ask` once first answers under way are there. They may be older, and an invalidation does not ask for them again. */
function afterFirstAnswers(ask: () => void): void {
  const isWaiting = () => queryClient.isFetching({ predicate: ({ state }) => state.data === undefined }) > 0;
  if (!isWaiting()) {
    ask();
    return;
  }
  const stop = queryClient.getQueryCache().subscribe(() => {
    if (isWaiting()) return;
    stop();
    ask();
  });
}

/** Runs `ask` after a delay, and not before somebody looks at the page. */
function askLater(ask: () => void, delayMs: number, signal: AbortSignal): void {
  setTimeout(() => {
    if (document.visibilityState === "visible") afterFirstAnswers(ask);
    else document.addEventListener("visibilitychange", () => afterFirstAnswers(ask), { once: true, signal });
  }, delayMs);
}

/** Nothing of the person stays on screen when another device ended the session. Log-out, a mutation, leads home itself. */
async function leaveEndedSession(): Promise<void> {
  const isLeaving = queryClient.isMutating() > 0;
  await trpcUtils.auth.me.invalidate();
  if (!isLeaving && trpcUtils.auth.me.getData() === null) window.location.reload();
}

/** Joins the live room and reconnects after connection loss. Each connect reports that anything may have changed. */
export function joinLiveRoom(signal: AbortSignal, onChanges: (changes: LiveChanges) => void): void {
  const collect = createCollector(onChanges);
  const socket = new ReconnectingWebSocket(`${location.origin.replace(/^http/, "ws")}/live`);
  let isFirst = true;
  let wasOffline = false;
  const spread = () => Math.random() * LIVE_CATCH_UP_SPREAD_MS;
  // Events sent before the socket was open, at first or after a lost connection, were missed.
  socket.addEventListener("open", () => {
    const missed: RoomEvent[] = [
      { kind: "everything" },
      { kind: "connections" },
      { kind: "hires" },
      { kind: "notices" },
      // Payments take place in another app, and meanwhile phones cut the connection. At first, the page has just asked
      // who the person is: asking again would close a form of somebody whose session is lost.
      { kind: isFirst ? "charges" : "billing" },
    ];
    // Only the server's failure concerns all apps at once.
    askLater(() => collect(...missed), isFirst || wasOffline ? 0 : spread(), signal);
    isFirst = false;
    wasOffline = false;
  });
  window.addEventListener("offline", () => (wasOffline = true), { signal });
  socket.addEventListener("message", (message) => {
    const event = JSON.parse(String(message.data)) as LiveEvent;
    if (event.kind === "everything") askLater(() => collect(event), spread(), signal);
    else afterFirstAnswers(() => collect(event));
  });
  socket.addEventListener("close", (event) => {
    if (event.code === LIVE_CLOSED.sessionEnded) {
      socket.close();
      if (!signal.aborted) void leaveEndedSession();
    } else if (event.code === LIVE_CLOSED.replaced) {
      // Too many tabs are open. Rejoin when this one becomes visible; otherwise tabs would keep replacing each other.
      socket.close();
      document.addEventListener("visibilitychange", () => socket.reconnect(), { once: true, signal });
    }
  });
  signal.addEventListener("abort", () => socket.close());
}
