import { nextCursorOf } from "@/lib/pages.ts";
import type { TrpcUtils } from "@/lib/trpc.ts";
import { type RatingsSearch, ratedOf } from "./search.ts";

/** Prefetches what the screen shows: the list, or a person with their ratings in one batch; used by loaders. */
export function preloadRatings({ ratings }: TrpcUtils, search: RatingsSearch): void {
  const rated = ratedOf(search);
  const staleTime = Number.POSITIVE_INFINITY;
  if (!rated) {
    void ratings.people.prefetchInfinite(
      { text: search.busca?.trim() ?? "" },
      { getNextPageParam: nextCursorOf, staleTime },
    );
    return;
  }
  void ratings.person.prefetch(rated, { staleTime });
  void ratings.list.prefetchInfinite(rated, { getNextPageParam: nextCursorOf, staleTime });
}
