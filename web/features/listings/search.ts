import type { MarketplaceSearch } from "#src/features/listings/addresses.ts";
import type { ListingFilter } from "#src/features/listings/schemas.ts";

const FILTER_KEYS = ["q", "categoria", "cidade", "periodo", "min", "max"] as const;

/** How many filters of the sheet are set; the text has a box of its own. */
export function countFilters({ category, cityId, period, minPriceCents, maxPriceCents }: ListingFilter): number {
  return [category, cityId, period, minPriceCents, maxPriceCents].filter((value) => value !== null).length;
}

/** The address without its filters; the sort stays. */
export function withoutFilters(search: MarketplaceSearch): MarketplaceSearch {
  const rest = { ...search };
  for (const key of FILTER_KEYS) delete rest[key];
  return rest;
}

/** The address of the list that lies behind a listing, a form or the own ones. */
export function listSearch({
  anuncio: _id,
  ver: _view,
  editar: _edited,
  ...rest
}: MarketplaceSearch): MarketplaceSearch {
  return rest;
}

export type MarketplaceView =
  | { name: "list" }
  | { name: "detail"; id: string }
  | { name: "publish" }
  | { name: "own" }
  | { name: "edit"; id: string };

const idText = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

/** Which of the views an address shows. */
export function viewOf(search: MarketplaceSearch): MarketplaceView {
  const edited = idText(search.editar);
  const shown = idText(search.anuncio);
  if (edited) return { name: "edit", id: edited };
  if (search.ver === "publicar") return { name: "publish" };
  if (shown) return { name: "detail", id: shown };
  return search.ver === "meus-anuncios" ? { name: "own" } : { name: "list" };
}
