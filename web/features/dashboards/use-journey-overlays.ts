import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/**
 * Shows the overlays of navigations and log-outs that take long, also over what follows this screen. Their code loads
 * after the screen; without it, people see the placeholders of the next screen.
 */
export function useJourneyOverlays(): void {
  const router = useRouter();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let hasLeft = false;
    import("./journey-overlay.tsx").then(
      ({ followJourneys }) => {
        if (!hasLeft) stop = followJourneys(router);
      },
      () => undefined,
    );
    return () => {
      hasLeft = true;
      stop?.();
    };
  }, [router]);
}
