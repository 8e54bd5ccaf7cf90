import { type CSSProperties, useEffect, useState } from "react";
import { LogoMark } from "./logo.tsx";

export interface LoadingOverlayProps {
  open: boolean;
  /** E.g. "Área do Prestador". */
  title: string;
  /** Shown one after another; the last one stays. */
  messages: readonly string[];
  /** How long each message is shown, in ms. */
  messageMs: number;
  /** How long the bar takes to fill, in ms. The caller decides when to close. */
  durationMs: number;
}

/** Full-screen loading overlay with role="status". Take the times from `web/lib/timings.ts`. */
export function LoadingOverlay({ open, ...rest }: LoadingOverlayProps) {
  return open ? <Overlay {...rest} /> : null;
}

function Overlay({ title, messages, messageMs, durationMs }: Omit<LoadingOverlayProps, "open">) {
  const [index, setIndex] = useState(0);
  const last = messages.length - 1;
  useEffect(() => {
    if (index >= last) return;
    const timer = setTimeout(() => setIndex(index + 1), messageMs);
    return () => clearTimeout(timer);
  }, [index, last, messageMs]);

  return (
    <div
      role="status"
      className="blueprint-grid fixed inset-0 z-44 flex animate-fade-in flex-col items-center justify-center bg-blueprint px-6 text-center text-white"
    >
      <LogoMark size={72} tone="onDark" />
      <p className="title mt-6 text-2xl">{title}</p>
      {/* Two lines high, so that a longer message moves nothing. */}
      <p className="mt-2 min-h-[3rem] max-w-xs text-blueprint-100">
        <span key={index} className="inline-block animate-fade-in">
          {messages[index]}
        </span>
      </p>
      <div aria-hidden className="mt-4 h-1.5 w-64 max-w-full overflow-hidden rounded-full bg-white/20">
        <div
          className="h-full origin-left animate-fill rounded-full bg-signal-bright"
          style={{ "--fill-time": `${durationMs}ms`, animationDuration: "var(--fill-time)" } as CSSProperties}
        />
      </div>
      <div aria-hidden className="mt-5 flex gap-2">
        {[0, 1, 2].map((dot) => (
          <span
            key={dot}
            className="size-2 animate-dot rounded-full bg-white"
            style={{ animationDelay: `${dot * 160}ms` }}
          />
        ))}
      </div>
    </div>
  );
}
