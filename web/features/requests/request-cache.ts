import type { InfiniteData } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import type { RequestDetail, RequestSummary } from "#src/features/requests/schemas.ts";
import { queryClient, trpc, trpcUtils } from "@/lib/trpc.ts";

type Pages = InfiniteData<{ items: RequestSummary[]; nextCursor: string | null }>;
export type RequestChange = Partial<RequestSummary> | "removed";

const LIST_KEY = getQueryKey(trpc.requests.list);
const MINE_KEY = getQueryKey(trpc.requests.mine);

function changeItems(items: RequestSummary[], id: string, change: RequestChange): RequestSummary[] {
  if (change === "removed") return items.filter((item) => item.id !== id);
  return items.map((item) => (item.id === id ? { ...item, ...change } : item));
}

/** Changes a request wherever it has been loaded. Returns how to undo that. */
export function changeLoaded(id: string, change: RequestChange): () => void {
  const before = [
    ...queryClient.getQueriesData({ queryKey: LIST_KEY }),
    ...queryClient.getQueriesData({ queryKey: MINE_KEY }),
  ];
  const detail = trpcUtils.requests.byId.getData({ id });
  queryClient.setQueriesData<Pages>({ queryKey: LIST_KEY }, (loaded) =>
    loaded
      ? { ...loaded, pages: loaded.pages.map((page) => ({ ...page, items: changeItems(page.items, id, change) })) }
      : undefined,
  );
  queryClient.setQueriesData<RequestSummary[]>({ queryKey: MINE_KEY }, (loaded) =>
    loaded ? changeItems(loaded, id, change) : undefined,
  );
  if (detail && change !== "removed") trpcUtils.requests.byId.setData({ id }, { ...detail, ...change });
  return () => {
    for (const [key, data] of before) queryClient.setQueryData(key, data);
    if (detail) trpcUtils.requests.byId.setData({ id }, detail);
  };
}

/** Newest first; ids are in order of creation. */
function insertInOrder(items: RequestSummary[], request: RequestSummary): RequestSummary[] {
  if (items.some((item) => item.id === request.id)) return items;
  const place = items.findIndex((item) => item.id < request.id);
  return place < 0 ? [...items, request] : items.toSpliced(place, 0, request);
}

/** Puts a request that is not loaded yet where it belongs in the lists that show its type and have come so far down. */
export function insertLoaded(request: RequestSummary): void {
  for (const [key] of queryClient.getQueriesData<Pages>({ queryKey: LIST_KEY })) {
    const { input } = (key[1] ?? {}) as { input?: { serviceType?: string | null } };
    const isShown = !input?.serviceType || input.serviceType === request.serviceType;
    queryClient.setQueryData<Pages>(key, (loaded) => {
      if (!loaded || !isShown || loaded.pages.some((page) => page.items.some((item) => item.id === request.id))) {
        return loaded;
      }
      const pages = loaded.pages.map((page) => ({ ...page }));
      const page = pages.find(({ items, nextCursor }) => nextCursor === null || (items.at(-1)?.id ?? "") < request.id);
      if (page) page.items = insertInOrder(page.items, request);
      return { ...loaded, pages };
    });
  }
  if (!request.isOwn) return;
  queryClient.setQueriesData<RequestSummary[]>({ queryKey: MINE_KEY }, (loaded) =>
    loaded ? insertInOrder(loaded, request) : undefined,
  );
}

/** Answers that are on their way were asked before the change, and would undo it on screen. A first load goes on. */
export async function cancelLoading(id: string): Promise<void> {
  const keys = [LIST_KEY, MINE_KEY, getQueryKey(trpc.requests.byId, { id }, "query")];
  const isRefresh = (query: { state: { data: unknown } }) => query.state.data !== undefined;
  await Promise.all(keys.map((queryKey) => queryClient.cancelQueries({ queryKey, predicate: isRefresh })));
}

/** Asks again for what lists and counts. */
export async function refreshLists(): Promise<void> {
  const { requests } = trpcUtils;
  await Promise.all([requests.list.invalidate(), requests.typeCounts.invalidate(), requests.mine.invalidate()]);
}

/** Asks again for everything that shows this request. */
export async function refreshRequest(id: string): Promise<void> {
  await Promise.all([refreshLists(), trpcUtils.requests.byId.invalidate({ id })]);
}

/** The request as some list knows it, to be shown until its detail has come. */
export function findLoaded(id: string): RequestDetail | undefined {
  const lists = queryClient.getQueriesData<Pages>({ queryKey: LIST_KEY }).flatMap(([, data]) => data?.pages ?? []);
  const mine = queryClient.getQueriesData<RequestSummary[]>({ queryKey: MINE_KEY }).flatMap(([, data]) => data ?? []);
  const known = [...lists.flatMap((page) => page.items), ...mine].find((request) => request.id === id);
  return known && { ...known, contactName: null, contactPhone: null };
}
