import { getQueryKey } from "@trpc/react-query";
import type { Failure } from "./errors.ts";
import { type Message, mutationSteps } from "./mutations.ts";
import { trpc, trpcUtils } from "./trpc.ts";
import { undoAction } from "./undo-connection.ts";

export type Answer = "accept" | "reject";

interface Texts {
  success: (answer: Answer) => Message;
  failure: (failure: Failure) => Message;
}

const QUERIES = [getQueryKey(trpc.networking.pending), getQueryKey(trpc.networking.pendingCount)];

/** Removes a connection request from the pending list and the pending count. */
function takeOut({ id }: { id: string }): void {
  const { pending, pendingCount } = trpcUtils.networking;
  pending.setData(undefined, (list) => list?.filter((entry) => entry.id !== id));
  pendingCount.setData(undefined, (known) => known && { ...known, count: Math.max(0, known.count - 1) });
}

/** Accepts or rejects a connection request. It is removed optimistically and restored if the server refuses. */
export function useAnswerConnection({ success, failure }: Texts) {
  const steps = (answer: Answer) =>
    mutationSteps({
      queries: QUERIES,
      change: takeOut,
      success: (_, { id }) => ({ ...success(answer), action: undoAction(answer, id) }),
      failure,
      // It was cancelled, or answered on another device.
      isDone: ({ code }) => code === "connection.not_found",
      onSettled: () => trpcUtils.networking.invalidate(),
    });
  const accept = trpc.networking.accept.useMutation(steps("accept"));
  const reject = trpc.networking.reject.useMutation(steps("reject"));
  const isPending = accept.isPending || reject.isPending;
  const answer = (which: Answer, id: string) => {
    if (!isPending) (which === "accept" ? accept : reject).mutate({ id });
  };
  return { isPending, answer };
}
