import { ANSWER_MAX_LENGTH } from "#src/features/hires/rules.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { Field } from "@/ui/fields/field.tsx";
import { Textarea } from "@/ui/fields/textarea.tsx";
import { FormDialog } from "@/ui/overlays/form-dialog.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { useUnsavedGuard } from "@/ui/overlays/use-leave-guard.tsx";
import { ANSWER, ANSWER_FORM, ANSWER_LEAVE, answerFailure } from "../interest-messages.ts";
import { changeLoaded } from "../request-cache.ts";

interface AnswerDialogProps {
  requestId: string;
  /** What the owner of the request asks. */
  question: string;
  onClose: () => void;
}

function useAnswer({ requestId, onClose }: AnswerDialogProps) {
  const { mutateAsync } = trpc.hires.answerQuestion.useMutation();
  return useAppForm<{ answer: string }>({
    defaultValues: { answer: "" },
    check: ({ answer }) =>
      answer.trim() === "" ? { field: "answer", title: ANSWER.missing, text: ANSWER.missingText } : null,
    send: async ({ answer }) => {
      await mutateAsync({ requestId, answer });
      await trpcUtils.hires.interests.invalidate();
      changeLoaded(requestId, { hasAnswered: true });
      notify.success(ANSWER.done, ANSWER.doneText);
      onClose();
    },
    refusal: answerFailure,
  });
}

/** The user's answer to what the owner of a request asks everyone. */
export function AnswerDialog(props: AnswerDialogProps) {
  const { form, dialog } = useAnswer(props);
  const { errors } = form.formState;
  const guard = useUnsavedGuard(form, ANSWER_LEAVE);
  return (
    <FormDialog {...dialog} {...ANSWER_FORM} description={props.question} onClose={props.onClose} guard={guard}>
      <Field label={ANSWER.label} hint={ANSWER.hint} required error={errors.answer?.message}>
        <Textarea limit={ANSWER_MAX_LENGTH} rows={3} {...form.register("answer")} />
      </Field>
    </FormDialog>
  );
}
