import { LogOut } from "lucide-react";
import { LOG_OUT } from "@/lib/messages.ts";
import { useLogOut } from "@/lib/session/use-log-out.ts";
import { Button } from "@/ui/button.tsx";

export function LogOutButton() {
  const { isLeaving, leave } = useLogOut();
  return (
    <div className="mt-6 flex justify-center">
      <Button variant="outline" icon={LogOut} busy={isLeaving} busyLabel={LOG_OUT.busy} onClick={leave}>
        {LOG_OUT.label}
      </Button>
    </div>
  );
}
