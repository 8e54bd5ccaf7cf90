import { nextCursorOf } from "@/lib/pages.ts";
import type { TrpcUtils } from "@/lib/trpc.ts";
import type { RequestSearch } from "./search.ts";

/** For loaders: starts what the list shows, unless it is there; the screen keeps it fresh. */
export function preloadList({ requests }: TrpcUtils, { tipo }: RequestSearch): void {
  void requests.typeCounts.prefetch();
  void requests.list.prefetchInfinite(
    { serviceType: tipo ?? null },
    { getNextPageParam: nextCursorOf, staleTime: Number.POSITIVE_INFINITY },
  );
}

/** For loaders: starts the detail that the address names. */
export function preloadDetail({ requests }: TrpcUtils, id: string | undefined): void {
  if (id) void requests.byId.prefetch({ id });
}

/** For loaders: starts what the panel of clients shows. */
export function preloadOwn({ requests }: TrpcUtils): void {
  void requests.mine.prefetch();
  void requests.typeCounts.prefetch();
}
