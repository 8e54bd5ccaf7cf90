import { getMutationKey, getQueryKey } from "@trpc/react-query";
import { isSending } from "../is-sending.ts";
import { mutationSteps } from "../mutations.ts";
import { trpc, trpcUtils } from "../trpc.ts";
import { ANSWERED, answerFailure } from "./connection-messages.ts";
import { undoAction } from "./undo-connection.ts";

export type Answer = "accept" | "reject";

interface Answering {
  /** The connection's. */
  id: string;
  /** Of who asked. */
  name: string;
}

const ANSWER_KEYS = [getMutationKey(trpc.networking.accept), getMutationKey(trpc.networking.reject)];
const QUERIES = [getQueryKey(trpc.networking.pending), getQueryKey(trpc.networking.pendingCount)];

/** Removes a connection request from the pending list and the pending count. */
function takeOut({ id }: { id: string }): void {
  const { pending, pendingCount } = trpcUtils.networking;
  pending.setData(undefined, (list) => list?.filter((entry) => entry.id !== id));
  pendingCount.setData(undefined, (known) => known && { ...known, count: Math.max(0, known.count - 1) });
}

/** Accepts or rejects a connection request. It is removed optimistically and restored if the server refuses or by undoing. */
export function useAnswerConnection({ id, name }: Answering) {
  const steps = (answer: Answer) =>
    mutationSteps({
      queries: QUERIES,
      change: takeOut,
      success: () => ({ title: ANSWERED[answer](name), action: undoAction(answer, id) }),
      failure: answerFailure,
      // It was cancelled, or answered on another device.
      isDone: ({ code }) => code === "connection.not_found",
      onSettled: () => trpcUtils.networking.invalidate(),
    });
  const accept = trpc.networking.accept.useMutation(steps("accept"));
  const reject = trpc.networking.reject.useMutation(steps("reject"));
  const isPending = accept.isPending || reject.isPending;
  const answer = (which: Answer) => {
    if (!ANSWER_KEYS.some((key) => isSending(key, { id }))) (which === "accept" ? accept : reject).mutate({ id });
  };
  return { isPending, answer };
}
