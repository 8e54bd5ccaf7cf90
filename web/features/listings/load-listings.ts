import { type MarketplaceQuery, type MarketplaceSearch, queryOf } from "#src/features/listings/addresses.ts";
import { nextCursorOf } from "@/lib/pages.ts";
import { trpcUtils } from "@/lib/trpc.ts";
import { LateEdit, LateOwn, LatePublish } from "./late-screens.tsx";
import { viewOf } from "./search.ts";

export const searchInput = ({ filter, sort }: MarketplaceQuery) => ({ ...filter, sort });

/** Starts list and count, in one request, unless they are there; the screen keeps them fresh. */
function preloadList(query: MarketplaceQuery): void {
  const { listings } = trpcUtils;
  const staleTime = Number.POSITIVE_INFINITY;
  void listings.search.prefetchInfinite(searchInput(query), { getNextPageParam: nextCursorOf, staleTime });
  void listings.count.prefetch(query.filter, { staleTime });
}

export function preloadListing(id: string): void {
  void trpcUtils.listings.byId.prefetch({ id });
}

/** For loaders: starts what the address shows. */
export function preloadView(search: MarketplaceSearch): void {
  const view = viewOf(search);
  switch (view.name) {
    case "list":
      preloadList(queryOf(search));
      break;
    case "detail":
      preloadListing(view.id);
      break;
    case "publish":
      LatePublish.preload();
      break;
    case "edit":
      LateEdit.preload();
      preloadListing(view.id);
      break;
    case "own":
      LateOwn.preload();
      void trpcUtils.listings.mine.prefetch();
  }
}
