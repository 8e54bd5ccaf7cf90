import { useState } from "react";
import { REQUEST_LIFETIME_MS } from "#src/features/requests/rules.ts";
import { readDraft, storeDraft } from "@/lib/drafts.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { restoreDraft } from "@/lib/restore-draft.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { REPUBLISH, republishFailure, undoFailure } from "./outcome-messages.ts";

const refreshRequests = () => trpcUtils.requests.invalidate();

/**
 * The submission of a request that is published again: the same as long as what it publishes is open, also when the
 * screen is left and opened again, so that nothing is published twice.
 */
function submissionOf(requestId: string): string {
  const key = `publicar-de-novo.${requestId}`;
  const now = Date.now();
  const known = restoreDraft(readDraft(key), { id: "", until: 0 });
  if (now < known.until) return known.id;
  const id = crypto.randomUUID();
  storeDraft(key, { id, until: now + REQUEST_LIFETIME_MS });
  return id;
}

/** Publishes a request again with the same contents; deleting the new one undoes it. */
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
    publish: () => publishing.mutate({ id: requestId, submissionId: submissionOf(requestId) }),
    isPublishing: publishing.isPending,
    undo: (id: string) => removing.mutate({ id }),
    isUndoing: removing.isPending,
  };
}
