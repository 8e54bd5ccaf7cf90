import { getQueryKey } from "@trpc/react-query";
import { savedPath } from "#src/features/listings/saved-addresses.ts";
import type { SavedFilter, SavedSearch, SearchMail } from "#src/features/listings/schemas.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { UNDO } from "@/lib/undo-messages.ts";
import { mailFailure, REMOVED, removeFailure, SAVED, saveFailure } from "./messages.ts";

const QUERIES = [getQueryKey(trpc.listings.savedSearches)];
const MAIL_QUERIES = [getQueryKey(trpc.listings.searchMail)];

const refresh = () => trpcUtils.listings.savedSearches.invalidate();
const onFailure = ({ code }: { code: string }) => {
  if (code === "auth.required") void trpcUtils.auth.me.invalidate();
};

/** Saves searches of the signed-in user. */
export function useSaveSearch() {
  const { mutate, isPending } = trpc.listings.saveSearch.useMutation(
    mutationSteps({ onSuccess: refresh, success: () => SAVED, failure: saveFailure, onFailure }),
  );
  return { save: (filter: SavedFilter) => mutate(filter), isSaving: isPending };
}

/** Deletes searches of the signed-in user; a button in the toast saves them again. Optimistic. */
export function useDeleteSearch({ id, filter }: SavedSearch) {
  const { save } = useSaveSearch();
  const { mutate } = trpc.listings.deleteSearch.useMutation(
    mutationSteps({
      queries: QUERIES,
      change: () =>
        trpcUtils.listings.savedSearches.setData(undefined, (searches) => searches?.filter((known) => known.id !== id)),
      success: () => ({ ...REMOVED, action: { label: UNDO.label, run: () => save(filter) } }),
      failure: removeFailure,
      onFailure,
      onSettled: refresh,
    }),
  );
  return () => mutate({ id });
}

/** Whether the signed-in user saved a search equal to this one; undefined while that is loading. */
export function useIsSaved(filter: SavedFilter): boolean | undefined {
  const path = savedPath(filter);
  const { data } = trpc.listings.savedSearches.useQuery(undefined, {
    select: (searches) => searches.some((search) => savedPath(search.filter) === path),
  });
  return data;
}

/** Sets when the signed-in user gets mails about their searches. Optimistic. */
export function useSetSearchMail() {
  const { mutate } = trpc.listings.setSearchMail.useMutation(
    mutationSteps({
      queries: MAIL_QUERIES,
      change: (chosen: SearchMail) => trpcUtils.listings.searchMail.setData(undefined, chosen),
      failure: mailFailure,
      onFailure,
      onSettled: () => trpcUtils.listings.searchMail.invalidate(),
    }),
  );
  return (byMail: SearchMail["byMail"]) => mutate({ byMail });
}
