import { failureToast } from "@/lib/failure-messages.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { refreshRequest } from "../request-cache.ts";
import { CLOSE } from "./detail-messages.ts";

const failure = failureToast(CLOSE.failed);

/** Ends an own request before its time; `onClosed` is called once it has ended, unless the person has left by then. */
export function useCloseRequest(id: string, onClosed: () => void) {
  const { mutate, isPending } = trpc.requests.setClosed.useMutation(
    mutationSteps({
      onSuccess: () => refreshRequest(id),
      success: () => ({ title: CLOSE.done, text: CLOSE.doneText }),
      failure,
    }),
  );
  return { close: () => mutate({ id, closed: true }, { onSuccess: onClosed }), isClosing: isPending };
}

/** Opens an own request again for the rest of its 48 hours. */
export function useReopenRequest(id: string) {
  const { mutate, isPending } = trpc.requests.setClosed.useMutation(
    mutationSteps({
      onSuccess: () => Promise.all([refreshRequest(id), trpcUtils.requests.typeCounts.invalidate()]),
      success: () => ({ title: CLOSE.undone }),
      failure,
    }),
  );
  return { reopen: () => mutate({ id, closed: false }), isReopening: isPending };
}
