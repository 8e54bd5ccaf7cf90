import type { InfiniteData } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import type { ListingPage, ListingSummary, OwnListing } from "#src/features/listings/schemas.ts";
import { queryClient, trpc, trpcUtils } from "@/lib/trpc.ts";

type Pages = InfiniteData<ListingPage>;

const SEARCH_KEY = getQueryKey(trpc.listings.search);
const MINE_KEY = getQueryKey(trpc.listings.mine);

const without = <Item extends { id: string }>(items: Item[], id: string) => items.filter((item) => item.id !== id);

/** The lists that a listing can be in. */
export const LIST_QUERIES = [SEARCH_KEY, MINE_KEY];

/** Takes a listing out of every list that has been loaded. */
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

/** Asks again for what lists and counts. */
export async function refreshLists(): Promise<void> {
  const { listings } = trpcUtils;
  await Promise.all([listings.search.invalidate(), listings.count.invalidate(), listings.mine.invalidate()]);
}

/** Asks again for everything that shows this listing. */
export async function refreshListing(id: string): Promise<void> {
  await Promise.all([trpcUtils.listings.byId.invalidate({ id }), refreshLists()]);
}

/** The listing as some list knows it, to be shown until all of it has come. */
export function findLoaded(id: string): ListingSummary | undefined {
  const pages = queryClient.getQueriesData<Pages>({ queryKey: SEARCH_KEY }).flatMap(([, data]) => data?.pages ?? []);
  const mine = queryClient.getQueriesData<OwnListing[]>({ queryKey: MINE_KEY }).flatMap(([, data]) => data ?? []);
  return [...pages.flatMap((page) => page.items), ...mine].find((listing) => listing.id === id);
}
