import { useNavigate } from "@tanstack/react-router";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { logOut } from "@/lib/session.ts";
import { Button } from "@/ui/button.tsx";
import { notify } from "@/ui/toast.tsx";
import { PANELS } from "./messages.ts";

/** Ends the session and goes home; a failure is logged and said, because the session is still there. */
function useLogOut() {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await logOut();
      await navigate({ to: "/", replace: true });
    } catch (error) {
      console.warn("logout failed", error);
      notify.error(PANELS.logOutFailed, PANELS.logOutFailedText);
      setLeaving(false);
    }
  };
  return { isLeaving, leave };
}

/** 'Sair', below the choices of a screen. */
export function LogOutButton() {
  const { isLeaving, leave } = useLogOut();
  return (
    <div className="mt-6 flex justify-center">
      <Button variant="outline" icon={LogOut} busy={isLeaving} busyLabel={PANELS.loggingOut} onClick={leave}>
        {PANELS.logOut}
      </Button>
    </div>
  );
}
