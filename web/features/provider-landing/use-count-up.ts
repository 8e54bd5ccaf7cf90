import { type RefObject, useEffect, useState } from "react";
import { COUNT_UP_MS, COUNT_UP_STEP_MS } from "@/lib/timings.ts";

const STEPS = COUNT_UP_MS / COUNT_UP_STEP_MS;

/**
 * How much of a figure is counted, from 0 to 1: it begins when the element comes into view. Where motion is unwanted,
 * and in the prerendered page, all of it.
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
