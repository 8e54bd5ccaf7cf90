import { useState } from "react";
import type { LateCode } from "@/lib/late.tsx";
import { notify } from "./toast.tsx";

export interface LateDialogTexts {
  failed: string;
  failedText?: string;
}

/** For the button that opens the dialog. */
export interface LateDialogOpener {
  onPointerEnter: () => void;
  onFocus: () => void;
  onClick: () => void;
}

/**
 * A dialog that opens once its code is there, so that the focus goes back to what opened it. Without the code the
 * screen stays, and a message says why.
 */
export function useLateDialog({ load, preload }: LateCode, { failed, failedText }: LateDialogTexts) {
  const [isOpen, setOpen] = useState(false);
  const open = () =>
    void load().then(
      () => setOpen(true),
      () => notify.error(failed, failedText),
    );
  const opener: LateDialogOpener = { onPointerEnter: preload, onFocus: preload, onClick: open };
  return { isOpen, open, close: () => setOpen(false), opener };
}
