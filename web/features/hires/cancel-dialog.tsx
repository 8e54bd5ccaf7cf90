import { END_REASON_MAX_LENGTH } from "#src/features/hires/rules.ts";
import { useAppForm } from "@/lib/forms/use-app-form.ts";
import { trpc } from "@/lib/trpc.ts";
import { Field } from "@/ui/fields/field.tsx";
import { Textarea } from "@/ui/fields/textarea.tsx";
import { FormDialog } from "@/ui/overlays/form-dialog.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { useUnsavedGuard } from "@/ui/overlays/use-leave-guard.tsx";
import { refreshHires } from "./hire-cache.ts";
import { CANCEL, CANCEL_LEAVE, hireFailure } from "./messages.ts";

interface CancelDialogProps {
  id: string;
  /** The other person. */
  personName: string;
  onClose: () => void;
}

function useCancel({ id, personName, onClose }: CancelDialogProps) {
  const { mutateAsync } = trpc.hires.cancel.useMutation();
  return useAppForm<{ reason: string }>({
    defaultValues: { reason: "" },
    check: ({ reason }) =>
      reason.trim() === "" ? { field: "reason", title: CANCEL.missing, text: CANCEL.missingText } : null,
    send: async ({ reason }) => {
      await mutateAsync({ id, reason });
      await refreshHires();
      notify.success(CANCEL.success, CANCEL.successText(personName));
      onClose();
    },
    refusal: hireFailure,
  });
}

/** Asks why a confirmed hire is cancelled. */
export function CancelDialog(props: CancelDialogProps) {
  const { form, dialog } = useCancel(props);
  const { errors } = form.formState;
  const guard = useUnsavedGuard(form, CANCEL_LEAVE);
  return (
    <FormDialog
      {...dialog}
      title={CANCEL.title}
      description={CANCEL.text(props.personName)}
      submitLabel={CANCEL.confirm}
      busyLabel={CANCEL.busy}
      onClose={props.onClose}
      guard={guard}
    >
      <Field label={CANCEL.reason} required error={errors.reason?.message}>
        <Textarea
          limit={END_REASON_MAX_LENGTH}
          rows={3}
          placeholder={CANCEL.placeholder}
          {...form.register("reason")}
        />
      </Field>
    </FormDialog>
  );
}
