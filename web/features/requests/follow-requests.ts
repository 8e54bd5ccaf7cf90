import type { RequestDetail, RequestSummary } from "#src/features/requests/schemas.ts";
import { failureOf } from "@/lib/errors.ts";
import { trpcUtils } from "@/lib/trpc.ts";
import { changeLoaded, insertLoaded, refreshLists } from "./request-cache.ts";

/** Above this number, refetching the lists is cheaper than fetching requests one by one. */
const FEW = 8;

function summaryOf({ contactName: _name, contactPhone: _phone, ...summary }: RequestDetail): RequestSummary {
  return summary;
}

/** Fetches one request and updates it wherever it is cached, without refetching anything else. */
async function refreshOne(id: string): Promise<void> {
  try {
    const summary = summaryOf(await trpcUtils.requests.byId.fetch({ id }, { staleTime: 0 }));
    changeLoaded(id, summary);
    insertLoaded(summary);
    if (summary.isOwn) await trpcUtils.hires.interested.invalidate({ requestId: id });
  } catch (error) {
    if (failureOf(error).code === "request.not_found") changeLoaded(id, "removed");
    else await trpcUtils.requests.byId.invalidate({ id });
  }
}

/** Updates the cache after others created, changed or deleted requests; "all" after a lost connection. */
export async function followRequests(ids: ReadonlySet<string> | "all"): Promise<void> {
  if (ids === "all" || ids.size > FEW) {
    const { requests, hires } = trpcUtils;
    await Promise.all([refreshLists(), requests.byId.invalidate(), hires.interested.invalidate()]);
    return;
  }
  await Promise.all([trpcUtils.requests.typeCounts.invalidate(), ...[...ids].map(refreshOne)]);
}
