import { useEffect, useState } from "react";
import { PROVIDER_AFTER_PROFILE_MS } from "@/lib/timings.ts";
import { JOURNEYS } from "./journey-messages.ts";
import { hasSeenProviderOverlay, ProviderOverlay } from "./provider-overlay.tsx";
import { wantsNoMotion } from "./wants-no-motion.ts";

/**
 * Shows 'Área do Prestador' over a panel opened by URL. Users coming from another panel have already seen it.
 * @param isLoaded whether the profile has loaded; the overlay closes shortly after
 */
export function ProviderArrival({ isLoaded }: { isLoaded: boolean }) {
  const [isOpen, setOpen] = useState(() => !hasSeenProviderOverlay() && !wantsNoMotion());
  useEffect(() => {
    if (!isOpen || !isLoaded) return;
    const end = setTimeout(() => setOpen(false), PROVIDER_AFTER_PROFILE_MS);
    return () => clearTimeout(end);
  }, [isOpen, isLoaded]);
  return isOpen ? <ProviderOverlay {...JOURNEYS.provider} onOver={() => setOpen(false)} /> : null;
}
