import { nextCursorOf } from "@/lib/pages.ts";
import { trpc } from "@/lib/trpc.ts";
import { listInput } from "./load-requests.ts";

export type FieldForFit = "specialties" | "serviceRegions";

/** What the provider's profile lacks so that requests can fit it; undefined if nothing, or not known yet. */
export function useMissingForFit(): FieldForFit | undefined {
  const { data } = trpc.requests.list.useInfiniteQuery(listInput({ para: "mim" }), { getNextPageParam: nextCursorOf });
  const fitting = data?.pages[0]?.fitting;
  if (!fitting) return undefined;
  if (fitting.serviceTypes.length === 0) return "specialties";
  return fitting.cities?.length === 0 ? "serviceRegions" : undefined;
}
