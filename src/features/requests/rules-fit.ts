/** What a provider's profile says of the requests that fit. */
export interface Fit {
  serviceTypes: readonly string[];
  /** Other services of the same trades. */
  neighbours: readonly string[];
  /** Null for the whole state. */
  cities: readonly string[] | null;
}

/** How well requests in a provider's region fit, best first: a specialty, its trade, another service. */
export const FIT_RANKS = [0, 1, 2] as const;
export type FitRank = (typeof FIT_RANKS)[number];

export function fitRankOf(serviceType: string, { serviceTypes, neighbours }: Fit): FitRank {
  if (serviceTypes.includes(serviceType)) return 0;
  return neighbours.includes(serviceType) ? 1 : 2;
}

/** The order of requests that fit: by rank, then newest first; ids sort by creation time. */
export function compareFit(fit: Fit) {
  type Request = { id: string; serviceType: string };
  return (a: Request, b: Request): number =>
    fitRankOf(a.serviceType, fit) - fitRankOf(b.serviceType, fit) || (a.id < b.id ? 1 : -1);
}

/** Where a page of requests that fit ended. */
export interface FitPosition {
  rank: FitRank;
  id: string;
}

const FIT_CURSOR = /^([012])\.([0-9a-f-]{36})$/;

export const writeFitCursor = ({ rank, id }: FitPosition): string => `${rank}.${id}`;

/** Parses a cursor from {@link writeFitCursor}; null if malformed. */
export function readFitCursor(cursor: string): FitPosition | null {
  const match = FIT_CURSOR.exec(cursor);
  return match && { rank: Number(match[1]) as FitRank, id: String(match[2]) };
}
