import { type MarketplaceQuery, queryOf } from "#src/features/listings/addresses.ts";
import type { MarketplaceSearch } from "#src/features/listings/search-params.ts";
import { nextCursorOf } from "@/lib/pages.ts";
import type { TrpcUtils } from "@/lib/trpc.ts";
import { LateDetail, LatePersonalView } from "./late-screens.tsx";
import { type MarketplaceView, viewOf } from "./search.ts";

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

function preloadPersonal({ listings }: TrpcUtils, view: MarketplaceView): void {
  LatePersonalView.preload();
  if (view.name === "edit") void listings.byId.prefetch({ id: view.id });
  if (view.name === "favorites") void listings.favorites.prefetch();
  if (view.name === "own") void listings.mine.prefetch();
  if (view.name === "searches") {
    void listings.savedSearches.prefetch();
    void listings.searchMail.prefetch();
  }
}

/**
 * Prefetches the data and code of the view named in the URL; used by loaders.
 * @param isEntry whether the screen opens with this view; then it waits for a listing's code, as for any route's
 */
export async function preloadView(utils: TrpcUtils, search: MarketplaceSearch, isEntry: boolean): Promise<void> {
  const view = viewOf(search);
  if (view.name === "list") return preloadList(utils, queryOf(search));
  if (view.name !== "detail") return preloadPersonal(utils, view);
  preloadListing(utils, view.id);
  LateDetail.preload();
  if (isEntry) await LateDetail.load();
}
