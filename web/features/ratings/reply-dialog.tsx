import { REPLY_MAX_LENGTH } from "#src/features/ratings/rules.ts";
import type { Rating } from "#src/features/ratings/schemas.ts";
import { errorToast, failureText } from "@/lib/failure-messages.ts";
import { UNSENT } from "@/lib/forms/form-messages.ts";
import { restoreDraft } from "@/lib/forms/restore-draft.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { useFormDraft } from "@/lib/forms/use-form-draft.ts";
import { mutationSteps } from "@/lib/mutations.ts";
import { trpc } from "@/lib/trpc.ts";
import { AskButton } from "@/ui/ask-button.tsx";
import { Field } from "@/ui/fields/field.tsx";
import { Textarea } from "@/ui/fields/textarea.tsx";
import { FormDialog } from "@/ui/overlays/form-dialog.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { useLeaveGuard } from "@/ui/overlays/use-leave-guard.tsx";
import { REMOVE_REPLY, REPLY_FORM } from "./dialog-messages.ts";
import { refreshRatings } from "./refresh.ts";

interface ReplyForm {
  text: string;
}

function useReply({ id, reply }: Rating, onDone: () => void) {
  const { mutateAsync } = trpc.ratings.reply.useMutation();
  const stored = { text: reply ?? "" };
  const draft = useFormDraft<ReplyForm>({
    key: `resposta.${id}`,
    blank: () => stored,
    restore: restoreDraft,
    isHalfFilled: ({ text }) => text !== stored.text,
  });
  const finish = async () => {
    await refreshRatings();
    draft.clear();
    onDone();
  };
  const { form, dialog } = useAppForm<ReplyForm>({
    draft,
    check: ({ text }) => (text.trim() ? null : { field: "text", title: REPLY_FORM.failed, text: REPLY_FORM.blank }),
    send: async ({ text }) => {
      await mutateAsync({ id, text });
      await finish();
      notify.success(REPLY_FORM.saved);
    },
    refusal: (failure, refused) => ({
      title: REPLY_FORM.failed,
      text: refused?.text ?? failureText(failure, REPLY_FORM.failedText),
    }),
  });
  const remove = trpc.ratings.reply.useMutation(
    mutationSteps({
      onSuccess: finish,
      success: () => ({ title: REMOVE_REPLY.removed }),
      failure: errorToast(REMOVE_REPLY.failed),
    }),
  );
  return { form, dialog, remove, isDirty: draft.isDirty };
}

/** The public reply of the person rated. */
export function ReplyDialog({ rating, onClose }: { rating: Rating; onClose: () => void }) {
  const { form, dialog, remove, isDirty } = useReply(rating, onClose);
  const guard = useLeaveGuard(isDirty, UNSENT);
  const { errors } = form.formState;
  return (
    <FormDialog
      {...dialog}
      title={REPLY_FORM.title}
      submitLabel={REPLY_FORM.submit}
      busyLabel={REPLY_FORM.submitting}
      onClose={onClose}
      guard={guard}
      secondary={
        rating.reply !== null && (
          <AskButton
            variant="outline"
            disabled={dialog.busy}
            question={REMOVE_REPLY.question}
            mutation={remove}
            input={{ id: rating.id, text: "" }}
          >
            {REMOVE_REPLY.action}
          </AskButton>
        )
      }
    >
      <Field label={REPLY_FORM.label} hint={REPLY_FORM.hint} required error={errors.text?.message}>
        <Textarea limit={REPLY_MAX_LENGTH} {...form.register("text")} />
      </Field>
    </FormDialog>
  );
}
