import { REPLY_MAX_LENGTH } from "#src/features/ratings/rules.ts";
import type { Rating } from "#src/features/ratings/schemas.ts";
import { failureOf } from "@/lib/errors.ts";
import { failureText } from "@/lib/failure-messages.ts";
import { UNSENT } from "@/lib/form-messages.ts";
import { restoreDraft } from "@/lib/restore-draft.ts";
import { trpc } from "@/lib/trpc.ts";
import { useAppForm } from "@/lib/use-app-form.ts";
import { useFormDraft } from "@/lib/use-form-draft.ts";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/field.tsx";
import { FormDialog } from "@/ui/form-dialog.tsx";
import { Textarea } from "@/ui/textarea.tsx";
import { notify } from "@/ui/toast.tsx";
import { useLeaveGuard } from "@/ui/use-leave-guard.tsx";
import { REPLY_FORM } from "./dialog-messages.ts";
import { refreshRatings } from "./refresh.ts";

interface ReplyForm {
  text: string;
}

function useReply({ id, reply }: Rating, onDone: () => void) {
  const { mutateAsync, isPending } = trpc.ratings.reply.useMutation();
  const stored = { text: reply ?? "" };
  const draft = useFormDraft<ReplyForm>({
    key: `resposta.${id}`,
    blank: () => stored,
    restore: restoreDraft,
    isHalfFilled: ({ text }) => text !== stored.text,
  });
  const send = async (text: string, done: string) => {
    await mutateAsync({ id, text });
    await refreshRatings();
    notify.success(done);
    draft.clear();
    onDone();
  };
  const { form, dialog } = useAppForm<ReplyForm>({
    draft,
    check: ({ text }) => (text.trim() ? null : { field: "text", title: REPLY_FORM.failed, text: REPLY_FORM.blank }),
    send: ({ text }) => send(text, REPLY_FORM.saved),
    refusal: (failure, refused) => ({
      title: REPLY_FORM.failed,
      text: refused?.text ?? failureText(failure, REPLY_FORM.failedText),
    }),
  });
  const remove = () =>
    void send("", REPLY_FORM.removed).catch((error: unknown) =>
      notify.error(REPLY_FORM.failed, failureText(failureOf(error), REPLY_FORM.failedText)),
    );
  return { form, dialog, remove, isSending: isPending || dialog.busy, isDirty: draft.isDirty };
}

/** The public reply of the person rated. */
export function ReplyDialog({ rating, onClose }: { rating: Rating; onClose: () => void }) {
  const { form, dialog, remove, isSending, isDirty } = useReply(rating, onClose);
  const guard = useLeaveGuard(isDirty, UNSENT);
  const { errors } = form.formState;
  return (
    <FormDialog
      {...dialog}
      title={REPLY_FORM.title}
      submitLabel={REPLY_FORM.submit}
      busyLabel={REPLY_FORM.submitting}
      busy={isSending}
      onClose={onClose}
      guard={guard}
      secondary={
        rating.reply !== null && (
          <Button variant="outline" disabled={isSending} onClick={remove}>
            {REPLY_FORM.remove}
          </Button>
        )
      }
    >
      <Field label={REPLY_FORM.label} hint={REPLY_FORM.hint} required error={errors.text?.message}>
        <Textarea limit={REPLY_MAX_LENGTH} {...form.register("text")} />
      </Field>
    </FormDialog>
  );
}
