import { useEffect, useEffectEvent } from "react";
import type { LateCode } from "@/lib/late.tsx";
import { onFirstUse } from "./on-first-use.ts";
import { notify } from "./toast.tsx";
import type { LateDialogTexts } from "./use-late-dialog.ts";

/** Loads a dialog that the URL opens; without its code it closes again, with an error toast. */
export function useLateOverlay(
  { load, preload }: LateCode,
  isOpen: boolean,
  close: () => void,
  { failed, failedText }: LateDialogTexts,
): void {
  const fail = useEffectEvent(() => {
    notify.error(failed, failedText);
    close();
  });
  useEffect(() => onFirstUse(preload), [preload]);
  useEffect(() => {
    if (isOpen) load().catch(() => fail());
  }, [isOpen, load]);
}
