import { useEffect, useEffectEvent, useState } from "react";
import { PROVIDER_OVERLAY_MS, PROVIDER_PROGRESS_FULL_MS, PROVIDER_PROGRESS_TICK_MS } from "@/lib/timings.ts";
import { Helmet } from "@/ui/late-drawings.tsx";
import { OverlaySheet } from "@/ui/overlay-sheet.tsx";
import type { JourneyTexts } from "../journey-messages.ts";
import { FULL, messageAt, nextProgress } from "./provider-progress.ts";

let hasBeenSeen = false;

/** Whether the overlay was shown since the app loaded; if so, it isn't shown again on arrival. */
export const hasSeenProviderOverlay = () => hasBeenSeen;

/** 'Área do Prestador': ends shortly after its progress bar is full, after four seconds at the latest. */
export function ProviderOverlay({ title, messages, onOver }: JourneyTexts & { onOver: () => void }) {
  const [progress, setProgress] = useState(0);
  const isFull = progress >= FULL;
  const over = useEffectEvent(onOver);
  useEffect(() => {
    hasBeenSeen = true;
    const growth = setInterval(
      () => setProgress((grown) => nextProgress(grown, Math.random())),
      PROVIDER_PROGRESS_TICK_MS,
    );
    const latest = setTimeout(() => over(), PROVIDER_OVERLAY_MS);
    return () => {
      clearInterval(growth);
      clearTimeout(latest);
    };
  }, []);
  useEffect(() => {
    if (!isFull) return;
    const moment = setTimeout(() => over(), PROVIDER_PROGRESS_FULL_MS);
    return () => clearTimeout(moment);
  }, [isFull]);
  const index = messageAt(progress, messages.length);
  return (
    <OverlaySheet
      drawing={
        <div className="w-36">
          <Helmet />
        </div>
      }
      title={title}
      message={messages[index]}
      messageKey={index}
      bar={
        <div
          className="h-full origin-left rounded-full bg-signal-bright transition-transform"
          style={{ transform: `scaleX(${progress / FULL})` }}
        />
      }
      dots={messages.map((message, place) => (
        <span
          key={message}
          className={place === index ? "size-2 rounded-full bg-white" : "size-2 rounded-full bg-white/35"}
        />
      ))}
    />
  );
}
