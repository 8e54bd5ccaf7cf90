import { type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  text: ReactNode;
  /** A verb for the action, e.g. "Excluir". */
  confirmLabel: string;
  onConfirm: () => void;
  cancelLabel?: string | undefined;
  /** For actions that can't be undone: red button. */
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  /** Additional content, e.g. a select with the reason. */
  children?: ReactNode;
  /** Disables confirming, e.g. while the reason is missing. */
  confirmDisabled?: boolean | undefined;
}

/** Confirmation dialog; focus starts on cancel. Stays open on confirm: the caller closes it when the work is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    text,
    confirmLabel,
    onConfirm,
    cancelLabel = "Cancelar",
    danger,
    busy,
    busyLabel,
    children,
    confirmDisabled,
  } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={text}
      size="sm"
      role="alertdialog"
      locked={busy}
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} variant="outline" disabled={busy} onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button
            variant={danger ? "danger" : "primary"}
            busy={busy}
            busyLabel={busyLabel}
            disabled={confirmDisabled}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
