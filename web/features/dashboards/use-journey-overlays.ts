import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import type { Departure } from "./journey-overlay.tsx";

/**
 * Shows the overlays of navigations and log-outs that take long, also over what follows this screen. Their code loads
 * after the screen; until then, people see the placeholders of the next screen.
 */
export function useJourneyOverlays(): void {
  const router = useRouter();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let hasLeft = false;
    let departure: Departure | undefined;
    const ignore = router.subscribe("onBeforeNavigate", (locations) => {
      departure = locations;
    });
    import("./journey-overlay.tsx").then(
      ({ followJourneys }) => {
        ignore();
        if (hasLeft && !departure) return;
        stop = followJourneys(router, departure);
        if (hasLeft) stop();
      },
      () => undefined,
    );
    return () => {
      hasLeft = true;
      stop?.();
    };
  }, [router]);
}
