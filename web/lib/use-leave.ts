import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { logOut } from "./session.ts";

/** Ends the session and goes home; a second click while that is under way does nothing. */
export function useLeave(onFailure: () => void) {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    if (isLeaving) return;
    setLeaving(true);
    try {
      await logOut();
      await navigate({ to: "/", replace: true });
    } catch (error) {
      console.warn("logout failed", error);
      onFailure();
      setLeaving(false);
    }
  };
  return { isLeaving, leave };
}
