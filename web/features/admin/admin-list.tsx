import type { ReactNode } from "react";
import { Card } from "@/ui/card.tsx";
import { useMediaQuery } from "@/ui/use-media-query.ts";
import { ListStates, type ListStatesProps } from "./list-states.tsx";
import { LIST } from "./panel-messages.ts";

export const WIDE = "(width >= 64rem)";

export interface Column<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
}

interface AdminListProps<Row> extends Omit<ListStatesProps<Row>, "children"> {
  /** Names the table and the list. */
  label: string;
  rowKey: (row: Row) => string;
  /** The first one says who or what the row is. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  menu?: ((row: Row) => ReactNode) | undefined;
}

/** A list of the panel: a table on wide screens, cards on others. */
export function AdminList<Row>({ label, rowKey, columns, menu, ...states }: AdminListProps<Row>) {
  return (
    <ListStates {...states}>
      {(rows) => <AdminRows label={label} rows={rows} rowKey={rowKey} columns={columns} menu={menu} />}
    </ListStates>
  );
}

type ViewProps<Row> = Pick<AdminListProps<Row>, "label" | "rowKey" | "columns" | "menu"> & { rows: readonly Row[] };

/** The rows of a list that is loaded at once. */
export function AdminRows<Row>(props: ViewProps<Row>) {
  const View = useMediaQuery(WIDE) ? TableView : CardView;
  return <View {...props} />;
}

function TableView<Row>({ label, rows, rowKey, columns, menu }: ViewProps<Row>) {
  const [first, ...others] = columns;
  return (
    <Card padding="none">
      <div className="overflow-x-auto">
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr className="text-left">
              {columns.map(({ head }) => (
                <th key={head} scope="col" className="px-4 py-3">
                  {head}
                </th>
              ))}
              {menu && (
                <td>
                  <span className="sr-only">{LIST.actions}</span>
                </td>
              )}
            </tr>
          </thead>
          <tbody style={{ verticalAlign: "top" }}>
            {rows.map((row) => (
              <tr key={rowKey(row)} className="border-t border-concrete-200">
                <th scope="row" className="min-w-48 px-4 py-3 text-left font-normal">
                  {first.cell(row)}
                </th>
                {others.map(({ head, cell }) => (
                  <td key={head} className="px-4 py-3">
                    {cell(row)}
                  </td>
                ))}
                {menu && <td className="py-1 pr-1 text-right">{menu(row)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function CardView<Row>({ label, rows, rowKey, columns, menu }: ViewProps<Row>) {
  const [first, ...others] = columns;
  return (
    <ul aria-label={label} className="grid gap-3 md:grid-cols-2 md:gap-4">
      {rows.map((row) => (
        <li key={rowKey(row)} className="relative min-w-0 rounded-card border border-concrete-200 bg-white p-4">
          <div className="flex items-start gap-2">
            <div className="min-w-0 flex-1">{first.cell(row)}</div>
            {menu && <div className="-my-2 shrink-0">{menu(row)}</div>}
          </div>
          <dl className="mt-2 flex flex-col gap-1 text-sm tabular-nums">
            {others.map(({ head, cell }) => (
              <div key={head} className="flex gap-3">
                <dt className="w-24 shrink-0 text-ink-soft">{head}</dt>
                <dd className="min-w-0 flex-1">{cell(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
