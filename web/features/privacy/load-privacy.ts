import type { trpcUtils } from "@/lib/trpc.ts";

/** Starts the queries of the privacy part of /conta. */
export function loadPrivacy(utils: typeof trpcUtils): void {
  void utils.contacts.openings.prefetchInfinite({});
  void utils.auth.consents.prefetch();
}
