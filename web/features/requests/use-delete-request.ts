import { mutationSteps } from "@/lib/mutations.ts";
import { trpc } from "@/lib/trpc.ts";
import { DELETE } from "./detail-messages.ts";
import { changeLoaded, refreshLists, requestQueries } from "./request-cache.ts";

/** Deletes an own request. Optimistic: it returns to the lists if the server refuses. */
export function useDeleteRequest(id: string) {
  const { mutate } = trpc.requests.delete.useMutation(
    mutationSteps({
      queries: requestQueries(id),
      change: () => changeLoaded(id, "removed"),
      onSuccess: () => void refreshLists(),
      success: () => ({ title: DELETE.success }),
      failure: () => ({ title: DELETE.failed, text: DELETE.failedText }),
    }),
  );
  return () => mutate({ id });
}
