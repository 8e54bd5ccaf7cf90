import { type FormEventHandler, type ReactNode, useId } from "react";
import { Button } from "../button.tsx";
import { DraftNote } from "../draft-note.tsx";
import { Notice } from "../notice.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";
import type { useLeaveGuard } from "./use-leave-guard.tsx";

interface FormDialogProps extends Pick<DialogProps, "title" | "description" | "size"> {
  /** Called by 'Cancelar', Esc, an outside click and "Fechar"; none of them works while `busy`. */
  onClose: () => void;
  onSubmit: FormEventHandler<HTMLFormElement>;
  submitLabel: string;
  busy: boolean;
  busyLabel: string;
  /** For what can't be undone: red button. */
  danger?: boolean | undefined;
  submitDisabled?: boolean | undefined;
  /** Stands instead of 'Cancelar', e.g. a button that deletes or stops. */
  secondary?: ReactNode;
  /** What is wrong with the form as a whole. */
  problem?: string | undefined;
  /** Asks before what was written is lost. */
  guard?: ReturnType<typeof useLeaveGuard> | undefined;
  /** Set while the form shows a restored draft; the dialog then says so. */
  onDiscardDraft?: (() => void) | undefined;
  children: ReactNode;
}

/** A dialog that is one form, with 'Cancelar' and a submit button. The caller closes it once the form is saved. */
export function FormDialog(props: FormDialogProps) {
  const { onClose, onSubmit, busy, problem, guard, onDiscardDraft, children, ...dialog } = props;
  const { submitLabel, busyLabel, danger, submitDisabled, secondary, ...shown } = dialog;
  const form = useId();
  const close = () => (guard ? guard.ask(onClose) : onClose());
  const cancel = (
    <Button variant="outline" disabled={busy} onClick={close}>
      Cancelar
    </Button>
  );
  const submit = (
    <Button
      type="submit"
      form={form}
      variant={danger ? "danger" : "primary"}
      busy={busy}
      busyLabel={busyLabel}
      disabled={submitDisabled}
    >
      {submitLabel}
    </Button>
  );
  return (
    <Dialog
      {...shown}
      open
      onOpenChange={close}
      locked={busy}
      footer={
        <>
          {secondary || cancel}
          {submit}
        </>
      }
    >
      <form id={form} noValidate className="flex flex-col gap-5" onSubmit={onSubmit}>
        {onDiscardDraft && <DraftNote onDiscard={!busy && onDiscardDraft} />}
        {children}
        {problem && <Notice tone="problem">{problem}</Notice>}
      </form>
      {guard?.dialog}
    </Dialog>
  );
}
