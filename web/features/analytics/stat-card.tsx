import type { DayStats } from "#src/features/analytics/schemas.ts";
import { Card } from "@/ui/card.tsx";
import { DayTable } from "@/ui/day-table.tsx";
import { dayLabel } from "./day-count.ts";
import { FIGURES, type StatName } from "./messages.ts";
import { StatChart } from "./stat-chart.tsx";

interface StatCardProps {
  name: StatName;
  days: readonly DayStats[];
}

/** A figure: its total, a chart, and a table with the same numbers. */
export function StatCard({ name, days }: StatCardProps) {
  const { title, text } = FIGURES[name];
  const counts = days.map((stats) => ({ day: stats.day, count: stats[name] }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card as="section" aria-labelledby={name}>
      <div className="flex items-start justify-between gap-4">
        <h2 id={name} className="text-lg">
          {title}
        </h2>
        <p className="title text-3xl leading-none text-blueprint tabular-nums">{total}</p>
      </div>
      <p className="mt-0.5 text-sm text-ink-soft">{text}</p>
      <StatChart title={title} counts={counts} />
      <DayTable
        title={title}
        rows={counts.map(({ day, count }) => ({ key: day, day: dayLabel(day), value: String(count) }))}
      />
    </Card>
  );
}
