import { MARKETPLACE_CATEGORIES } from "#src/features/listings/catalogue.ts";
import {
  PERIODS,
  type Period,
  PRICE_MAX_CENTS,
  SEARCH_TEXT_MAX_LENGTH,
  type Sort,
} from "#src/features/listings/rules.ts";
import type { ListingFilter } from "#src/features/listings/schemas.ts";
import { MUNICIPALITIES } from "#src/features/profiles/municipalities.ts";
import { foldText } from "@/ui/fold-text.ts";

/** What the address of the classifieds carries; the names are Portuguese because people read and share them. */
export interface MarketplaceSearch {
  q?: string;
  /** Slug of a category. */
  categoria?: string;
  /** Name of a municipality as a slug, such as `tres-lagoas`. */
  cidade?: string;
  periodo?: string;
  /** In reais, inclusive. */
  min?: number;
  max?: number;
  ordem?: string;
  /** Id of the listing that is shown. */
  anuncio?: string;
  ver?: "publicar" | "meus-anuncios";
  /** Id of the own listing that is being edited. */
  editar?: string;
}

const PERIOD_NAMES: Readonly<Record<Period, string>> = { today: "hoje", "7_days": "7-dias", "30_days": "30-dias" };
const SORT_NAMES: Readonly<Record<Exclude<Sort, "created_at_desc">, string>> = {
  created_at_asc: "antigos",
  price_asc: "menor-preco",
  price_desc: "maior-preco",
};

const slugOf = (name: string) => foldText(name).replace(/[^a-z0-9]+/g, "-");
const CITY_OF_SLUG = new Map(MUNICIPALITIES.map((city) => [slugOf(city.name), city]));

export const cityNamed = (slug: string | undefined) => CITY_OF_SLUG.get(slug ?? "");
export const citySlug = (ibge: number) => slugOf(MUNICIPALITIES.find((city) => city.ibge === ibge)?.name ?? "");
export const periodName = (period: Period) => PERIOD_NAMES[period];
export const sortName = (sort: Sort) => (sort === "created_at_desc" ? undefined : SORT_NAMES[sort]);

function keyOf<Key extends string>(names: Readonly<Record<Key, string>>, name: unknown): Key | undefined {
  return (Object.keys(names) as Key[]).find((key) => names[key] === name);
}

function reaisToCents(value: unknown): number | null {
  const reais = typeof value === "string" && value !== "" ? Number(value) : value;
  if (typeof reais !== "number" || !Number.isFinite(reais) || reais < 0) return null;
  const cents = Math.round(reais * 100);
  return cents <= PRICE_MAX_CENTS ? cents : null;
}

/** A number in the address is a number to the router: `?q=12` is a search for "12". */
function textOf(value: unknown): string {
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" ? text.slice(0, SEARCH_TEXT_MAX_LENGTH).trim() : "";
}

/** What is searched for; what the address says and the catalogue does not know is ignored. */
export interface MarketplaceQuery {
  filter: ListingFilter;
  sort: Sort;
}

export function queryOf(search: MarketplaceSearch): MarketplaceQuery {
  const filter: ListingFilter = {
    text: textOf(search.q),
    category: MARKETPLACE_CATEGORIES.find(({ slug }) => slug === search.categoria)?.slug ?? null,
    stateId: null,
    cityId: cityNamed(search.cidade)?.ibge ?? null,
    period: PERIODS.find((period) => PERIOD_NAMES[period] === search.periodo) ?? null,
    minPriceCents: reaisToCents(search.min),
    maxPriceCents: reaisToCents(search.max),
  };
  return { filter, sort: keyOf(SORT_NAMES, search.ordem) ?? "created_at_desc" };
}

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
