import { TRADE_MAX_LENGTH } from "./rules.ts";

export const DEMAND_PATH = "/demanda";

/** Search params of the demand board: the trade that the map shows, or all. */
export interface DemandSearch {
  servico?: string;
}

/** Parses the search params and drops invalid values. */
export function demandSearch({ servico }: Record<string, unknown>): DemandSearch {
  return typeof servico === "string" && servico !== "" ? { servico: servico.slice(0, TRADE_MAX_LENGTH) } : {};
}

/** The input for demand.board. */
export const boardInputOf = ({ servico }: DemandSearch) => ({ trade: servico ?? null });

/** The board's path for a trade, or for all. */
export function demandPath(trade: string | null): string {
  return trade === null ? DEMAND_PATH : `${DEMAND_PATH}?${new URLSearchParams({ servico: trade })}`;
}
