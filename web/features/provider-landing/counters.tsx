import { useRef } from "react";
import { Container } from "@/ui/container.tsx";
import { FIGURES } from "./messages.ts";
import { useCountUp } from "./use-count-up.ts";

/** Three figures that count up when they scroll into view. Screen readers get the final figures. */
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
              <span aria-hidden>{FIGURES.shown(Math.round(value * part))}</span>
              <span className="sr-only">{FIGURES.shown(value)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Container>
  );
}
