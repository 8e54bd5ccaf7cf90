import { QUESTION_MAX_LENGTH } from "#src/features/hires/rules.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { trpc } from "@/lib/trpc.ts";
import { Field } from "@/ui/fields/field.tsx";
import { Textarea } from "@/ui/fields/textarea.tsx";
import { FormDialog } from "@/ui/overlays/form-dialog.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { useUnsavedGuard } from "@/ui/overlays/use-leave-guard.tsx";
import { refreshHires } from "../hire-cache.ts";
import { ASK, ASK_LEAVE, askFailure } from "./interested-messages.ts";

interface AskDialogProps {
  requestId: string;
  onClose: () => void;
}

function useAsk({ requestId, onClose }: AskDialogProps) {
  const { mutateAsync } = trpc.hires.ask.useMutation();
  return useAppForm<{ question: string }>({
    defaultValues: { question: "" },
    check: ({ question }) =>
      question.trim() === "" ? { field: "question", title: ASK.missing, text: ASK.missingText } : null,
    send: async ({ question }) => {
      await mutateAsync({ requestId, question });
      await refreshHires();
      notify.success(ASK.done, ASK.doneText);
      onClose();
    },
    refusal: askFailure,
  });
}

/** One question to everyone who is interested in the user's request. */
export function AskDialog(props: AskDialogProps) {
  const { form, dialog } = useAsk(props);
  const { errors } = form.formState;
  const guard = useUnsavedGuard(form, ASK_LEAVE);
  return (
    <FormDialog
      {...dialog}
      title={ASK.title}
      description={ASK.text}
      submitLabel={ASK.submit}
      busyLabel={ASK.busy}
      onClose={props.onClose}
      guard={guard}
    >
      <Field label={ASK.label} required error={errors.question?.message}>
        <Textarea limit={QUESTION_MAX_LENGTH} rows={3} placeholder={ASK.placeholder} {...form.register("question")} />
      </Field>
    </FormDialog>
  );
}
