import { FIGURES_SOURCE } from "@/lib/owner-figures.ts";
import { cx } from "@/ui/cx.ts";
import { WHY } from "./landing-messages.ts";

/** A dimension line, as in technical drawings. */
function Dimension() {
  return (
    <span aria-hidden className="relative block h-3 border-b border-blueprint-300">
      <span className="absolute bottom-[-5px] left-0 h-2.5 w-px rotate-45 bg-blueprint" />
      <span className="absolute right-0 bottom-[-5px] h-2.5 w-px rotate-45 bg-blueprint" />
    </span>
  );
}

export function Stats() {
  return (
    <>
      <h3 className="sr-only">{WHY.statsTitle}</h3>
      <dl className="mt-8 grid grid-cols-2 gap-x-5 gap-y-7 md:mt-10 md:grid-cols-5">
        {WHY.stats.map(({ value, label }, i) => (
          <div
            key={label}
            className={cx(
              "flex min-w-0 flex-col-reverse justify-end",
              i === WHY.stats.length - 1 && "max-md:col-span-2",
            )}
          >
            <dt className="mt-2 text-sm text-balance text-ink-soft">{label}</dt>
            <dd>
              <span className="title text-3xl text-blueprint tabular-nums">{value}</span>
              <Dimension />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-soft">{FIGURES_SOURCE}</p>
    </>
  );
}
