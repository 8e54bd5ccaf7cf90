import { useRef } from "react";
import { ANSWER_MAX_LENGTH } from "#src/features/hires/rules.ts";
import { trpc, trpcUtils } from "@/lib/trpc.ts";
import { useAppForm } from "@/lib/use-app-form.ts";
import { Field } from "@/ui/field.tsx";
import { FormDialog } from "@/ui/form-dialog.tsx";
import { Textarea } from "@/ui/textarea.tsx";
import { notify } from "@/ui/toast.tsx";
import { useLeaveGuard } from "@/ui/use-leave-guard.tsx";
import { ANSWER, ANSWER_FORM, ANSWER_LEAVE, answerFailure } from "./interest-messages.ts";

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
      notify.success(ANSWER.done, ANSWER.doneText);
      onClose();
    },
    refusal: answerFailure,
  });
}

/** The user's answer to what the owner of a request asks everyone. */
export function AnswerDialog(props: AnswerDialogProps) {
  const { form, submit } = useAnswer(props);
  const { errors, isSubmitting, isDirty, isSubmitSuccessful } = form.formState;
  const dirty = useRef(false);
  dirty.current = isDirty && !isSubmitSuccessful;
  const guard = useLeaveGuard(dirty, ANSWER_LEAVE, { hasDraft: false });
  return (
    <FormDialog
      {...ANSWER_FORM}
      description={props.question}
      busy={isSubmitting}
      problem={errors.root?.message}
      onSubmit={submit}
      onClose={() => guard.ask(props.onClose)}
      above={guard.dialog}
    >
      <Field label={ANSWER.label} hint={ANSWER.hint} required error={errors.answer?.message}>
        <Textarea limit={ANSWER_MAX_LENGTH} rows={3} {...form.register("answer")} />
      </Field>
    </FormDialog>
  );
}
