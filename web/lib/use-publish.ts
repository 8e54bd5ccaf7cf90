import type { MutationKey } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { notify } from "@/ui/overlays/toast.tsx";
import { confirmPhone } from "./account/confirm-phone.tsx";
import { type Failure, failureOf } from "./errors.ts";
import { watchDraft } from "./forms/drafts.ts";
import { restoreDraft } from "./forms/restore-draft.ts";
import { type FormDraft, useFormDraft } from "./forms/use-form-draft.ts";
import { type OnlineMutation, useSendWhenOnline } from "./offline/use-send-when-online.ts";
import { readWaiting, storeWaiting } from "./offline/waiting-mutations.ts";
import { DRAFT_GONE, WAITING } from "./publish-messages.ts";

type Submission<Input> = Input & { submissionId: string };

interface Publication<Values, Input extends object> {
  draft: FormDraft<Values>;
  /** With `waitingOptions` of waiting-mutations.ts. */
  mutation: OnlineMutation<Submission<Input>, { id: string }>;
  mutationKey: MutationKey;
  /** Checks what waits since an earlier visit; undefined if it does not fit. */
  parseWaiting: (stored: unknown) => Promise<Submission<Input> | undefined>;
  /** Whether there are no photos, so that the input is all there is to send. */
  isWhole: boolean;
  /** Called when the server has confirmed; the draft is no longer needed. */
  onPublished: (id: string, input: Input) => unknown;
  /** Called when what waited since an earlier visit was not published. */
  onFailed: (failure: Failure) => unknown;
}

/** The input of the mutation that waits for this form. */
function readWaitingInput(draftKey: string): object {
  const { state } = restoreDraft(readWaiting()[draftKey], { state: {} });
  return restoreDraft(state, { variables: {} }).variables;
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
  const [firstId] = useState(() => restoreDraft(readWaitingInput(key), { submissionId: "" }).submissionId);
  /** The same until the server confirms, so that a retry after a lost response doesn't publish twice. */
  const submissionId = useRef(firstId || crypto.randomUUID());

  const isEdited = useRef(false);
  const keep = (values: Values) => {
    isEdited.current = true;
    draft.keep(values);
    storeWaiting(key, undefined);
    sending.stopWaiting();
  };
  const startOver = () => {
    isEdited.current = false;
    return draft.startOver();
  };
  const publish = async (input: Input) => {
    const submission = { ...input, submissionId: submissionId.current };
    // Leaving loses nothing now.
    draft.isDirty.current = !isWhole;
    try {
      const answer = await send(submission).catch(async (error: unknown) => {
        if (failureOf(error).code !== "phone.unconfirmed" || !(await confirmPhone())) throw error;
        return send(submission);
      });
      if (answer === null) return;
      submissionId.current = crypto.randomUUID();
      await onPublished(answer.id, input);
    } catch (error) {
      draft.isDirty.current = true;
      throw error;
    }
  };
  const resume = useEffectEvent(async () => {
    const waiting = firstId ? await publication.parseWaiting(readWaitingInput(key)) : undefined;
    if (waiting && key in readWaiting()) await publish(waiting).catch((error) => onFailed(failureOf(error)));
  });
  // Without the code, it waits as without the form.
  useEffect(() => void resume().catch(console.warn), []);
  /** Two tabs may have filled their forms with the same draft, which should not be published twice. */
  const forget = useEffectEvent(() => {
    if (isEdited.current || !draft.isDirty.current || !isWhole || sending.isSending) return;
    startOver();
    notify.info(DRAFT_GONE.title, DRAFT_GONE.text);
  });
  useEffect(() => watchDraft(key, () => forget()), [key]);
  const notifyWaiting = useEffectEvent(() => {
    if (sending.isWaiting && isWhole) notify.info(WAITING.title, WAITING.text);
  });
  useEffect(() => () => notifyWaiting(), []);
  const notePhotos = useEffectEvent(draft.notePhotos);
  useEffect(() => {
    if (!isWhole) notePhotos();
  }, [isWhole]);
  return { ...draft, ...sending, keep, startOver, publish };
}
