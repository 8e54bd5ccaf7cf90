import { ChevronDown } from "lucide-react";
import { type DayCount, dayLabel } from "./day-count.ts";
import { ANALYTICS } from "./messages.ts";

interface FigureTableProps {
  title: string;
  counts: readonly DayCount[];
}

/** The numbers of a chart, newest first, behind a disclosure. */
export function FigureTable({ title, counts }: FigureTableProps) {
  return (
    <details className="group mt-2 -mb-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-semibold text-blueprint [&::-webkit-details-marker]:hidden">
        {ANALYTICS.table}
        <ChevronDown size={18} aria-hidden className="transition-transform group-open:rotate-180" />
      </summary>
      <table className="mb-2 w-full text-sm tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b border-concrete-300">
            <th scope="col" className="py-1.5 text-left">
              {ANALYTICS.day}
            </th>
            <th scope="col" className="py-1.5 text-right">
              {title}
            </th>
          </tr>
        </thead>
        <tbody>
          {counts.toReversed().map(({ day, count }) => (
            <tr key={day} className="border-b border-concrete-200">
              <th scope="row" className="py-1.5 text-left font-normal">
                {dayLabel(day)}
              </th>
              <td className="py-1.5 text-right">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
