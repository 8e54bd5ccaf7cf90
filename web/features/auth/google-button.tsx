import { useEffect, useState } from "react";
import type { Role } from "#src/features/auth/rules.ts";
import { useReturnTo } from "@/lib/session/return-to.ts";
import { Button } from "@/ui/button.tsx";
import { GoogleIcon } from "@/ui/drawings/google-icon.tsx";
import { notify } from "@/ui/overlays/toast.tsx";
import { PANELS_OF_ROLES } from "./destination.ts";
import { readInvitation } from "./draft.ts";
import { ACTIONS, GOOGLE } from "./messages.ts";

const GOOGLE_PATH = "/auth/google";

/** Redirects to Google. Becomes usable again when the user returns with the browser's back button. */
export function GoogleButton({ forRole }: { forRole: Role | null }) {
  const [isLeaving, setLeaving] = useState(false);
  const wanted = useReturnTo() ?? (forRole && PANELS_OF_ROLES[forRole]);
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener("pageshow", comeBack);
    return () => window.removeEventListener("pageshow", comeBack);
  }, []);
  const leave = () => {
    if (!navigator.onLine) return notify.error(GOOGLE.failed, GOOGLE.failedText);
    setLeaving(true);
    notify.success(GOOGLE.redirecting);
    const invitation = readInvitation();
    // With the tab and the role, for people who go back from Google.
    const onward = new URLSearchParams(window.location.search);
    if (wanted) onward.set("voltar", wanted);
    if (invitation) onward.set("convite", invitation);
    window.location.assign(`${GOOGLE_PATH}?${onward}`);
  };
  return (
    <Button variant="outline" full icon={GoogleIcon} busy={isLeaving} busyLabel={ACTIONS.redirecting} onClick={leave}>
      {ACTIONS.google}
    </Button>
  );
}
