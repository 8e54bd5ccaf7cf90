import { Container } from "@/ui/container.tsx";
import { FIGURES } from "./messages.ts";

/** A dimension line, as drawings measure. */
function Dimension() {
  return (
    <span aria-hidden className="relative block h-3 border-b border-blueprint-300">
      <span className="absolute bottom-[-5px] left-0 h-2.5 w-px rotate-45 bg-blueprint" />
      <span className="absolute right-0 bottom-[-5px] h-2.5 w-px rotate-45 bg-blueprint" />
    </span>
  );
}

/** Why us, in figures. */
export function Figures() {
  return (
    <section className="paper-grid border-y border-concrete-200 bg-blueprint-50">
      <Container className="py-10 md:py-16">
        <h2 className="text-2xl md:text-3xl">{FIGURES.title}</h2>
        <dl className="mt-6 grid grid-cols-2 gap-x-5 gap-y-7 md:mt-9 md:grid-cols-3 lg:grid-cols-6">
          {FIGURES.list.map(({ value, label }) => (
            <div key={label} className="flex min-w-0 flex-col-reverse justify-end">
              <dt className="mt-2 text-sm text-balance text-ink-soft">{label}</dt>
              <dd>
                <span className="title text-3xl text-blueprint tabular-nums">{value}</span>
                <Dimension />
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
