import type { StatMetric } from "#src/features/admin/rules.ts";
import { formatDate } from "@/lib/format/dates.ts";
import { Card } from "@/ui/card.tsx";
import { DayTable } from "@/ui/day-table.tsx";
import { formatMoney, formatWhole } from "../format.ts";
import { FIGURES, METRICS } from "./messages.ts";
import { StatChart } from "./stat-chart.tsx";

interface StatCardProps {
  metric: StatMetric;
  days: readonly string[];
  values: readonly number[];
}

/** A metric: its total or latest value, a chart, and a table with the same numbers. */
export function StatCard({ metric, days, values }: StatCardProps) {
  const { title, text, isMoney, isLevel } = METRICS[metric];
  const format = isMoney ? formatMoney : formatWhole;
  const total = isLevel ? (values.at(-1) ?? 0) : values.reduce((sum, value) => sum + value, 0);
  const most = format(Math.max(0, ...values));
  const isEmpty = values.length < 2 || values.every((value) => value <= 0);
  return (
    <Card as="section" aria-labelledby={metric}>
      <div className="flex items-start justify-between gap-4">
        <h2 id={metric} className="text-lg">
          {title}
        </h2>
        <p className="title text-2xl leading-none text-blueprint tabular-nums">{format(total)}</p>
      </div>
      <p className="mt-0.5 text-sm text-ink-soft">{text}</p>
      {isEmpty ? (
        <p className="mt-3 text-ink-soft">{FIGURES.none}</p>
      ) : (
        <>
          <StatChart
            label={FIGURES.summary(title, days.length, format(total), most)}
            days={days}
            values={values}
            most={most}
          />
          <DayTable
            title={title}
            rows={days.map((day, i) => ({ key: day, day: formatDate(day), value: format(values[i] ?? 0) }))}
          />
        </>
      )}
    </Card>
  );
}
