import { Container } from "@/ui/container.tsx";
import { HISTORY } from "./landing-messages.ts";

/** Company timeline, drawn like the axis lines of a floor plan. */
export function History() {
  return (
    <Container as="section" className="py-10 md:py-16">
      <h2 className="text-2xl md:text-3xl">{HISTORY.title}</h2>
      <ol className="mt-6 md:mt-9 md:grid md:grid-cols-3">
        {HISTORY.steps.map(({ when, title, text }) => (
          <li
            key={when}
            className="relative border-l border-blueprint-300 pb-7 pl-6 last:pb-0 md:border-t md:border-l-0 md:pt-6 md:pr-8 md:pb-0 md:pl-0"
          >
            <span
              aria-hidden
              className="absolute top-1.5 -left-[7px] size-[13px] rounded-full border-2 border-blueprint bg-paper md:-top-[7px] md:left-0"
            />
            <p className="title text-lg text-blueprint tabular-nums">{when}</p>
            <h3 className="mt-1 text-lg">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Container>
  );
}
