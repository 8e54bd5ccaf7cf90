import type { MutationKey } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { failureOf } from "./errors.ts";
import { queryClient, trpcUtils } from "./trpc.ts";
import { type FormDraft, useFormDraft } from "./use-draft.ts";

/** What is needed of a mutation with `networkMode: "online"`. */
interface WaitingMutation<Input, Answer> {
  mutateAsync: (input: Input) => Promise<Answer>;
  reset: () => void;
  isPending: boolean;
  isPaused: boolean;
  error: unknown;
}

/** Sends at once, or when the network is back and the screen still open; null when the waiting was called off. */
export function useSendWhenOnline<Input, Answer>(mutation: WaitingMutation<Input, Answer>, mutationKey: MutationKey) {
  const callOff = useRef<() => void>(undefined);
  const send = (input: Input) =>
    new Promise<Answer | null>((resolve, reject) => {
      callOff.current = () => resolve(null);
      mutation.mutateAsync(input).then(resolve, reject);
    });
  const stopWaiting = () => {
    const cache = queryClient.getMutationCache();
    const waiting = cache.findAll({ mutationKey, predicate: ({ state }) => state.isPaused });
    if (waiting.length === 0) return;
    for (const paused of waiting) cache.remove(paused);
    mutation.reset();
    callOff.current?.();
  };
  const leave = useEffectEvent(stopWaiting);
  useEffect(() => () => leave(), []);
  const { isPaused, isPending } = mutation;
  return { send, stopWaiting, isWaiting: isPaused, isSending: isPending && !isPaused };
}

interface Publication<Values, Input extends object> {
  draft: FormDraft<Values>;
  mutation: WaitingMutation<Input & { submissionId: string }, { id: string }>;
  mutationKey: MutationKey;
  /** The server has it: what was written need not be kept any more. */
  onPublished: (id: string) => unknown;
}

/** A form that publishes: its draft, and the sending, once, as soon as there is a network. */
export function usePublish<Values, Input extends object>(publication: Publication<Values, Input>) {
  const { mutation, mutationKey, onPublished } = publication;
  const draft = useFormDraft(publication.draft);
  const { send, ...sending } = useSendWhenOnline(mutation, mutationKey);
  /** Stays the same until the server has said that it published: a try whose answer was lost is not published twice. */
  const submissionId = useRef(crypto.randomUUID());
  const needsLogin = mutation.error !== null && failureOf(mutation.error).code === "auth.required";

  const keep = (values: Values) => {
    draft.keep(values);
    sending.stopWaiting();
  };
  const publish = async (input: Input) => {
    try {
      const answer = await send({ ...input, submissionId: submissionId.current });
      if (answer === null) return;
      submissionId.current = crypto.randomUUID();
      await onPublished(answer.id);
    } catch (error) {
      if (failureOf(error).code === "auth.required") void trpcUtils.auth.me.invalidate();
      throw error;
    }
  };
  return { ...draft, ...sending, keep, publish, needsLogin };
}
