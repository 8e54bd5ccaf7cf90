import { ChevronDown } from "lucide-react";
import { useState } from "react";
import type { FigureMetric } from "#src/features/admin/rules.ts";
import { formatDate } from "@/lib/dates.ts";
import { Card } from "@/ui/card.tsx";
import { FigureChart } from "./figure-chart.tsx";
import { FIGURES, METRICS } from "./figure-messages.ts";
import { formatMoney, formatWhole } from "./format.ts";

interface FigureCardProps {
  metric: FigureMetric;
  days: readonly string[];
  values: readonly number[];
}

/** A metric: its total or latest value, a chart, and a table with the same numbers. */
export function FigureCard({ metric, days, values }: FigureCardProps) {
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
          <FigureChart
            label={FIGURES.summary(title, days.length, format(total), most)}
            days={days}
            values={values}
            most={most}
          />
          <FigureTable title={title} days={days} values={values} format={format} />
        </>
      )}
    </Card>
  );
}

interface FigureTableProps extends Pick<FigureCardProps, "days" | "values"> {
  title: string;
  format: (value: number) => string;
}

/** The numbers of a chart, newest first; rendered once opened, since a year has many rows. */
function FigureTable({ title, days, values, format }: FigureTableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="group mt-2 -mb-2" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-semibold text-blueprint [&::-webkit-details-marker]:hidden">
        {FIGURES.table}
        <ChevronDown size={18} aria-hidden className="transition-transform group-open:rotate-180" />
      </summary>
      {isOpen && (
        <table className="mb-2 w-full text-sm tabular-nums">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-b border-concrete-300">
              <th scope="col" className="py-1.5 text-left">
                {FIGURES.day}
              </th>
              <th scope="col" className="py-1.5 text-right">
                {title}
              </th>
            </tr>
          </thead>
          <tbody>
            {days
              .map((day, i) => (
                <tr key={day} className="border-b border-concrete-200">
                  <th scope="row" className="py-1.5 text-left font-normal">
                    {formatDate(day)}
                  </th>
                  <td className="py-1.5 text-right">{format(values[i] ?? 0)}</td>
                </tr>
              ))
              .reverse()}
          </tbody>
        </table>
      )}
    </details>
  );
}
