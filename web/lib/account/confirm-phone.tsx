import { showOverlay } from "@/ui/overlays/overlay-host.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { late } from "../late.tsx";
import { CONNECTION_LOST, LATE_FAILED } from "../messages.ts";

const PhoneDialog = late(async () => (await import("./phone-dialog.tsx")).PhoneDialog);
export const preloadConfirmPhone = PhoneDialog.preload;

/** Leads the user through the confirmation of their WhatsApp, above what they are doing. @returns whether it succeeded */
export async function confirmPhone(): Promise<boolean> {
  try {
    await PhoneDialog.load();
  } catch {
    notify.error(LATE_FAILED, CONNECTION_LOST);
    return false;
  }
  return new Promise((resolve) => {
    const close = showOverlay(<PhoneDialog onDone={done} />);
    function done(isConfirmed: boolean) {
      close();
      resolve(isConfirmed);
    }
  });
}
