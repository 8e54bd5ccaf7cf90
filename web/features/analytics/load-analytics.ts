import type { CurrentUser } from "#src/features/auth/schemas.ts";
import type { TrpcUtils } from "@/lib/trpc.ts";

/** Prefetches the stats for people who may see them; used by loaders. */
export function preloadAnalytics({ analytics }: TrpcUtils, user: CurrentUser): void {
  if (user.isPremium) void analytics.mine.prefetch();
}
