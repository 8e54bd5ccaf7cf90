import { directoryCountInputOf, directoryInputOf } from "#src/features/networking/addresses.ts";
import type { LocalInput } from "#src/features/networking/schemas.ts";
import type { DirectorySearch } from "#src/features/networking/search-params.ts";
import { nextCursorOf } from "@/lib/pages.ts";
import type { TrpcUtils } from "@/lib/trpc.ts";

/** Prefetches the business card named in the URL; used by loaders. */
export function preloadCard({ networking }: TrpcUtils, slugOrId: string): void {
  void networking.card.prefetch({ slugOrId });
}

/** Prefetches the directory page named in the URL and the number of results unless cached; used by loaders. */
export function preloadDirectory({ networking }: TrpcUtils, search: DirectorySearch): void {
  const staleTime = Number.POSITIVE_INFINITY;
  void networking.directory.prefetch(directoryInputOf(search), { staleTime });
  void networking.directoryCount.prefetch(directoryCountInputOf(search), { staleTime });
}

/** Prefetches a professional's page with references and photos, in one batch; used by loaders. */
export function preloadProfile({ networking }: TrpcUtils, id: string): void {
  const staleTime = Number.POSITIVE_INFINITY;
  void networking.profile.prefetch({ id }, { staleTime });
  void networking.references.prefetchInfinite({ id }, { getNextPageParam: nextCursorOf, staleTime });
  void networking.portfolio.prefetch({ id }, { staleTime });
}

/** Prefetches the page of a specialty in a municipality unless cached; used by loaders. */
export function preloadLocal({ networking }: TrpcUtils, input: LocalInput): void {
  void networking.local.prefetch(input, { staleTime: Number.POSITIVE_INFINITY });
}
