import type { MutationKey } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { queryClient } from "../trpc.ts";

/** The required part of a mutation with `networkMode: "online"`. */
export interface OnlineMutation<Input, Answer> {
  mutateAsync: (input: Input) => Promise<Answer>;
  reset: () => void;
  isPending: boolean;
  isPaused: boolean;
}

/**
 * Sends at once, or once online. `send` resolves to null if the waiting was cancelled or the screen left. What waits then
 * is cancelled, too, unless the mutation has the `draftKey` of waiting-mutations.ts.
 */
export function useSendWhenOnline<Input, Answer>(mutation: OnlineMutation<Input, Answer>, mutationKey: MutationKey) {
  const callOff = useRef<() => void>(undefined);
  const send = (input: Input) =>
    new Promise<Answer | null>((resolve, reject) => {
      callOff.current = () => resolve(null);
      mutation.mutateAsync(input).then(resolve, reject);
    });
  const cache = queryClient.getMutationCache();
  const findWaiting = () => cache.findAll({ mutationKey, predicate: ({ state }) => state.isPaused });
  const stopWaiting = () => {
    const waiting = findWaiting();
    if (waiting.length === 0) return;
    for (const paused of waiting) cache.remove(paused);
    mutation.reset();
    callOff.current?.();
  };
  const leave = useEffectEvent(() => {
    if (findWaiting().some(({ meta }) => meta?.draftKey)) callOff.current?.();
    else stopWaiting();
  });
  useEffect(() => () => leave(), []);
  const { isPaused, isPending } = mutation;
  return { send, stopWaiting, isWaiting: isPaused, isSending: isPending && !isPaused };
}
