import type { MutationKey } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { notify } from "@/ui/toast.tsx";
import { confirmPhone } from "./confirm-phone.tsx";
import { type Failure, failureOf } from "./errors.ts";
import { WAITING } from "./publish-messages.ts";
import { queryClient } from "./trpc.ts";
import { type FormDraft, useFormDraft } from "./use-form-draft.ts";
import { readWaiting, storeWaiting } from "./waiting-submissions.ts";

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
  /** Called when what waited since an earlier visit was not published. */
  onFailed: (failure: Failure) => unknown;
  /** Whether the input is all there is to send, so that it is sent even after the screen was left. */
  isWhole: boolean;
}

/**
 * A form that publishes something: keeps its draft, and sends it exactly once, as soon as the device is online. What waits
 * when the screen is left is sent by web/boot/send-waiting.ts, or here if the form is opened again before.
 */
export function usePublish<Values, Input extends object>(publication: Publication<Values, Input>) {
  const { mutation, mutationKey, onPublished, onFailed, isWhole } = publication;
  const { key } = publication.draft;
  const draft = useFormDraft(publication.draft);
  const { send, ...sending } = useSendWhenOnline(mutation, mutationKey);
  const [waiting] = useState(() => readWaiting()[key]?.input);
  /** Kept until the server confirms, so that a retry after a lost response doesn't publish twice. */
  const submissionId = useRef(waiting?.submissionId ?? crypto.randomUUID());

  const keep = (values: Values) => {
    draft.keep(values);
    storeWaiting(key, null);
    sending.stopWaiting();
  };
  const publish = async (input: Input) => {
    const submission = { ...input, submissionId: submissionId.current };
    if (isWhole) storeWaiting(key, { kind: String(mutationKey[0]).replace(",", "."), input: submission });
    // Leaving loses nothing now.
    draft.isDirty.current = !isWhole;
    try {
      const answer = await send(submission).catch(async (error: unknown) => {
        if (failureOf(error).code !== "phone.unconfirmed" || !(await confirmPhone())) throw error;
        return send(submission);
      });
      if (answer === null) return;
      storeWaiting(key, null);
      submissionId.current = crypto.randomUUID();
      await onPublished(answer.id);
    } catch (error) {
      storeWaiting(key, null);
      draft.isDirty.current = true;
      if (failureOf(error).code === "auth.required") draft.logInAgain();
      throw error;
    }
  };
  const resume = useEffectEvent(() => {
    if (waiting) publish(waiting as unknown as Input).catch((error) => onFailed(failureOf(error)));
  });
  useEffect(() => resume(), []);
  const sayWaiting = useEffectEvent(() => {
    if (sending.isWaiting && isWhole) notify.info(WAITING.title, WAITING.text);
  });
  useEffect(() => () => sayWaiting(), []);
  return { ...draft, ...sending, keep, publish };
}
