import type { trpcUtils } from "@/lib/trpc.ts";

/** Starts the queries of /meus-dados. */
export function loadPrivacy(utils: typeof trpcUtils): void {
  void utils.profiles.kept.prefetch();
  void utils.contacts.openings.prefetchInfinite({});
  void utils.auth.consents.prefetch();
  void utils.auth.sessions.prefetch();
}
