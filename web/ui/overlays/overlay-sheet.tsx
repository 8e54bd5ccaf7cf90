import type { ReactNode } from "react";

interface OverlaySheetProps {
  drawing: ReactNode;
  title: string;
  message: string | undefined;
  /** Changes with the message, so that a new one fades in. */
  messageKey: number;
  /** The filled part of the progress bar. */
  bar: ReactNode;
  dots: ReactNode;
}

/** Layout of the full-screen overlays with a title, changing messages and a progress bar. */
export function OverlaySheet({ drawing, title, message, messageKey, bar, dots }: OverlaySheetProps) {
  return (
    <div
      role="status"
      className="blueprint-grid fixed inset-0 z-44 flex animate-fade-in flex-col items-center justify-center bg-blueprint px-6 text-center text-white"
    >
      {drawing}
      <p className="title mt-6 text-2xl">{title}</p>
      {/* Two lines high, so that a longer message moves nothing. */}
      <p className="mt-2 min-h-[3rem] max-w-xs text-blueprint-100">
        <span key={messageKey} className="inline-block animate-fade-in">
          {message}
        </span>
      </p>
      <div aria-hidden className="mt-4 h-1.5 w-64 max-w-full overflow-hidden rounded-full bg-white/20">
        {bar}
      </div>
      <div aria-hidden className="mt-5 flex gap-2">
        {dots}
      </div>
    </div>
  );
}
