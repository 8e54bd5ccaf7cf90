import { hashToken } from "../../platform/hashing/tokens.ts";
import { DEMAND_PATH } from "./addresses.ts";
import { classOf } from "./rules.ts";
import type { DemandBoard } from "./schemas.ts";

/** Data shown in the board's picture. */
export interface DemandFacts {
  /** Null for all trades. */
  trade: string | null;
  /** The most asked trades, or municipalities of the trade. */
  top: readonly { name: string; requests: number }[];
  /** Class of each municipality that has a number. */
  classes: readonly { city: string; shade: number }[];
}

const TOP_SIZE = 3;
const VERSION_LENGTH = 12;

export function factsOf(trade: string | null, { trades, cities }: DemandBoard): DemandFacts {
  const rows =
    trade === null
      ? trades.map(({ trade, requests }) => ({ name: trade, requests }))
      : cities.map(({ city, requests }) => ({ name: city, requests }));
  const classes = cities.map(({ city, requests }) => ({ city, shade: classOf(requests) ?? -1 }));
  return { trade, top: rows.slice(0, TOP_SIZE), classes };
}

/** Hash of what the board's picture shows. */
export function pictureVersion(facts: DemandFacts): string {
  return hashToken(JSON.stringify(facts)).slice(0, VERSION_LENGTH);
}

/** Path to which the picture's own is added: `/demanda`, or that and the trade. */
export function pictureFolder(trade: string | null): string {
  return trade === null ? DEMAND_PATH : `${DEMAND_PATH}/${encodeURIComponent(trade)}`;
}

/** URL of the picture. It changes with the stats, so that caches don't show an outdated picture. */
export function picturePath(facts: DemandFacts): string {
  return `${pictureFolder(facts.trade)}/imagem.jpg?v=${pictureVersion(facts)}`;
}
