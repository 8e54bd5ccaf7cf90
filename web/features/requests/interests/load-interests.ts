import type { TrpcUtils } from "@/lib/trpc.ts";
import type { InterestSearch } from "./interest-search.ts";
import { interestsInput } from "./interest-states.ts";

/** Prefetches what the person is interested in; used by loaders. */
export function preloadInterests({ hires }: TrpcUtils, { estado }: InterestSearch): void {
  void hires.interests.prefetchInfinite(interestsInput(estado));
}
