import { useEffect, useRef } from "react";

interface VisibilitySentinelProps {
  onNear: () => unknown;
  /** Distance from the window, in CSS. */
  within: string;
}

/** Calls `onNear` whenever it comes near the window. */
export function VisibilitySentinel({ onNear, within }: VisibilitySentinelProps) {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = mark.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), { rootMargin: within });
    observer.observe(element);
    return () => observer.disconnect();
  }, [onNear, within]);
  return <div ref={mark} aria-hidden />;
}
