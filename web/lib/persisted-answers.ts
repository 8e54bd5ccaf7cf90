import { hashKey, onlineManager, type Query, type QueryKey } from "@tanstack/react-query";
import { TIME_ZONE } from "#src/shared/time-zone.ts";
import { showKept } from "@/ui/offline-bar.tsx";
import { KEPT_SINCE } from "./messages.ts";
import { KEPT_QUERIES } from "./persisted-queries.ts";
import { KEPT_ANSWERS, lastPerson } from "./session-hint.ts";
import { KEEP_DELAY_MS, KEPT_FOR_MS } from "./timings.ts";
import { queryClient, trpcUtils } from "./trpc.ts";

const MAX_QUERIES = 60;
const ADDRESS = "/";

interface Kept {
  /** Null for a visitor. */
  userId: string | null;
  answers: Answer[];
}

interface Answer {
  key: QueryKey;
  data: unknown;
  updatedAt: number;
}

function isKept({ queryKey: [path], state }: Query): boolean {
  return state.status === "success" && Array.isArray(path) && KEPT_QUERIES.includes(path.join("."));
}

const answerOf = ({ queryKey, state }: Query): Answer => ({
  key: queryKey,
  data: state.data,
  updatedAt: state.dataUpdatedAt,
});

async function read(): Promise<Kept | null> {
  const answer = await (await caches.open(KEPT_ANSWERS)).match(ADDRESS);
  return answer ? ((await answer.json()) as Kept) : null;
}

async function write(): Promise<void> {
  const user = trpcUtils.auth.me.getData();
  const userId = user?.id ?? null;
  // Another tab can have logged out, or logged in as somebody else.
  if (user === undefined || userId !== lastPerson()) return;
  const kept = await read();
  const former = kept?.userId === userId ? kept.answers : [];
  const present = queryClient.getQueryCache().getAll().filter(isKept).map(answerOf);
  const all = new Map([...former, ...present].map((answer) => [hashKey(answer.key), answer]));
  const newest = [...all.values()].sort((a, b) => b.updatedAt - a.updatedAt).slice(0, MAX_QUERIES);
  const cache = await caches.open(KEPT_ANSWERS);
  if (userId !== lastPerson()) return;
  await cache.put(ADDRESS, Response.json({ userId, answers: newest } satisfies Kept));
  if (userId !== lastPerson()) await caches.delete(KEPT_ANSWERS);
}

/** Stores the answers to these queries whenever they change. Log-out deletes them (`rememberLogin`). */
export function persistAnswers(): void {
  let isPlanned = false;
  const writeSoon = () => {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      write().catch((error) => console.warn("answers not kept", error));
    }, KEEP_DELAY_MS);
  };
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === "updated" && isKept(query)) writeSoon();
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

/** Puts the kept answers into the cache of a page that opened without a network, and says how old they are. */
export async function restoreAnswers(): Promise<void> {
  const kept = await read();
  if (kept?.userId !== lastPerson()) return;
  const answers = kept.answers.filter(({ updatedAt }) => Date.now() - updatedAt < KEPT_FOR_MS);
  if (answers.length === 0) return;
  // TanStack Query believes to be online at first, and would give up instead of waiting.
  onlineManager.setOnline(navigator.onLine);
  for (const { key, data, updatedAt } of answers) queryClient.setQueryData(key, data, { updatedAt });
  showKept(KEPT_SINCE(formatSince(Math.max(...answers.map(({ updatedAt }) => updatedAt)))));
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success" || event.action.manual) return;
    stop();
    showKept(null);
  });
}
