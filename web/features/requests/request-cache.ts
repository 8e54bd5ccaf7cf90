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

/** Query keys of all queries that may contain the request. */
export const requestQueries = (id: string) => [LIST_KEY, MINE_KEY, getQueryKey(trpc.requests.byId, { id }, "query")];

/** Updates a request in every cached query. The detail of a removed request is kept for users still viewing it. */
export function changeLoaded(id: string, change: RequestChange): void {
  queryClient.setQueriesData<Pages>({ queryKey: LIST_KEY }, (loaded) =>
    loaded
      ? { ...loaded, pages: loaded.pages.map((page) => ({ ...page, items: changeItems(page.items, id, change) })) }
      : undefined,
  );
  queryClient.setQueriesData<RequestSummary[]>({ queryKey: MINE_KEY }, (loaded) =>
    loaded ? changeItems(loaded, id, change) : undefined,
  );
  if (change === "removed") return;
  trpcUtils.requests.byId.setData({ id }, (detail) => detail && { ...detail, ...change });
}

/** Keeps the list newest first; ids sort by creation time. */
function insertInOrder(items: RequestSummary[], request: RequestSummary): RequestSummary[] {
  if (items.some((item) => item.id === request.id)) return items;
  const place = items.findIndex((item) => item.id < request.id);
  return place < 0 ? [...items, request] : items.toSpliced(place, 0, request);
}

/** Inserts a request that isn't cached yet into the matching lists, if their loaded pages reach its position. */
export function insertLoaded(request: RequestSummary): void {
  for (const [key] of queryClient.getQueriesData<Pages>({ queryKey: LIST_KEY })) {
    const { input } = (key[1] ?? {}) as { input?: { serviceType?: string | null; forMe?: boolean } };
    if (input?.forMe) {
      // Only the server knows whether it fits.
      void queryClient.invalidateQueries({ queryKey: key });
      continue;
    }
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

/** Refetches all lists and counts. */
export async function refreshLists(): Promise<void> {
  const { requests } = trpcUtils;
  await Promise.all([requests.list.invalidate(), requests.typeCounts.invalidate(), requests.mine.invalidate()]);
}

/** Refetches everything that shows this request. */
export async function refreshRequest(id: string): Promise<void> {
  await Promise.all([refreshLists(), trpcUtils.requests.byId.invalidate({ id })]);
}

/** The request as cached by a list, shown until its detail loads. */
export function findLoaded(id: string): RequestDetail | undefined {
  const lists = queryClient.getQueriesData<Pages>({ queryKey: LIST_KEY }).flatMap(([, data]) => data?.pages ?? []);
  const mine = queryClient.getQueriesData<RequestSummary[]>({ queryKey: MINE_KEY }).flatMap(([, data]) => data ?? []);
  const known = [...lists.flatMap((page) => page.items), ...mine].find((request) => request.id === id);
  return known && { ...known, contactName: null, contactPhone: null };
}
