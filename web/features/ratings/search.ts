import { RATED_TYPES, type RatedType } from "#src/features/ratings/rules.ts";

/** Search params of /avaliacoes. */
export interface RatingsSearch {
  /** Name to look for in the list. */
  busca?: string;
  /** Id of the person shown. */
  user?: string;
  /** Their role; `service_provider` by default. */
  type?: RatedType;
}

const SEARCH_MAX_LENGTH = 80;

/** Parses the search params and drops invalid values. */
export function ratingsSearch(search: Record<string, unknown>): RatingsSearch {
  const { busca, user, type } = search;
  // The router parses a numeric search text as a number.
  const text = typeof busca === "number" ? String(busca) : busca;
  const known = RATED_TYPES.find((name) => name === type);
  return {
    ...(typeof text === "string" && text.trim() !== "" ? { busca: text.slice(0, SEARCH_MAX_LENGTH) } : {}),
    ...(typeof user === "string" && user !== "" ? { user, type: known ?? "service_provider" } : {}),
  };
}

/** The person named in the search params; null for the list. */
export function ratedOf({ user, type = "service_provider" }: RatingsSearch): { id: string; type: RatedType } | null {
  return user === undefined ? null : { id: user, type };
}
