import { formatReais } from "../../shared/money.ts";
import { MUNICIPALITIES } from "../../shared/municipalities.ts";
import { foldText, normalise } from "../../shared/search/normalise.ts";
import { MARKETPLACE_CATEGORIES } from "./catalogue.ts";
import { PRICE_MAX_CENTS } from "./rules.ts";
import { essence, savedPath } from "./saved-addresses.ts";
import type { SavedFilter } from "./schemas.ts";

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

/** The same for all ways to write a text: "Caixa d'água 1.000 L" and "caixa dagua 1000 litros". */
export const searchKey = (text: string) => foldText(normalise(text));

/** A search as it is stored: open values are blank, 0 or the highest price. */
export function searchRow(filter: SavedFilter) {
  const { text, category, cityId, minPriceCents, maxPriceCents } = filter;
  return {
    name: savedName(filter),
    path: savedPath(filter),
    text,
    textKey: searchKey(text),
    category: category ?? "",
    cityId: cityId ?? 0,
    minPriceCents: minPriceCents ?? 0,
    maxPriceCents: maxPriceCents ?? PRICE_MAX_CENTS,
  };
}
