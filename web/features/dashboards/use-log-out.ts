import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { logOut } from "@/lib/session.ts";
import { clearDrafts } from "@/lib/use-draft.ts";
import { notify } from "@/ui/toast.tsx";
import { PANEL } from "./messages.ts";

/** Ends the session and goes home; a failure is said, because the session is still there. */
export function useLogOut() {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    if (isLeaving) return;
    setLeaving(true);
    try {
      await logOut();
      clearDrafts();
      await navigate({ to: "/", replace: true });
    } catch (error) {
      console.warn("logout failed", error);
      notify.error(PANEL.logOutFailed, PANEL.logOutFailedText);
      setLeaving(false);
    }
  };
  return { isLeaving, leave };
}

export type LogOut = ReturnType<typeof useLogOut>;
