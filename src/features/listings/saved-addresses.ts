import { searchOf } from "./addresses.ts";
import { PRICE_MAX_CENTS } from "./rules.ts";
import type { SavedFilter } from "./schemas.ts";

/** The filter without bounds that leave out no price, and with its text as the list reads it. */
export function essence({ text, category, cityId, minPriceCents, maxPriceCents }: SavedFilter): SavedFilter {
  return {
    text: text.trim().replace(/\s+/gu, " ").toLowerCase(),
    category,
    cityId,
    minPriceCents: minPriceCents || null,
    maxPriceCents: maxPriceCents === PRICE_MAX_CENTS ? null : maxPriceCents,
  };
}

/** Whether a search leaves anything out. */
export function isNarrow(filter: SavedFilter): boolean {
  return Object.values(essence(filter)).some((value) => value !== null && value !== "");
}

/** Path of the list with these filters, the same for equal searches. */
export function savedPath(filter: SavedFilter): string {
  const search = searchOf({ ...essence(filter), stateId: null, period: null });
  const params = Object.entries(search).map(([name, value]) => [name, String(value)]);
  return `/marketplace?${new URLSearchParams(params)}`;
}
