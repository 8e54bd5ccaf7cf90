import type { InfiniteData } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import type { RequestDetail, RequestPage, RequestSummary } from "#src/features/requests/schemas.ts";
import { queryClient, trpc, trpcUtils } from "@/lib/trpc.ts";

type Pages = InfiniteData<RequestPage>;
export type RequestChange = Partial<RequestSummary> | "removed";

export const LIST_KEY = getQueryKey(trpc.requests.list);
export const MINE_KEY = getQueryKey(trpc.requests.mine);

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

/** Refetches all lists and counts. */
export async function refreshLists(): Promise<void> {
  const { requests } = trpcUtils;
  await Promise.all([
    requests.list.invalidate(),
    requests.typeCounts.invalidate(),
    requests.mine.invalidate(),
    requests.stats.invalidate(),
  ]);
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
  if (!known) return undefined;
  const photos = known.imageUrl ? [known.imageUrl] : [];
  return {
    ...known,
    contactName: null,
    contactPhone: null,
    mustConfirmPhone: false,
    isContactLimited: false,
    interestsLeft: null,
    answer: null,
    recommendedBy: null,
    lead: null,
    photos,
  };
}
