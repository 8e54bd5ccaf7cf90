import { type AnyRouter, type ShouldBlockFn, useBlocker, useRouter } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
import { LoadingOverlay } from "@/ui/loading-overlay.tsx";
import { showOverlay } from "@/ui/overlay-host.tsx";
import { type Journey, type Place, wantsNoMotion } from "./journeys.ts";
import { ProviderOverlay } from "./provider/provider-overlay.tsx";

/** Cancels the running journey and stays on the current screen; null when none is running. */
let callOff: (() => void) | null = null;

/** Shows a journey's overlay. `onArrival` receives what closes it; the returned function removes it early. */
function openOverlay(journey: Journey, onArrival: (close: () => void) => void): () => void {
  if (journey.kind === "provider") {
    const { title, messages } = journey;
    const close = showOverlay(<ProviderOverlay title={title} messages={messages} onOver={() => onArrival(close)} />);
    return close;
  }
  const { title, messages, ms, overlayMs = ms } = journey;
  const messageMs = overlayMs / messages.length;
  const close = showOverlay(
    <LoadingOverlay open title={title} messages={messages} messageMs={messageMs} durationMs={overlayMs} />,
  );
  const arrival = setTimeout(() => onArrival(() => setTimeout(close, overlayMs - ms)), ms);
  return () => {
    clearTimeout(arrival);
    close();
  };
}

function nextArrival(router: AnyRouter): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe("onResolved", () => {
      stop();
      resolve();
    });
  });
}

/** Shows a journey's overlay and resolves to whether to navigate. Esc, "voltar" and leaving the screen cancel it. */
export function travel(router: AnyRouter, journey: Journey): Promise<boolean> {
  if (callOff) return Promise.resolve(false);
  if (wantsNoMotion()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const end = (goes: boolean) => {
      callOff = null;
      document.removeEventListener("keydown", stayOnEscape);
      resolve(goes);
    };
    const takeAway = openOverlay(journey, (close) => {
      if (callOff !== stay) return;
      end(true);
      if (journey.kind === "provider") void nextArrival(router).then(close);
      else close();
    });
    const stay = () => {
      takeAway();
      end(false);
    };
    const stayOnEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape") stay();
    };
    callOff = stay;
    document.addEventListener("keydown", stayOnEscape);
  });
}

/**
 * Delays each navigation from this screen until its overlay has been shown for the specified time. Preloads the target.
 * @param journeyOf the overlay for a navigation, null for none; must be a stable function
 */
export function useJourneys(journeyOf: (from: Place, to: Place) => Journey | null): void {
  const router = useRouter();
  const shouldBlockFn = useCallback<ShouldBlockFn>(
    async ({ current, next, action }) => {
      if (callOff) {
        if (action === "BACK") callOff();
        return true;
      }
      const journey = action === "PUSH" || action === "REPLACE" ? journeyOf(current, next) : null;
      if (!journey || wantsNoMotion()) return false;
      const { pathname, search } = next;
      void router.preloadRoute({ to: pathname as string, search });
      return !(await travel(router, journey));
    },
    [journeyOf, router],
  );
  useBlocker({ shouldBlockFn, enableBeforeUnload: false });
  useEffect(() => () => callOff?.(), []);
}
