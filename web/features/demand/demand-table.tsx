import type { ReactNode } from "react";
import { DEMAND } from "./messages.ts";

export interface DemandTableProps {
  title: string;
  /** What the rows are. */
  column: string;
  /** In the order in which they are shown. */
  rows: readonly { key: string; name: ReactNode; requests: number }[];
}

/** Numbers of requests, and the sum of those shown. */
export function DemandTable({ title, column, rows }: DemandTableProps) {
  const sum = rows.reduce((total, { requests }) => total + requests, 0);
  return (
    <table className="w-full tabular-nums">
      <caption className="title mb-2 text-left text-xl">{title}</caption>
      <thead>
        <tr className="border-b border-concrete-300 text-sm">
          <th scope="col" className="py-2 text-left">
            {column}
          </th>
          <th scope="col" className="py-2 pl-3 text-right">
            {DEMAND.count}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, requests }) => (
          <tr key={key} className="border-b border-concrete-200">
            <th scope="row" className="py-2 text-left font-normal break-words">
              {name}
            </th>
            <td className="py-2 pl-3 text-right">{requests.toLocaleString("pt-BR")}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" className="py-2 text-left">
            {DEMAND.sum}
          </th>
          <td className="py-2 pl-3 text-right">{sum.toLocaleString("pt-BR")}</td>
        </tr>
      </tfoot>
    </table>
  );
}
