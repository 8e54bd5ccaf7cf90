import { formatReais } from "../../platform/money.ts";
import { MUNICIPALITIES } from "../../shared/municipalities.ts";
import { searchOf } from "./addresses.ts";
import { MARKETPLACE_CATEGORIES } from "./catalogue.ts";
import { PRICE_MAX_CENTS } from "./rules.ts";
import type { SavedFilter } from "./schemas.ts";

/** The filter without bounds that leave out no price, and with its text as the list reads it. */
function essence({ text, category, cityId, minPriceCents, maxPriceCents }: SavedFilter): SavedFilter {
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

function priceName(min: number | null, max: number | null): string | null {
  if (min !== null && max !== null) return `de ${formatReais(min)} a ${formatReais(max)}`;
  if (min !== null) return `a partir de ${formatReais(min)}`;
  return max === null ? null : `até ${formatReais(max)}`;
}

/** What a search is called, such as '“betoneira”, Dourados, até R$ 900,00'. */
export function savedName(filter: SavedFilter): string {
  const { category, cityId, minPriceCents, maxPriceCents } = essence(filter);
  const text = filter.text.trim().replace(/\s+/gu, " ");
  const parts = [
    text && `“${text}”`,
    MARKETPLACE_CATEGORIES.find(({ slug }) => slug === category)?.name,
    MUNICIPALITIES.find(({ ibge }) => ibge === cityId)?.name,
    priceName(minPriceCents, maxPriceCents),
  ];
  return parts.filter(Boolean).join(", ");
}
