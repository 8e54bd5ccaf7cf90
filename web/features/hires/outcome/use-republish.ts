import { useState } from "react";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { REPUBLISH, republishFailure, undoFailure } from "./outcome-messages.ts";

const refreshRequests = () => trpcUtils.requests.invalidate();

/** Publishes a request again with the same contents, once at a time; deleting the new one undoes it. */
export function useRepublish(requestId: string) {
  const [publishedId, setPublishedId] = useState<string | null>(null);
  const publishing = trpc.requests.republish.useMutation(
    mutationSteps({
      onSuccess: ({ id }: { id: string }) => {
        setPublishedId(id);
        return refreshRequests();
      },
      failure: republishFailure,
    }),
  );
  const removing = trpc.requests.delete.useMutation(
    mutationSteps({
      onSuccess: () => {
        setPublishedId(null);
        return refreshRequests();
      },
      success: () => ({ title: REPUBLISH.undone }),
      failure: undoFailure,
    }),
  );
  return {
    publishedId,
    publish: () => publishing.mutate({ id: requestId }),
    isPublishing: publishing.isPending,
    undo: (id: string) => removing.mutate({ id }),
    isUndoing: removing.isPending,
  };
}
