import { failureOf } from "@/lib/errors.ts";
import { trpc } from "@/lib/trpc.ts";
import { notify } from "@/ui/toast.tsx";
import { cancelLoading, refreshListing, refreshLists, removeLoaded } from "./listing-cache.ts";
import { DELETE, RENEW } from "./messages.ts";

/** Deletes an own listing; it leaves the lists at once and comes back if the server refuses. */
export function useDeleteListing() {
  const { mutate } = trpc.listings.delete.useMutation({
    networkMode: "always",
    onMutate: async ({ id }) => {
      await cancelLoading();
      return removeLoaded(id);
    },
    onSuccess: () => {
      notify.success(DELETE.success);
      void refreshLists();
    },
    onError: (error, _input, putBack) => {
      putBack?.();
      notify.error(DELETE.failed, DELETE.failedText);
      // It was deleted elsewhere: asking again takes it away.
      if (failureOf(error).code === "listing.not_found") void refreshLists();
    },
  });
  return (id: string) => mutate({ id });
}

/** Gives an own listing five more days from now. */
export function useRenewListing(id: string) {
  const { mutate, isPending } = trpc.listings.renew.useMutation({
    networkMode: "always",
    onSuccess: async () => {
      await refreshListing(id);
      notify.success(RENEW.success);
    },
    onError: () => notify.error(RENEW.failed, RENEW.failedText),
  });
  return { renew: () => mutate({ id }), isRenewing: isPending };
}
