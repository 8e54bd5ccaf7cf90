import { type CSSProperties, useEffect, useState } from "react";
import { LogoMark } from "../drawings/logo.tsx";
import { OverlaySheet } from "./overlay-sheet.tsx";

interface LoadingOverlayProps {
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
export function LoadingOverlay({ title, messages, messageMs, durationMs }: LoadingOverlayProps) {
  const [index, setIndex] = useState(0);
  const last = messages.length - 1;
  useEffect(() => {
    if (index >= last) return;
    const timer = setTimeout(() => setIndex(index + 1), messageMs);
    return () => clearTimeout(timer);
  }, [index, last, messageMs]);

  return (
    <OverlaySheet
      drawing={<LogoMark size={72} tone="onDark" />}
      title={title}
      message={messages[index]}
      messageKey={index}
      bar={
        <div
          className="h-full origin-left animate-fill rounded-full bg-signal-bright"
          style={{ "--fill-time": `${durationMs}ms`, animationDuration: "var(--fill-time)" } as CSSProperties}
        />
      }
      dots={[0, 1, 2].map((dot) => (
        <span
          key={dot}
          className="size-2 animate-dot rounded-full bg-white"
          style={{ animationDelay: `${dot * 160}ms` }}
        />
      ))}
    />
  );
}
