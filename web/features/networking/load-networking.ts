import { nextCursorOf } from "@/lib/pages.ts";
import type { TrpcUtils } from "@/lib/trpc.ts";
import { type DirectorySearch, directoryInput } from "./directory-search.ts";

/** For loaders: starts the card that the address names. */
export function preloadCard({ networking }: TrpcUtils, slugOrId: string): void {
  void networking.card.prefetch({ slugOrId });
}

/** For loaders: starts the page of the directory that the address names, unless it is there. */
export function preloadDirectory({ networking }: TrpcUtils, search: DirectorySearch): void {
  void networking.directory.prefetch(directoryInput(search), { staleTime: Number.POSITIVE_INFINITY });
}

/** For loaders: starts a professional's page with its references and photos, in one request. */
export function preloadProfile({ networking }: TrpcUtils, id: string): void {
  const staleTime = Number.POSITIVE_INFINITY;
  void networking.profile.prefetch({ id }, { staleTime });
  void networking.references.prefetchInfinite({ id }, { getNextPageParam: nextCursorOf, staleTime });
  void networking.portfolio.prefetch({ id }, { staleTime });
}
