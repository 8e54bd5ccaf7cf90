import { useEffect, useState } from "react";
import { useWantedPlace } from "@/lib/wanted-place.ts";
import { Button } from "@/ui/button.tsx";
import { GoogleIcon } from "@/ui/google-icon.tsx";
import { notify } from "@/ui/toast.tsx";
import { ACTIONS, GOOGLE } from "./messages.ts";

const GOOGLE_PATH = "/auth/google";

/** Redirects to Google. Becomes usable again when the user returns with the browser's back button. */
export function GoogleButton() {
  const [isLeaving, setLeaving] = useState(false);
  const wanted = useWantedPlace();
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener("pageshow", comeBack);
    return () => window.removeEventListener("pageshow", comeBack);
  }, []);
  const leave = () => {
    if (!navigator.onLine) return notify.error(GOOGLE.failed, GOOGLE.failedText);
    setLeaving(true);
    notify.success(GOOGLE.redirecting);
    window.location.assign(wanted === null ? GOOGLE_PATH : `${GOOGLE_PATH}?voltar=${encodeURIComponent(wanted)}`);
  };
  return (
    <Button variant="outline" full icon={GoogleIcon} busy={isLeaving} busyLabel={ACTIONS.redirecting} onClick={leave}>
      {ACTIONS.google}
    </Button>
  );
}
