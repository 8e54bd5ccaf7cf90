import { useEffect, useState } from "react";
import { PROVIDER_PROGRESS_TICK_MS } from "@/lib/timings.ts";
import { Helmet } from "@/ui/drawings/late-drawings.tsx";
import { OverlaySheet } from "@/ui/overlays/overlay-sheet.tsx";
import type { JourneyTexts } from "../journey-messages.ts";
import { FULL, messageAt, nextProgress } from "./provider-progress.ts";

/** 'Área do Prestador', with a progress bar that grows by chance. */
export function ProviderOverlay({ title, messages }: JourneyTexts) {
  const [progress, setProgress] = useState(0);
  useEffect(() => {
    const growth = setInterval(
      () => setProgress((grown) => nextProgress(grown, Math.random())),
      PROVIDER_PROGRESS_TICK_MS,
    );
    return () => clearInterval(growth);
  }, []);
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
