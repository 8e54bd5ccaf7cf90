import { useEffect, useState } from "react";
import { PROVIDER_AFTER_PROFILE_MS } from "@/lib/timings.ts";
import { JOURNEYS } from "./messages.ts";
import { hasSeenProviderOverlay, ProviderOverlay } from "./provider-overlay.tsx";
import { wantsNoMotion } from "./wants-no-motion.ts";

/**
 * 'Área do Prestador' over a panel that was opened by its address; who comes from another panel has seen it on the way.
 * @param isLoaded the profile is there: it stays for a moment more
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
