import { runningHires } from "#src/features/hires/rules.ts";
import type { HireView } from "#src/features/hires/schemas.ts";
import { itemsOf, nextCursorOf } from "@/lib/pages.ts";
import { type TrpcUtils, trpc } from "@/lib/trpc.ts";
import { useNow } from "@/lib/use-now.ts";
import type { InterestedSearch } from "./interested/interested-search.ts";

export const ORDERS = { preco: "price", nota: "rating", contratacoes: "hires", recentes: "newest" } as const;
export const ORDER_SLUGS = Object.keys(ORDERS) as (keyof typeof ORDERS)[];

/** What the list of interested people is asked for. */
export const interestedInput = (requestId: string, ordem: InterestedSearch["ordem"]) => ({
  requestId,
  order: ordem ? ORDERS[ordem] : ("fitting" as const),
});

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

/** The user's hires on one side that run, of the newest; see `runningHires`. */
export function useRunningHires(side: HireView["side"]): HireView[] {
  const now = useNow();
  const { data = [] } = trpc.hires.mine.useInfiniteQuery({ side }, { getNextPageParam: nextCursorOf, select: itemsOf });
  return runningHires(data, now);
}

/** Prefetches the agreement of a hire; used by loaders. */
export function preloadAgreement({ hires }: TrpcUtils, id: string): void {
  void hires.agreement.prefetch({ id });
}

/** Prefetches what became of a request; used by loaders. */
export function preloadOutcome({ hires }: TrpcUtils, requestId: string): void {
  void hires.outcome.prefetch({ requestId });
}
