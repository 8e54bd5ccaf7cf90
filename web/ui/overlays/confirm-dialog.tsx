import { type ReactNode, useRef } from "react";
import { Button } from "../button.tsx";
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
  /** For questions before leaving: the button that stays is the bold one. */
  isLeaving?: boolean | undefined;
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
    isLeaving,
  } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const stay = (
    <Button
      key="cancel"
      ref={cancel}
      variant={isLeaving ? "primary" : "outline"}
      disabled={busy}
      onClick={() => onOpenChange(false)}
    >
      {cancelLabel}
    </Button>
  );
  const go = (
    <Button
      key="confirm"
      variant={danger ? "danger" : isLeaving ? "outline" : "primary"}
      busy={busy}
      busyLabel={busyLabel}
      onClick={onConfirm}
    >
      {confirmLabel}
    </Button>
  );
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
      footer={isLeaving ? [go, stay] : [stay, go]}
    />
  );
}
