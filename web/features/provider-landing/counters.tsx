import { type RefObject, useEffect, useRef, useState } from "react";
import { FIGURES_SOURCE, moreThan } from "@/lib/owner-figures.ts";
import { COUNT_UP_MS, COUNT_UP_STEP_MS } from "@/lib/timings.ts";
import { Container } from "@/ui/frame/container.tsx";
import { FIGURES } from "./messages.ts";

const STEPS = COUNT_UP_MS / COUNT_UP_STEP_MS;

/**
 * The counted share of a figure, from 0 to 1. Counting starts when the element scrolls into view.
 * Stays at 1 in the prerendered page and if the user prefers reduced motion.
 */
function useCountUp(element: RefObject<HTMLElement | null>): number {
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

/** Three stats that count up when they scroll into view. Screen readers get the final stats. */
export function Counters() {
  const list = useRef<HTMLDListElement>(null);
  const part = useCountUp(list);
  return (
    <Container as="section" className="py-8 md:py-10">
      <h2 className="sr-only">{FIGURES.title}</h2>
      <dl ref={list} className="grid grid-cols-3 gap-3 text-center md:gap-8">
        {FIGURES.list.map(({ value, label }) => (
          <div key={value} className="flex min-w-0 flex-col-reverse justify-end">
            <dt className="mt-1 text-sm text-balance text-ink-soft">{label}</dt>
            <dd className="title text-2xl text-blueprint tabular-nums xs:text-3xl md:text-4xl">
              <span aria-hidden>{moreThan(Math.round(value * part))}</span>
              <span className="sr-only">{moreThan(value)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-center text-sm text-ink-soft">{FIGURES_SOURCE}</p>
    </Container>
  );
}
