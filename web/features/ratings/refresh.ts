import { RATINGS_RELOAD_MS } from "@/lib/timings.ts";
import { trpcUtils } from "@/lib/trpc.ts";

/** Refetches people, profile and ratings, wherever they are shown. Only throws if asked to: what was changed before is changed. */
export async function refreshRatings({ throwOnError = false } = {}): Promise<void> {
  const { networking, ratings } = trpcUtils;
  await Promise.all([ratings.invalidate(undefined, undefined, { throwOnError }), networking.invalidate()]);
}

/** After a rating was sent. */
export function refreshLater(): void {
  window.setTimeout(() => void refreshRatings(), RATINGS_RELOAD_MS);
}
