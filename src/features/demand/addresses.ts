import { TRADE_MAX_LENGTH } from "./rules.ts";
import type { DemandSearch } from "./search-params.ts";

export const DEMAND_PATH = "/demanda";

/** The input for demand.board. */
export const boardInputOf = ({ servico }: DemandSearch) => ({ trade: servico?.slice(0, TRADE_MAX_LENGTH) ?? null });

/** The board's path for a trade, or for all. */
export function demandPath(trade: string | null): string {
  return trade === null ? DEMAND_PATH : `${DEMAND_PATH}?${new URLSearchParams({ servico: trade })}`;
}
