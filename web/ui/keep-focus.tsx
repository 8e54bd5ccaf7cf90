import { type ReactNode, useEffect, useRef } from "react";
import { cx } from "./cx.ts";

interface KeepFocusProps {
  className?: string;
  children: ReactNode;
}

/** If a control in it goes away or is disabled while it has the focus, what replaced it gets the focus. */
export function KeepFocus({ className, children }: KeepFocusProps) {
  const place = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    const { activeElement } = document;
    const isLost =
      activeElement === document.body || activeElement === place.current || activeElement?.matches(":disabled");
    if (!hasFocus.current || !isLost) return;
    const next = place.current?.querySelector<HTMLElement>("a[href], button:enabled") ?? place.current;
    next?.focus({ preventScroll: true });
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows the focus
    <div
      ref={place}
      tabIndex={-1}
      className={cx("outline-none", className)}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      {children}
    </div>
  );
}
