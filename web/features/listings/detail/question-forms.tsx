import { Trash2 } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useWatch } from "react-hook-form";
import { ANSWER_MAX_LENGTH, QUESTION_MAX_LENGTH } from "#src/features/listings/rules.ts";
import { restoreDraft } from "@/lib/forms/restore-draft.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { useContactInText } from "@/lib/forms/use-contact-in-text.ts";
import { useFormDraft } from "@/lib/forms/use-form-draft.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { useCurrentUser } from "@/lib/session/session.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { AskButton } from "@/ui/ask-button.tsx";
import { Button, Of } from "@/ui/button.tsx";
import { DraftNote } from "@/ui/draft-note.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { FieldWarning } from "@/ui/fields/field-warning.tsx";
import { Textarea } from "@/ui/fields/textarea.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { commentFailure, QUESTIONS, removeFailure } from "./question-messages.ts";

const refresh = (listingId: string) =>
  Promise.all([trpcUtils.listings.questions.invalidate({ id: listingId }), trpcUtils.listings.mine.invalidate()]);

interface Words {
  text: string;
}

interface CommentFormProps {
  /** Names its draft. */
  name: string;
  text: string;
  limit: number;
  label: string;
  placeholder?: string;
  submit: string;
  send: (text: string) => Promise<unknown>;
  onCancel?: () => void;
}

/** A text that all will read, kept as a draft in this browser until it is sent. */
function CommentForm({ name, text, limit, label, placeholder, submit: submitLabel, send, onCancel }: CommentFormProps) {
  const user = useCurrentUser();
  const draft = useFormDraft<Words>({
    key: `${name}.${user?.id}`,
    blank: () => ({ text }),
    restore: restoreDraft,
    isHalfFilled: (values) => values.text.trim() !== text.trim(),
  });
  const { form, submit, discardDraft } = useAppForm<Words>({
    draft,
    check: (values) => (values.text.trim() === "" ? { field: "text", text: QUESTIONS.missing } : null),
    send: async (values) => {
      await send(values.text);
      form.reset(draft.startOver());
      // After the reset, which the draft would keep.
      draft.clear();
    },
    refusal: (failure, refused) => refused ?? commentFailure(failure),
  });
  const { errors, isSubmitting } = form.formState;
  const hasContact = useContactInText(useWatch({ control: form.control, name: "text" })) !== null;
  const isAnswer = onCancel !== undefined;
  const focus = useEffectEvent(() => form.setFocus("text"));
  // It stands where the button was that opened it.
  useEffect(() => {
    if (isAnswer) focus();
  }, [isAnswer]);
  return (
    <form onSubmit={submit} noValidate className="mt-3">
      {discardDraft && (
        <div className="mb-3">
          <DraftNote onDiscard={!isSubmitting && discardDraft} />
        </div>
      )}
      <Field label={label} error={errors.text?.message}>
        <Textarea
          rows={2}
          limit={limit}
          placeholder={placeholder}
          autoCapitalize="sentences"
          {...form.register("text")}
        />
      </Field>
      <FieldWarning>{hasContact && QUESTIONS.contact}</FieldWarning>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" busy={isSubmitting} busyLabel={QUESTIONS.sending}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button variant="ghost" disabled={isSubmitting} onClick={onCancel}>
            {QUESTIONS.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

export function AskForm({ listingId }: { listingId: string }) {
  const { mutateAsync } = trpc.listings.ask.useMutation();
  const send = async (text: string) => {
    await mutateAsync({ id: listingId, text });
    await refresh(listingId);
    notify.success(QUESTIONS.asked, QUESTIONS.askedText);
  };
  return (
    <>
      <p className="mt-1 text-sm text-ink-soft">{QUESTIONS.lead}</p>
      <CommentForm
        name={`pergunta.${listingId}`}
        text=""
        limit={QUESTION_MAX_LENGTH}
        label={QUESTIONS.ask}
        placeholder={QUESTIONS.askPlaceholder}
        submit={QUESTIONS.send}
        send={send}
      />
    </>
  );
}

interface AnswerFormProps {
  questionId: string;
  listingId: string;
  /** The present answer; blank if there is none. */
  text: string;
  onClose: () => void;
}

export function AnswerForm({ questionId, listingId, text, onClose }: AnswerFormProps) {
  const { mutateAsync } = trpc.listings.answer.useMutation();
  const send = async (written: string) => {
    await mutateAsync({ id: questionId, text: written });
    await refresh(listingId);
    notify.success(QUESTIONS.answered);
    onClose();
  };
  return (
    <CommentForm
      name={`resposta.${questionId}`}
      text={text}
      limit={ANSWER_MAX_LENGTH}
      label={QUESTIONS.answerLabel}
      submit={QUESTIONS.answer}
      send={send}
      onCancel={onClose}
    />
  );
}

interface RemoveButtonProps {
  id: string;
  text: string;
  listingId: string;
}

/** For the author. */
export function RemoveButton({ id, text, listingId }: RemoveButtonProps) {
  const remove = trpc.listings.deleteComment.useMutation(
    mutationSteps({
      onSuccess: () => refresh(listingId),
      success: () => ({ title: QUESTIONS.removed }),
      failure: removeFailure,
    }),
  );
  return (
    <AskButton
      variant="ghost"
      size="sm"
      icon={Trash2}
      question={QUESTIONS.removeQuestion}
      mutation={remove}
      input={{ id }}
    >
      {QUESTIONS.remove}
      <Of>{text}</Of>
    </AskButton>
  );
}
