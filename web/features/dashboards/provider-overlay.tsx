import { useEffect, useEffectEvent, useState } from "react";
import { PROVIDER_OVERLAY_MS, PROVIDER_PROGRESS_FULL_MS, PROVIDER_PROGRESS_TICK_MS } from "@/lib/timings.ts";
import { Helmet } from "@/ui/illustrations.tsx";
import type { JourneyTexts } from "./messages.ts";
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
    <div
      role="status"
      className="blueprint-grid fixed inset-0 z-44 flex animate-fade-in flex-col items-center justify-center bg-blueprint px-6 text-center text-white"
    >
      <div className="w-36">
        <Helmet />
      </div>
      <p className="title mt-6 text-2xl">{title}</p>
      <p className="mt-2 min-h-[3rem] max-w-xs text-blueprint-100">
        <span key={index} className="inline-block animate-fade-in">
          {messages[index]}
        </span>
      </p>
      <div aria-hidden className="mt-4 h-1.5 w-64 max-w-full overflow-hidden rounded-full bg-white/20">
        <div
          className="h-full origin-left rounded-full bg-signal-bright transition-transform"
          style={{ transform: `scaleX(${progress / FULL})` }}
        />
      </div>
      <div aria-hidden className="mt-5 flex gap-2">
        {messages.map((message, place) => (
          <span
            key={message}
            className={place === index ? "size-2 rounded-full bg-white" : "size-2 rounded-full bg-white/35"}
          />
        ))}
      </div>
    </div>
  );
}
