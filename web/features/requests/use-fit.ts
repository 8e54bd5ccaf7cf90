import { nextCursorOf } from "@/lib/pages.ts";
import { trpc } from "@/lib/trpc.ts";
import { listInput } from "./load-requests.ts";
import type { RequestSearch } from "./search.ts";

export type FieldForFit = "specialties" | "serviceRegions";

/** What a list of requests for the provider is ordered by; null for another list, undefined while not known. */
export function useFit(search: RequestSearch) {
  const { data } = trpc.requests.list.useInfiniteQuery(listInput(search), { getNextPageParam: nextCursorOf });
  return data?.pages[0]?.fitting;
}

/** What the provider's profile lacks so that requests can fit it; undefined if nothing, or not known yet. */
export function useMissingForFit(): FieldForFit | undefined {
  const fit = useFit({ para: "mim" });
  if (!fit) return undefined;
  if (fit.serviceTypes.length === 0) return "specialties";
  return fit.cities?.length === 0 ? "serviceRegions" : undefined;
}
