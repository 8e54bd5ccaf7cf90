import { RATINGS_RELOAD_MS } from "@/lib/timings.ts";
import { trpcUtils } from "@/lib/trpc.ts";

/** Refetches people, profile and ratings, wherever they are shown. */
export async function refreshRatings(): Promise<void> {
  const { networking, ratings } = trpcUtils;
  await Promise.all([ratings.invalidate(undefined, undefined, { throwOnError: true }), networking.invalidate()]);
}

/** After a rating was sent. */
export function refreshLater(): void {
  window.setTimeout(() => void refreshRatings(), RATINGS_RELOAD_MS);
}
