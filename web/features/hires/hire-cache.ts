import type { InfiniteData } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import type { InterestedPerson } from "#src/features/hires/schemas.ts";
import { queryClient, trpc, trpcUtils } from "@/lib/trpc.ts";

type Pages = InfiniteData<{ items: InterestedPerson[] }>;

/** Refetches everything that shows a hire. */
export const refreshHires = () =>
  Promise.all([
    trpcUtils.hires.invalidate(),
    trpcUtils.requests.mine.invalidate(),
    trpcUtils.requests.byId.invalidate(),
  ]);

/** Marks a person as seen wherever they are cached. */
export function markSeen(requestId: string, providerId: string, now: number): void {
  const queryKey = getQueryKey(trpc.hires.interested, { requestId });
  queryClient.setQueriesData<Pages>({ queryKey }, (loaded) => {
    if (!loaded) return undefined;
    const seen = (person: InterestedPerson) =>
      person.providerId === providerId ? { ...person, seenAt: person.seenAt ?? now } : person;
    return { ...loaded, pages: loaded.pages.map((page) => ({ ...page, items: page.items.map(seen) })) };
  });
}
