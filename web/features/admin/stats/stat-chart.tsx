import { formatDate } from "@/lib/format/dates.ts";
import { FIGURES } from "./messages.ts";

/** Size of the drawing in its own units, with room for the line at the top. */
const WIDTH = 100;
const HEIGHT = 60;
const TOP = 3;

interface StatChartProps {
  label: string;
  days: readonly string[];
  /** One per day; at least two, of which one is above zero. */
  values: readonly number[];
  /** The highest value, written out. */
  most: string;
}

/** A line over the days, oldest first. */
export function StatChart({ label, days, values, most }: StatChartProps) {
  const highest = Math.max(...values);
  const points = values.map((value, i) => {
    const x = (i / (values.length - 1)) * WIDTH;
    const y = HEIGHT - (value / highest) * (HEIGHT - TOP);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  const line = `M${points.join("L")}`;
  return (
    <div className="mt-3">
      <p aria-hidden className="text-xs text-ink-soft tabular-nums">
        {most}
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        className="block h-20 w-full border-b border-concrete-300 text-blueprint"
      >
        <path d={`${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} fill="currentColor" opacity={0.12} />
        <path
          d={line}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p aria-hidden className="mt-1.5 flex justify-between text-xs text-ink-soft tabular-nums">
        <span>{formatDate(days[0] ?? "")}</span>
        <span>{FIGURES.today}</span>
      </p>
    </div>
  );
}
