import { type DehydratedState, dehydrate, hydrate, onlineManager, type Query } from "@tanstack/react-query";
import { TIME_ZONE } from "#src/shared/time.ts";
import { showOfflineNote } from "@/ui/frame/offline-bar.tsx";
import { OFFLINE_SINCE } from "../messages.ts";
import { lastPerson, PERSISTED_ANSWERS } from "../session/session-hint.ts";
import { PERSIST_DELAY_MS, PERSISTED_FOR_MS } from "../timings.ts";
import { queryClient, trpcUtils } from "../trpc.ts";
import { PERSISTED_QUERIES } from "./persisted-queries.ts";

const MAX_QUERIES = 60;
const ADDRESS = "/";

interface Persisted {
  /** Null for a visitor. */
  userId: string | null;
  queries: DehydratedState["queries"];
}

/** Whether this is what `write` stored. Without zod, which most pages would load for nothing else. */
const isPersisted = (stored: unknown): stored is Persisted =>
  typeof stored === "object" &&
  stored !== null &&
  "userId" in stored &&
  "queries" in stored &&
  Array.isArray(stored.queries);

function mayPersist({ queryKey: [path], state }: Query): boolean {
  return state.status === "success" && Array.isArray(path) && PERSISTED_QUERIES.includes(path.join("."));
}

async function read(): Promise<Persisted | null> {
  const answer = await (await caches.open(PERSISTED_ANSWERS)).match(ADDRESS);
  const stored: unknown = await answer?.json();
  return isPersisted(stored) ? stored : null;
}

async function write(): Promise<void> {
  const user = trpcUtils.auth.me.getData();
  const userId = user?.id ?? null;
  // Another tab can have logged out, or logged in as somebody else.
  if (user === undefined || userId !== lastPerson()) return;
  const stored = await read();
  const former = stored?.userId === userId ? stored.queries : [];
  const { queries: present } = dehydrate(queryClient, {
    shouldDehydrateQuery: mayPersist,
    shouldDehydrateMutation: () => false,
  });
  const all = new Map([...former, ...present].map((query) => [query.queryHash, query]));
  const newest = [...all.values()].sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt).slice(0, MAX_QUERIES);
  const cache = await caches.open(PERSISTED_ANSWERS);
  if (userId !== lastPerson()) return;
  await cache.put(ADDRESS, Response.json({ userId, queries: newest } satisfies Persisted));
  if (userId !== lastPerson()) await caches.delete(PERSISTED_ANSWERS);
}

/** Stores the answers to these queries whenever they change. Log-out deletes them (`rememberLogin`). */
export function persistAnswers(): void {
  let isPlanned = false;
  const writeSoon = () => {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      write().catch((error) => console.warn("answers not stored", error));
    }, PERSIST_DELAY_MS);
  };
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === "updated" && mayPersist(query)) writeSoon();
  });
  writeSoon();
}

function formatSince(instant: number): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("pt-BR", { timeZone: TIME_ZONE, ...options });
  const day = format({ day: "2-digit", month: "2-digit" });
  const time = format({ hour: "2-digit", minute: "2-digit" }).format(instant);
  return day.format(instant) === day.format(Date.now()) ? time : `${day.format(instant)} às ${time}`;
}

/** Puts the stored answers into the cache of a page that opened without a network, and says how old they are. */
export async function restoreAnswers(): Promise<void> {
  const stored = await read();
  if (stored?.userId !== lastPerson()) return;
  const queries = stored.queries.filter(({ state }) => Date.now() - state.dataUpdatedAt < PERSISTED_FOR_MS);
  if (queries.length === 0) return;
  // TanStack Query believes to be online at first, and would give up instead of waiting. Mounted, it hears of the network
  // from now on, not only once the app shows.
  queryClient.mount();
  onlineManager.setOnline(navigator.onLine);
  hydrate(queryClient, { queries, mutations: [] });
  showOfflineNote(OFFLINE_SINCE(formatSince(Math.max(...queries.map(({ state }) => state.dataUpdatedAt)))));
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success" || event.action.manual) return;
    stop();
    showOfflineNote(null);
  });
}
