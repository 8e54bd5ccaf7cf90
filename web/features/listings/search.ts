import type { ListingFilter } from "#src/features/listings/schemas.ts";
import type { MarketplaceSearch } from "#src/features/listings/search-params.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The listing that the user just published. */
    published?: { id: string; title: string; priceCents: number };
  }
}

const FILTER_KEYS = ["q", "categoria", "cidade", "periodo", "min", "max"] as const;

/** Number of active filters in the sheet. The search text has its own box and doesn't count. */
export function countFilters({ category, cityId, period, minPriceCents, maxPriceCents }: ListingFilter): number {
  return [category, cityId, period, minPriceCents, maxPriceCents].filter((value) => value !== null).length;
}

export const isFiltered = (filter: ListingFilter) => filter.text !== "" || countFilters(filter) > 0;

/** Search params of the list's first page. */
export function fromStart({ de: _cursor, novos: _announced, ...rest }: MarketplaceSearch): MarketplaceSearch {
  return rest;
}

/** Search params without the filters; the sort order is kept. */
export function withoutFilters(search: MarketplaceSearch): MarketplaceSearch {
  const rest = fromStart(search);
  for (const key of FILTER_KEYS) delete rest[key];
  return rest;
}

/** Search params of the list behind a listing, a form or the user's own listings. */
export function listSearch({
  anuncio: _id,
  ver: _view,
  editar: _edited,
  titulo: _title,
  ...rest
}: MarketplaceSearch): MarketplaceSearch {
  return rest;
}

export type MarketplaceView =
  | { name: "list" }
  | { name: "detail"; id: string }
  | { name: "publish" }
  | { name: "own" }
  | { name: "favorites" }
  | { name: "searches" }
  | { name: "edit"; id: string };

/** The view that the search params name. */
export function viewOf(search: MarketplaceSearch): MarketplaceView {
  const { editar: edited, anuncio: shown } = search;
  if (edited) return { name: "edit", id: edited };
  if (search.ver === "publicar") return { name: "publish" };
  if (shown) return { name: "detail", id: shown };
  if (search.ver === "favoritos") return { name: "favorites" };
  if (search.ver === "buscas") return { name: "searches" };
  return search.ver === "meus-anuncios" ? { name: "own" } : { name: "list" };
}
