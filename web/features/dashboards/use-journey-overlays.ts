import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { onFirstUse } from "@/ui/on-first-use.ts";
import type { Departure } from "./journey-overlay.tsx";
import { PANEL_HOME } from "./panel.ts";

/**
 * Shows the overlays of navigations and log-outs that take long, also over what follows this screen. Their code loads on
 * the first use of the screen, or on arrival where there is an overlay at once; until then, people see placeholders.
 */
export function useJourneyOverlays(): void {
  const router = useRouter();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let cancel: (() => void) | undefined;
    let hasLeft = false;
    let departure: Departure | undefined;
    const ignore = router.subscribe("onBeforeNavigate", (locations) => {
      departure = locations;
    });
    const load = () => {
      import("./journey-overlay.tsx").then(
        ({ followJourneys }) => {
          ignore();
          if (hasLeft && !departure) return;
          stop = followJourneys(router, departure);
          if (hasLeft) stop();
        },
        () => undefined,
      );
    };
    const isArrival = router.state.location.pathname === PANEL_HOME.provider;
    if (isArrival) load();
    else cancel = onFirstUse(load);
    return () => {
      hasLeft = true;
      ignore();
      cancel?.();
      stop?.();
    };
  }, [router]);
}
