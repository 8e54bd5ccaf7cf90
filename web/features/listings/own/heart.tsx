import { getQueryKey } from "@trpc/react-query";
import { Heart as HeartIcon } from "lucide-react";
import type { ListingSummary } from "#src/features/listings/schemas.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { Button, IconButton } from "@/ui/button.tsx";
import type { Icon } from "@/ui/icon-type.ts";
import { forgetKnown } from "./known-favorites.ts";
import { FAVORITES, favoriteFailure } from "./messages.ts";

const IDS_KEY = getQueryKey(trpc.listings.favoriteIds);

/** Whether a listing is a favourite of the signed-in user; undefined while that is loading. Optimistic. */
function useFavorite(id: string) {
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
      onSuccess: () => {
        forgetKnown(id);
        void trpcUtils.listings.favorites.invalidate(undefined, { refetchType: "none" });
      },
      failure: favoriteFailure,
      // If the ids were still loading, the change may not be among them, and an invalidation alone would wait for them.
      onSettled: async () => {
        await trpcUtils.listings.favoriteIds.cancel();
        await trpcUtils.listings.favoriteIds.invalidate();
      },
      onFailure: ({ code }) => {
        if (code === "auth.required") void trpcUtils.auth.me.invalidate();
      },
    }),
  );
  return { isFavorite, set: (favorite: boolean) => mutate({ id, favorite }) };
}

const FullHeart: Icon = (props) => <HeartIcon {...props} fill="currentColor" className="text-danger" />;

interface HeartProps extends Pick<ListingSummary, "id" | "title"> {
  /** What to show while the favourites are loading. */
  isAssumed?: boolean;
}

/** The heart on a card, for signed-in people, except on their own listings: cards do not say whose they are. */
export function Heart({ id, title, isAssumed = false }: HeartProps) {
  const { isFavorite = isAssumed, set } = useFavorite(id);
  const { data: isOwn } = trpc.listings.mine.useQuery(undefined, { select: (own) => own.some((one) => one.id === id) });
  if (isOwn) return null;
  return (
    <IconButton
      icon={isFavorite ? FullHeart : HeartIcon}
      label={FAVORITES.addThis(title)}
      variant={isFavorite ? "danger" : "ghost"}
      aria-pressed={isFavorite}
      onClick={() => set(!isFavorite)}
      className="bg-white/90 hover:bg-white"
    />
  );
}

/** The heart on a listing's page, for signed-in people. */
export function HeartButton({ id }: Pick<HeartProps, "id">) {
  const { isFavorite = false, set } = useFavorite(id);
  return (
    <Button
      variant="outline"
      size="sm"
      icon={isFavorite ? FullHeart : HeartIcon}
      aria-pressed={isFavorite}
      onClick={() => set(!isFavorite)}
    >
      {isFavorite ? FAVORITES.added : FAVORITES.add}
    </Button>
  );
}
