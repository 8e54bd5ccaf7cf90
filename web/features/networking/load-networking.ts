import { directoryCountInputOf, directoryInputOf } from "#src/features/networking/addresses.ts";
import type { LocalInput } from "#src/features/networking/schemas.ts";
import type { DirectorySearch } from "#src/features/networking/search-params.ts";
import { nextCursorOf } from "@/lib/pages.ts";
import type { TrpcUtils } from "@/lib/trpc.ts";

/** Prefetches what card and page have below the fold, in one batch. */
function preloadWork({ networking }: TrpcUtils, id: string): void {
  const staleTime = Number.POSITIVE_INFINITY;
  void networking.references.prefetchInfinite({ id }, { getNextPageParam: nextCursorOf, staleTime });
  void networking.portfolio.prefetch({ id }, { staleTime });
}

/** Prefetches the business card named in the URL, and what is below it once its id is known; used by loaders. */
export function preloadCard(utils: TrpcUtils, slugOrId: string): void {
  utils.networking.card.fetch({ slugOrId }).then(
    ({ id }) => preloadWork(utils, id),
    // The screen says what failed.
    () => undefined,
  );
}

/** Prefetches the directory page named in the URL and the number of results unless cached; used by loaders. */
export function preloadDirectory({ networking }: TrpcUtils, search: DirectorySearch): void {
  const staleTime = Number.POSITIVE_INFINITY;
  void networking.directory.prefetch(directoryInputOf(search), { staleTime });
  void networking.directoryCount.prefetch(directoryCountInputOf(search), { staleTime });
}

/** Prefetches a professional's page with references and photos, in one batch; used by loaders. */
export function preloadProfile(utils: TrpcUtils, id: string): void {
  void utils.networking.profile.prefetch({ id }, { staleTime: Number.POSITIVE_INFINITY });
  preloadWork(utils, id);
}

/** Prefetches the page of a specialty in a municipality unless cached; used by loaders. */
export function preloadLocal({ networking }: TrpcUtils, input: LocalInput): void {
  void networking.local.prefetch(input, { staleTime: Number.POSITIVE_INFINITY });
}
