import { useEffect, useEffectEvent } from "react";
import type { LateCode } from "@/lib/late.tsx";
import { CONNECTION_LOST, LATE_FAILED } from "@/lib/messages.ts";
import { onFirstUse } from "../on-first-use.ts";
import { notify } from "./toast.tsx";

/** Loads a dialog that the URL opens; without its code it closes again, with an error toast. */
export function useLateOverlay(
  { load, preload }: LateCode,
  isOpen: boolean,
  close: () => void,
  failed: string = LATE_FAILED,
): void {
  const fail = useEffectEvent(() => {
    notify.error(failed, CONNECTION_LOST);
    close();
  });
  useEffect(() => onFirstUse(preload), [preload]);
  useEffect(() => {
    if (isOpen) load().catch(() => fail());
  }, [isOpen, load]);
}
