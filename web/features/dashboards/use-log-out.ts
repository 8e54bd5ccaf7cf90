import { useLeave } from "@/lib/use-leave.ts";
import { notify } from "@/ui/toast.tsx";
import { useDepart } from "./departures.tsx";
import { LEAVING } from "./journeys.ts";
import { PANEL } from "./messages.ts";

/** 'Sair' in the frame of the panels; a failure is said, because the session is still there. */
export function useLogOut() {
  return useLeave(() => notify.error(PANEL.logOutFailed, PANEL.logOutFailedText));
}

export type LogOut = ReturnType<typeof useLogOut>;

/** The same with the overlay of a journey before it. */
export function useDelayedLogOut(): LogOut {
  const depart = useDepart();
  const { isLeaving, leave } = useLogOut();
  return { isLeaving, leave: async () => depart(LEAVING, leave) };
}
