import { trpc } from "@/lib/trpc.ts";
import { notify } from "@/ui/toast.tsx";
import { DELETE } from "./messages.ts";
import { cancelLoading, changeLoaded, refreshLists } from "./request-cache.ts";

/** Deletes an own request; it leaves the lists at once and comes back if the server refuses. */
export function useDeleteRequest() {
  const { mutate } = trpc.requests.delete.useMutation({
    networkMode: "always",
    onMutate: async ({ id }) => {
      await cancelLoading(id);
      return changeLoaded(id, "removed");
    },
    onSuccess: () => {
      notify.success(DELETE.success);
      void refreshLists();
    },
    onError: (_error, _input, undo) => {
      undo?.();
      notify.error(DELETE.failed, DELETE.failedText);
    },
  });
  return (id: string) => mutate({ id });
}
