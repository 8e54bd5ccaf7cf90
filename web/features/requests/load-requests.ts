import { nextCursorOf } from "@/lib/pages.ts";
import { trpcUtils } from "@/lib/trpc.ts";
import type { RequestSearch } from "./search.ts";

/** For loaders: starts what the list shows, unless it is there; the screen keeps it fresh. */
export function preloadList({ tipo }: RequestSearch): void {
  const { requests } = trpcUtils;
  void requests.typeCounts.prefetch();
  void requests.list.prefetchInfinite(
    { serviceType: tipo ?? null },
    { getNextPageParam: nextCursorOf, staleTime: Number.POSITIVE_INFINITY },
  );
}

/** For loaders: starts the detail that the address names. */
export function preloadDetail(id: string | undefined): void {
  if (id) void trpcUtils.requests.byId.prefetch({ id });
}

/** For loaders: starts what the panel of clients shows. */
export function preloadOwn(): void {
  void trpcUtils.requests.mine.prefetch();
  void trpcUtils.requests.typeCounts.prefetch();
}
