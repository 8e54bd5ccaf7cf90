import type { Context } from "../../trpc/context.ts";
import { readDemand } from "./queries.ts";
import type { BoardInput, DemandBoard } from "./schemas.ts";

/** Largest number first, then by name. */
function inOrder<Row extends { requests: number }>(rows: readonly Row[], nameOf: (row: Row) => string): Row[] {
  return rows.toSorted((one, other) => other.requests - one.requests || nameOf(one).localeCompare(nameOf(other), "pt"));
}

/** What was asked for, by trade and municipality. */
export async function readBoard({ db }: Context, { trade }: BoardInput): Promise<DemandBoard> {
  const { trades, cities } = await readDemand(db, trade);
  return { trades: inOrder(trades, ({ trade }) => trade), cities: inOrder(cities, ({ city }) => city) };
}
