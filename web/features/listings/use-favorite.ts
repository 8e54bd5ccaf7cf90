import { getQueryKey } from "@trpc/react-query";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { favoriteFailure } from "./favorite-messages.ts";

const IDS_KEY = getQueryKey(trpc.listings.favoriteIds);

/** Whether a listing is a favourite of the signed-in user; undefined while that is loading. Optimistic. */
export function useFavorite(id: string) {
  const { data: isFavorite } = trpc.listings.favoriteIds.useQuery(undefined, { select: (ids) => ids.includes(id) });
  const { mutate } = trpc.listings.setFavorite.useMutation(
    mutationSteps({
      queries: [IDS_KEY],
      change: ({ favorite }: { favorite: boolean }) =>
        trpcUtils.listings.favoriteIds.setData(undefined, (ids) => {
          const others = ids?.filter((known) => known !== id);
          return favorite ? others && [...others, id] : others;
        }),
      // The list of favourites keeps its entries until it is opened again, so that a slip can be corrected there.
      onSuccess: () => void trpcUtils.listings.favorites.invalidate(undefined, { refetchType: "none" }),
      failure: favoriteFailure,
      // If the ids were still loading, the change is not among them.
      onSettled: () => trpcUtils.listings.favoriteIds.invalidate(),
      onFailure: ({ code }) => {
        if (code === "auth.required") void trpcUtils.auth.me.invalidate();
      },
    }),
  );
  return { isFavorite, set: (favorite: boolean) => mutate({ id, favorite }) };
}
