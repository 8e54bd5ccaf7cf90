import { RATINGS_RELOAD_MS } from "@/lib/timings.ts";
import { trpcUtils } from "@/lib/trpc.ts";

/** Refetches people, profile and ratings, wherever they are shown. After a change, a failure of that is none of the change. */
export async function refreshRatings({ throwOnError = false } = {}): Promise<void> {
  const { networking, ratings } = trpcUtils;
  await Promise.all([ratings.invalidate(undefined, undefined, { throwOnError }), networking.invalidate()]);
}

/** After a rating was sent. */
export function refreshLater(): void {
  window.setTimeout(() => void refreshRatings(), RATINGS_RELOAD_MS);
}
