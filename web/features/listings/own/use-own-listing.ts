import { failureToast } from "@/lib/failure-messages.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc } from "@/lib/trpc.ts";
import { LIST_QUERIES, refreshListing, refreshLists, removeLoaded } from "../listing-cache.ts";
import { DELETE, RENEW, SOLD } from "./messages.ts";

/** Deletes an own listing. Optimistic: it returns to the lists if the server refuses. */
export function useDeleteListing() {
  const { mutate } = trpc.listings.delete.useMutation(
    mutationSteps({
      queries: LIST_QUERIES,
      change: removeLoaded,
      onSuccess: () => void refreshLists(),
      success: () => ({ title: DELETE.success }),
      failure: failureToast(DELETE.failed),
      onFailure: ({ code }) => {
        // Deleted elsewhere: refetch, so that it disappears.
        if (code === "listing.not_found") void refreshLists();
      },
    }),
  );
  return (id: string) => mutate({ id });
}

/** Extends an own listing to five days from now. */
export function useRenewListing(id: string, onRenewed?: () => void) {
  const { mutate, isPending } = trpc.listings.renew.useMutation(
    mutationSteps({
      onSuccess: () => {
        onRenewed?.();
        return refreshListing(id);
      },
      success: () => ({ title: RENEW.success }),
      failure: failureToast(RENEW.failed),
    }),
  );
  return { renew: () => mutate({ id }), isRenewing: isPending };
}

/** Marks an own listing as sold, or offers it again. */
export function useSetSold(id: string) {
  const { mutate, isPending } = trpc.listings.setSold.useMutation(
    mutationSteps({
      onSuccess: () => refreshListing(id),
      success: ({ sold }: { sold: boolean }) =>
        sold ? { title: SOLD.done, text: SOLD.doneText } : { title: SOLD.undone },
      failure: failureToast(SOLD.failed),
    }),
  );
  return { setSold: (sold: boolean) => mutate({ id, sold }), isSetting: isPending };
}
