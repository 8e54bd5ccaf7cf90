import { nextCursorOf } from "@/lib/pages.ts";
import type { TrpcUtils } from "@/lib/trpc.ts";
import { RequestDetail } from "../late-dialogs.tsx";
import type { RequestFilter, RequestSearch } from "../search.ts";

export const listInput = ({ tipo, cidade, para }: RequestFilter) => ({
  serviceType: tipo ?? null,
  city: cidade,
  forMe: para && true,
});

/** Prefetches the data of the list unless cached; used by loaders. The screen itself keeps it fresh. */
export function preloadList({ requests }: TrpcUtils, search: RequestSearch): void {
  void requests.typeCounts.prefetch();
  void requests.list.prefetchInfinite(listInput(search), {
    getNextPageParam: nextCursorOf,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Prefetches the newest requests of all, and those that fit the provider; used by loaders. */
export function preloadFresh(utils: TrpcUtils): void {
  preloadList(utils, {});
  preloadList(utils, { para: "mim" });
}

/** Prefetches data and code for the detail of the request named in the URL; used by loaders. */
export function preloadDetail({ requests }: TrpcUtils, id: string | undefined): void {
  if (!id) return;
  RequestDetail.preload();
  void requests.byId.prefetch({ id });
}

/** Prefetches the request data of the client panel; used by loaders. */
export function preloadOwn({ requests }: TrpcUtils): void {
  void requests.mine.prefetch();
  void requests.typeCounts.prefetch();
}
