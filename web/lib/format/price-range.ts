import { formatPrice } from "./money.ts";

/** "R$ 500,00 a R$ 800,00"; one bound may be missing. Null if both are. */
export function formatPriceRange(min: number | null, max: number | null): string | null {
  if (min === null) return max === null ? null : `Até ${formatPrice(max)}`;
  if (max === null) return `A partir de ${formatPrice(min)}`;
  return min === max ? formatPrice(min) : `${formatPrice(min)} a ${formatPrice(max)}`;
}
