import { type DayCount, dayLabel } from "./day-count.ts";
import { ANALYTICS } from "./messages.ts";

/** Size of the drawing in its own units. */
const HEIGHT = 64;
const STEP = 10;
const BAR = 7;
/** Height of a bar for zero, so that the days can be seen. */
const LEAST = 1.5;

interface StatChartProps {
  title: string;
  counts: readonly DayCount[];
}

/** One bar per day, oldest first; at least one count is above zero. */
export function StatChart({ title, counts }: StatChartProps) {
  const most = Math.max(...counts.map(({ count }) => count));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="mt-5">
      <svg
        viewBox={`0 0 ${counts.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={ANALYTICS.summary(title, total, most)}
        className="block h-20 w-full border-b border-concrete-300"
      >
        {counts.map(({ day, count }, i) => {
          const height = Math.max(LEAST, (count / most) * HEIGHT);
          const shape = { x: i * STEP + (STEP - BAR) / 2, y: HEIGHT - height, width: BAR, height };
          return <rect key={day} {...shape} className={count === 0 ? "fill-concrete-300" : "fill-blueprint"} />;
        })}
      </svg>
      <p aria-hidden className="mt-1.5 flex justify-between text-xs text-ink-soft tabular-nums">
        <span>{dayLabel(counts[0]?.day ?? "")}</span>
        <span>{ANALYTICS.today}</span>
      </p>
    </div>
  );
}
