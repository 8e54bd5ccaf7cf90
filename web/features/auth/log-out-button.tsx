import { LogOut } from "lucide-react";
import { useLeave } from "@/lib/use-leave.ts";
import { Button } from "@/ui/button.tsx";
import { notify } from "@/ui/toast.tsx";
import { PANELS } from "./messages.ts";

/** 'Sair', below the choices of a screen; a failure is said, because the session is still there. */
export function LogOutButton() {
  const { isLeaving, leave } = useLeave(() => notify.error(PANELS.logOutFailed, PANELS.logOutFailedText));
  return (
    <div className="mt-6 flex justify-center">
      <Button variant="outline" icon={LogOut} busy={isLeaving} busyLabel={PANELS.loggingOut} onClick={leave}>
        {PANELS.logOut}
      </Button>
    </div>
  );
}
