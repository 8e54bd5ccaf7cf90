import type { RequestFit } from "#src/features/requests/schemas.ts";
import { nextCursorOf } from "@/lib/pages.ts";
import { trpc } from "@/lib/trpc.ts";
import type { RequestSearch } from "../search.ts";
import { listInput } from "./load-requests.ts";

export type FieldForFit = "specialties" | "serviceRegions";

/** What a list of requests for the provider is ordered by; null for another list, undefined while not known. */
export function useFit(search: RequestSearch) {
  const { data } = trpc.requests.list.useInfiniteQuery(listInput(search), { getNextPageParam: nextCursorOf });
  return data?.pages[0]?.fitting;
}

/** What the provider's profile lacks so that requests can fit it; undefined if nothing. */
export function missingForFit(fit: RequestFit): FieldForFit | undefined {
  if (fit.serviceTypes.length === 0) return "specialties";
  return fit.cities?.length === 0 ? "serviceRegions" : undefined;
}
