import { type RefObject, useEffect, useState } from "react";
import { COUNT_UP_MS, COUNT_UP_STEP_MS } from "@/lib/timings.ts";

const STEPS = COUNT_UP_MS / COUNT_UP_STEP_MS;

/**
 * The counted share of a figure, from 0 to 1. Counting starts when the element scrolls into view.
 * Stays at 1 in the prerendered page and if the user prefers reduced motion.
 */
export function useCountUp(element: RefObject<HTMLElement | null>): number {
  const [step, setStep] = useState(STEPS);
  useEffect(() => {
    const target = element.current;
    if (!target || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      let reached = 0;
      setStep(reached);
      timer = setInterval(() => {
        reached += 1;
        setStep(reached);
        if (reached === STEPS) clearInterval(timer);
      }, COUNT_UP_STEP_MS);
    });
    observer.observe(target);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [element]);
  return step / STEPS;
}
