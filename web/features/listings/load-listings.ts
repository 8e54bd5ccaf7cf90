import { type MarketplaceQuery, queryOf } from "#src/features/listings/addresses.ts";
import type { MarketplaceSearch } from "#src/features/listings/search-params.ts";
import { nextCursorOf } from "@/lib/pages.ts";
import type { TrpcUtils } from "@/lib/trpc.ts";
import { LateDetail, LateEdit, LateFavorites, LateOwn, LatePublish, LateSearches } from "./late-screens.tsx";
import { viewOf } from "./search.ts";

export const searchInput = ({ filter, sort, from }: MarketplaceQuery) => ({
  ...filter,
  sort,
  ...(from ? { from } : {}),
});

/** Prefetches list and count in one batch, unless cached; the screen keeps them fresh. */
function preloadList({ listings }: TrpcUtils, query: MarketplaceQuery): void {
  const staleTime = Number.POSITIVE_INFINITY;
  void listings.search.prefetchInfinite(searchInput(query), { getNextPageParam: nextCursorOf, staleTime });
  void listings.count.prefetch(query.filter, { staleTime });
}

export function preloadListing({ listings }: TrpcUtils, id: string): void {
  void listings.byId.prefetch({ id });
}

/**
 * Prefetches the data and code of the view named in the URL; used by loaders.
 * @param isEntry whether the screen opens with this view; then it waits for a listing's code, as for any route's
 */
export async function preloadView(utils: TrpcUtils, search: MarketplaceSearch, isEntry: boolean): Promise<void> {
  const view = viewOf(search);
  switch (view.name) {
    case "list":
      preloadList(utils, queryOf(search));
      break;
    case "detail":
      preloadListing(utils, view.id);
      LateDetail.preload();
      if (isEntry) await LateDetail.load();
      break;
    case "publish":
      LatePublish.preload();
      break;
    case "edit":
      LateEdit.preload();
      preloadListing(utils, view.id);
      break;
    case "favorites":
      LateFavorites.preload();
      void utils.listings.favorites.prefetch();
      break;
    case "searches":
      LateSearches.preload();
      void utils.listings.savedSearches.prefetch();
      void utils.listings.searchMail.prefetch();
      break;
    case "own":
      LateOwn.preload();
      void utils.listings.mine.prefetch();
  }
}
