import { useState } from "react";
import type { LateCode } from "@/lib/late.tsx";
import { CONNECTION_LOST, LATE_FAILED } from "@/lib/messages.ts";
import { notify } from "./toast.tsx";

/** Props for the button that opens the dialog. */
export interface LateDialogOpener {
  onPointerEnter: () => void;
  onFocus: () => void;
  onClick: () => void;
}

/**
 * Opens a dialog once its code has loaded, so that the focus returns to the opener afterwards. Shows an error toast if
 * the code fails to load.
 */
export function useLateDialog({ load, preload }: LateCode) {
  const [isOpen, setOpen] = useState(false);
  const open = () =>
    void load().then(
      () => setOpen(true),
      () => notify.error(LATE_FAILED, CONNECTION_LOST),
    );
  const opener: LateDialogOpener = { onPointerEnter: preload, onFocus: preload, onClick: open };
  return { isOpen, open, close: () => setOpen(false), opener };
}
