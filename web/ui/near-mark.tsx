import { useEffect, useRef } from "react";

/** What loads when it is near does so within this distance of the window. */
const NEAR = "900px";

/** Calls `onNear` whenever it comes near the window. */
export function NearMark({ onNear, margin = NEAR }: { onNear: () => unknown; margin?: string }) {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = mark.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), { rootMargin: margin });
    observer.observe(element);
    return () => observer.disconnect();
  }, [onNear, margin]);
  return <div ref={mark} aria-hidden />;
}
