import type { MutationKey } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { failureOf } from "./errors.ts";
import { queryClient } from "./trpc.ts";
import { type FormDraft, useFormDraft } from "./use-form-draft.ts";

/** The required part of a mutation with `networkMode: "online"`. */
interface WaitingMutation<Input, Answer> {
  mutateAsync: (input: Input) => Promise<Answer>;
  reset: () => void;
  isPending: boolean;
  isPaused: boolean;
}

/** Sends at once, or once online if the screen is still open. `send` resolves to null if the waiting was cancelled. */
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
  /** Called when the server has confirmed; the draft is no longer needed. */
  onPublished: (id: string) => unknown;
}

/** A form that publishes something: keeps its draft, and sends it exactly once, as soon as the device is online. */
export function usePublish<Values, Input extends object>(publication: Publication<Values, Input>) {
  const { mutation, mutationKey, onPublished } = publication;
  const draft = useFormDraft(publication.draft);
  const { send, ...sending } = useSendWhenOnline(mutation, mutationKey);
  /** Kept until the server confirms, so that a retry after a lost response doesn't publish twice. */
  const submissionId = useRef(crypto.randomUUID());

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
      if (failureOf(error).code === "auth.required") draft.logInAgain();
      throw error;
    }
  };
  return { ...draft, ...sending, keep, publish };
}
