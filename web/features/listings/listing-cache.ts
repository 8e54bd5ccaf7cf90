import type { InfiniteData } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import type { ListingPage, ListingSummary, OwnListing } from "#src/features/listings/schemas.ts";
import { queryClient, trpc, trpcUtils } from "@/lib/trpc.ts";

type Pages = InfiniteData<ListingPage>;

const SEARCH_KEY = getQueryKey(trpc.listings.search);
const MINE_KEY = getQueryKey(trpc.listings.mine);

const without = <Item extends { id: string }>(items: Item[], id: string) => items.filter((item) => item.id !== id);

/** Query keys of the lists that may contain a listing. */
export const LIST_QUERIES = [SEARCH_KEY, MINE_KEY];

/** Removes a listing from every cached list. */
export function removeLoaded({ id }: { id: string }): void {
  queryClient.setQueriesData<Pages>({ queryKey: SEARCH_KEY }, (loaded) =>
    loaded
      ? { ...loaded, pages: loaded.pages.map((page) => ({ ...page, items: without(page.items, id) })) }
      : undefined,
  );
  queryClient.setQueriesData<OwnListing[]>({ queryKey: MINE_KEY }, (loaded) =>
    loaded ? without(loaded, id) : undefined,
  );
}

/** Refetches all lists and counts. */
export async function refreshLists(): Promise<void> {
  const { listings } = trpcUtils;
  await Promise.all([listings.search.invalidate(), listings.count.invalidate(), listings.mine.invalidate()]);
}

/** Refetches everything that shows this listing. */
export async function refreshListing(id: string): Promise<void> {
  await Promise.all([trpcUtils.listings.byId.invalidate({ id }), refreshLists()]);
}

/** The listing as cached by a list, shown until its detail loads. */
export function findLoaded(id: string): ListingSummary | undefined {
  const pages = queryClient.getQueriesData<Pages>({ queryKey: SEARCH_KEY }).flatMap(([, data]) => data?.pages ?? []);
  const mine = queryClient.getQueriesData<OwnListing[]>({ queryKey: MINE_KEY }).flatMap(([, data]) => data ?? []);
  return [...pages.flatMap((page) => page.items), ...mine].find((listing) => listing.id === id);
}
