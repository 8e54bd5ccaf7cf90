import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { Dialog } from "./dialog.tsx";

interface FilterSheetProps {
  title: string;
  /** Label of the button that shows the results. */
  show: string;
  clear: string;
  /** Undefined if no filter is set. */
  onClear: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The filters on phones. Changes apply at once behind the sheet. */
export function FilterSheet({ title, show, clear, onClear, onClose, children }: FilterSheetProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      size="sm"
      footer={
        <>
          <Button variant="ghost" disabled={!onClear} onClick={onClear}>
            {clear}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {show}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
