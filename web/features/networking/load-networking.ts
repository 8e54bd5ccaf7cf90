import { nextCursorOf } from "@/lib/pages.ts";
import { trpcUtils } from "@/lib/trpc.ts";
import { type DirectorySearch, directoryInput } from "./directory-search.ts";

/** For loaders: starts the card that the address names. */
export function preloadCard(slugOrId: string): void {
  void trpcUtils.networking.card.prefetch({ slugOrId });
}

/** For loaders: starts the page of the directory that the address names, unless it is there. */
export function preloadDirectory(search: DirectorySearch): void {
  void trpcUtils.networking.directory.prefetch(directoryInput(search), { staleTime: Number.POSITIVE_INFINITY });
}

/** For loaders: starts a professional's page with its references and photos, in one request. */
export function preloadProfile(id: string): void {
  const { networking } = trpcUtils;
  const staleTime = Number.POSITIVE_INFINITY;
  void networking.profile.prefetch({ id }, { staleTime });
  void networking.references.prefetchInfinite({ id }, { getNextPageParam: nextCursorOf, staleTime });
  void networking.portfolio.prefetch({ id }, { staleTime });
}
