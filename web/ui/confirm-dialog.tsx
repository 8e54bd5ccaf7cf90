import { type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  text: ReactNode;
  /** What will happen, as a verb: "Excluir". */
  confirmLabel: string;
  onConfirm: () => void;
  cancelLabel?: string | undefined;
  /** The act cannot be undone: red button, focus starts on cancel. */
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  /** Further content, e.g. a select with the reason. */
  children?: ReactNode;
  /** Not yet allowed, e.g. the reason is missing. */
  confirmDisabled?: boolean | undefined;
}

/** A yes-or-no question. It does not close itself on confirm: the caller does, once the work is done. */
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
