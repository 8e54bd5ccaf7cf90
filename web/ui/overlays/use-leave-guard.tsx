import { useBlocker } from "@tanstack/react-router";
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { LEAVE, type LeaveTexts } from "@/lib/forms/form-messages.ts";
import { onFirstUse } from "../on-first-use.ts";
import { LateConfirmDialog } from "./late-confirm-dialog.ts";

/**
 * Asks for confirmation before leaving a half-filled form by navigation or by an action passed to `ask`. Reloads need
 * confirmation only if the form has no draft, because a draft survives them.
 */
export function useLeaveGuard(isDirty: RefObject<boolean>, texts: LeaveTexts, options: { hasDraft?: boolean } = {}) {
  const { hasDraft = true } = options;
  const { title, text = hasDraft ? LEAVE.kept : LEAVE.lost, confirm = LEAVE.confirm, cancel = LEAVE.cancel } = texts;
  const [waiting, setWaiting] = useState<{ leave: () => void } | null>(null);
  const isAllowed = useRef(false);
  const shouldBlockFn = useCallback(() => isDirty.current && !isAllowed.current, [isDirty]);
  const enableBeforeUnload = useCallback(() => !hasDraft && isDirty.current, [hasDraft, isDirty]);
  const blocker = useBlocker({ shouldBlockFn, enableBeforeUnload, withResolver: true });

  const ask = (leave: () => void) => {
    if (isDirty.current) setWaiting({ leave });
    else leave();
  };
  const stay = () => {
    setWaiting(null);
    blocker.reset?.();
  };
  const leave = () => {
    isAllowed.current = true;
    setWaiting(null);
    waiting?.leave();
    blocker.proceed?.();
  };
  const isOpen = waiting !== null || blocker.status === "blocked";
  /** Without the dialog's code, asks in the browser's own dialog. */
  const askPlainly = useEffectEvent(() => (window.confirm(`${title}\n${text}`) ? leave() : stay()));
  useEffect(() => onFirstUse(LateConfirmDialog.preload), []);
  useEffect(() => {
    if (isOpen) LateConfirmDialog.load().catch(() => askPlainly());
  }, [isOpen]);
  const dialog = isOpen && (
    <LateConfirmDialog
      open
      onOpenChange={stay}
      title={title}
      text={text}
      confirmLabel={confirm}
      cancelLabel={cancel}
      onConfirm={leave}
      isLeaving
    />
  );
  return { ask, dialog };
}

/** The same for a form without a draft. */
export function useUnsavedGuard(
  { formState }: { formState: { isDirty: boolean; isSubmitSuccessful: boolean } },
  texts: LeaveTexts,
) {
  const { isDirty, isSubmitSuccessful } = formState;
  const isUnsaved = useRef(false);
  isUnsaved.current = isDirty && !isSubmitSuccessful;
  return useLeaveGuard(isUnsaved, texts, { hasDraft: false });
}
