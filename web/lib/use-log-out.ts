import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { notify } from "@/ui/toast.tsx";
import { LOG_OUT } from "./messages.ts";
import { logOut } from "./session.ts";

/**
 * 'Sair': ends the session and goes home; a second click while that is under way does nothing. A failure is said,
 * because the session is still there.
 * @param before runs first and resolves to whether to go on, e.g. after an overlay
 */
export function useLogOut(before?: () => Promise<boolean>) {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    if (isLeaving || (before && !(await before()))) return;
    setLeaving(true);
    try {
      await logOut();
      await navigate({ to: "/", replace: true, ignoreBlocker: before !== undefined });
    } catch (error) {
      console.warn("logout failed", error);
      notify.error(LOG_OUT.failed, LOG_OUT.failedText);
      setLeaving(false);
    }
  };
  return { isLeaving, leave };
}
