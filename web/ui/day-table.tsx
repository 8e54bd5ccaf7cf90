import { Fold } from "./fold.tsx";

const TEXTS = { open: "Ver números por dia", day: "Dia" };

interface DayTableProps {
  title: string;
  /** Oldest first. The key tells the rows apart; the labels are what people read. */
  rows: readonly { key: string; day: string; value: string }[];
}

/** The numbers of a chart, newest first, behind a disclosure; rendered once opened, since a year has many rows. */
export function DayTable({ title, rows }: DayTableProps) {
  return (
    <Fold title={TEXTS.open} className="mt-2 -mb-2">
      <table className="mb-2 w-full text-sm tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b border-concrete-300">
            <th scope="col" className="py-1.5 text-left">
              {TEXTS.day}
            </th>
            <th scope="col" className="py-1.5 text-right">
              {title}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map(({ key, day, value }) => (
            <tr key={key} className="border-b border-concrete-200">
              <th scope="row" className="py-1.5 text-left font-normal">
                {day}
              </th>
              <td className="py-1.5 text-right">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}
