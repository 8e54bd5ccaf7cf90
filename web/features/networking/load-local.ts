import type { LocalInput } from "#src/features/networking/schemas.ts";
import type { TrpcUtils } from "@/lib/trpc.ts";

/** Prefetches the page of a specialty in a municipality unless cached; used by loaders. */
export function preloadLocal({ networking }: TrpcUtils, input: LocalInput): void {
  void networking.local.prefetch(input, { staleTime: Number.POSITIVE_INFINITY });
}
