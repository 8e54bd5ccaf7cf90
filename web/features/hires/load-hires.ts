import type { HireView } from "#src/features/hires/schemas.ts";
import type { TrpcUtils } from "@/lib/trpc.ts";
import { type InterestedSearch, interestedInput } from "./interested-search.ts";

/** Prefetches the people who are interested in a request; used by loaders. */
export function preloadInterested(
  { hires, requests }: TrpcUtils,
  requestId: string,
  { ordem }: InterestedSearch,
): void {
  void hires.interested.prefetchInfinite(interestedInput(requestId, ordem));
  void requests.byId.prefetch({ id: requestId });
}

/** Prefetches the user's hires; used by loaders. */
export function preloadHires({ hires }: TrpcUtils, side: HireView["side"]): void {
  void hires.mine.prefetchInfinite({ side });
}

/** Prefetches the agreement of a hire; used by loaders. */
export function preloadAgreement({ hires }: TrpcUtils, id: string): void {
  void hires.agreement.prefetch({ id });
}

/** Prefetches what became of a request; used by loaders. */
export function preloadOutcome({ hires }: TrpcUtils, requestId: string): void {
  void hires.outcome.prefetch({ requestId });
}
