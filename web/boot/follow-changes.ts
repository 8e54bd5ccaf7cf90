import { getQueryKey } from "@trpc/react-query";
import type { ListingDetail } from "#src/features/listings/schemas.ts";
import { refreshHires } from "../features/hires/hire-cache.ts";
import { followRequests } from "../features/requests/follow-requests.ts";
import type { LiveChanges } from "../lib/live.ts";
import { queryClient, trpc, trpcUtils } from "../lib/trpc.ts";

/** With premium, requests show their contacts. */
async function followPremium(): Promise<void> {
  const wasPremium = trpcUtils.auth.me.getData()?.isPremium;
  await Promise.all([trpcUtils.billing.invalidate(), trpcUtils.auth.me.invalidate()]);
  if (trpcUtils.auth.me.getData()?.isPremium !== wasPremium) await trpcUtils.requests.invalidate();
}

/** Only those who show one of the listings ask. */
function followListings(isChanged: (listing: { id: string }) => boolean): void {
  void queryClient.invalidateQueries({
    queryKey: getQueryKey(trpc.listings.byId),
    predicate: ({ state }) => state.data !== undefined && isChanged(state.data as ListingDetail),
  });
  if (trpcUtils.listings.mine.getData()?.some(isChanged)) void trpcUtils.listings.mine.invalidate();
}

/** Changes by others appear on open screens; other screens refetch when opened. */
export function followChanges({ requests, listings, connections, hires, billing, notices }: LiveChanges): void {
  if (requests) void followRequests(requests);
  const isMuch = requests?.all === true;
  if (isMuch || listings.size > 0) followListings(({ id }) => isMuch || listings.has(id));
  if (connections) void trpcUtils.networking.invalidate();
  if (hires) void refreshHires();
  if (billing === "premium") void followPremium();
  else if (billing) void trpcUtils.billing.invalidate();
  // What happens to them comes with notices.
  if (notices || connections || hires || billing) void trpcUtils.notices.invalidate();
  // Questions and answers are told as notices.
  if (notices) void Promise.all([trpcUtils.listings.questions.invalidate(), trpcUtils.listings.mine.invalidate()]);
}
