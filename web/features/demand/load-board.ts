import { boardInputOf } from "#src/features/demand/addresses.ts";
import type { DemandSearch } from "#src/features/demand/search-params.ts";
import type { TrpcUtils } from "@/lib/trpc.ts";

/** Prefetches the numbers of the trade named in the URL unless cached; used by loaders. */
export function preloadBoard({ demand }: TrpcUtils, search: DemandSearch): void {
  void demand.board.prefetch(boardInputOf(search), { staleTime: Number.POSITIVE_INFINITY });
}
