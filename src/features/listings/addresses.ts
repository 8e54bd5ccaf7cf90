import { keysOf } from "../../shared/keys.ts";
import { MUNICIPALITIES } from "../../shared/municipalities.ts";
import { nameSlug } from "../../shared/slug.ts";
import { MARKETPLACE_CATEGORIES } from "./catalogue.ts";
import {
  PERIODS,
  type Period,
  PRICE_MAX_CENTS,
  readCursor,
  SEARCH_TEXT_MAX_LENGTH,
  type Sort,
  TITLE_MAX_LENGTH,
} from "./rules.ts";
import type { ListingFilter } from "./schemas.ts";
import { type MarketplaceSearch, marketplaceParams } from "./search-params.ts";

const PERIOD_NAMES: Readonly<Record<Period, string>> = { today: "hoje", "7_days": "7-dias", "30_days": "30-dias" };
const SORT_NAMES: Readonly<Record<Sort, string>> = {
  relevance: "relevancia",
  created_at_desc: "recentes",
  created_at_asc: "antigos",
  price_asc: "menor-preco",
  price_desc: "maior-preco",
};

const CITY_OF_SLUG = new Map(MUNICIPALITIES.map((city) => [nameSlug(city.name), city]));

export const cityNamed = (slug: string | undefined) => CITY_OF_SLUG.get(slug ?? "");
export const citySlug = (ibge: number) => nameSlug(MUNICIPALITIES.find((city) => city.ibge === ibge)?.name ?? "");
export const periodName = (period: Period) => PERIOD_NAMES[period];
/** The order of a list if none is chosen. */
const usualSort = (text: string): Sort => (text === "" ? "created_at_desc" : "relevance");
/** What an order is called in an address; undefined for the usual one of a list with this text. */
export const sortName = (sort: Sort, text: string) => (sort === usualSort(text) ? undefined : SORT_NAMES[sort]);

function keyOf<Key extends string>(names: Readonly<Record<Key, string>>, name: string | undefined): Key | undefined {
  return keysOf(names).find((key) => names[key] === name);
}

function reaisToCents(reais: number | undefined): number | null {
  if (reais === undefined || reais < 0) return null;
  const cents = Math.round(reais * 100);
  return cents <= PRICE_MAX_CENTS ? cents : null;
}

/** A search of the classifieds. {@link queryOf} ignores unknown values in the URL. */
export interface MarketplaceQuery {
  filter: ListingFilter;
  sort: Sort;
  /** Cursor at which the list begins; null for its start. */
  from: string | null;
}

export function queryOf(search: MarketplaceSearch): MarketplaceQuery {
  const filter: ListingFilter = {
    text: (search.q ?? "").slice(0, SEARCH_TEXT_MAX_LENGTH).trim(),
    category: MARKETPLACE_CATEGORIES.find(({ slug }) => slug === search.categoria)?.slug ?? null,
    stateId: null,
    cityId: cityNamed(search.cidade)?.ibge ?? null,
    period: PERIODS.find((period) => PERIOD_NAMES[period] === search.periodo) ?? null,
    minPriceCents: reaisToCents(search.min),
    maxPriceCents: reaisToCents(search.max),
  };
  const chosen = keyOf(SORT_NAMES, search.ordem);
  const sort = chosen && (chosen !== "relevance" || filter.text !== "") ? chosen : usualSort(filter.text);
  const from = search.de && readCursor(sort, search.de) ? search.de : null;
  return { filter, sort, from };
}

/** What the URL says of a new listing; blank where it says nothing valid. */
export function newListingOf({ titulo, categoria, cidade }: MarketplaceSearch) {
  const title = (titulo ?? "").replace(/\s+/gu, " ").trim().slice(0, TITLE_MAX_LENGTH);
  const { category, cityId } = queryOf({ categoria, cidade }).filter;
  return { title, category: category ?? "", cityId: cityId === null ? "" : String(cityId) };
}

const centsToReais = (cents: number | null) => (cents === null ? undefined : cents / 100);
const idText = (value: string | undefined) => (/^[\w-]{1,60}$/.test(value ?? "") ? value : undefined);

function withoutUndefined(params: Record<string, unknown>): MarketplaceSearch {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined));
}

/** The search parameters for a filter. */
export function searchOf(filter: ListingFilter): MarketplaceSearch {
  return withoutUndefined({
    q: filter.text || undefined,
    categoria: filter.category ?? undefined,
    cidade: filter.cityId === null ? undefined : citySlug(filter.cityId),
    periodo: filter.period === null ? undefined : periodName(filter.period),
    min: centsToReais(filter.minPriceCents),
    max: centsToReais(filter.maxPriceCents),
  });
}

/** The search parameters without unknown names and values, so that equivalent URLs are the same page. */
export function marketplaceSearch(params: Record<string, unknown>): MarketplaceSearch {
  const search = marketplaceParams(params);
  const { filter, sort, from } = queryOf(search);
  return withoutUndefined({
    ...searchOf(filter),
    ordem: sortName(sort, filter.text),
    de: from ?? undefined,
    anuncio: idText(search.anuncio),
    ver: search.ver,
    novos: idText(search.novos),
    editar: idText(search.editar),
  });
}

const SLUG_MAX_LENGTH = 60;
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Last segment of a listing's URL: its title in ASCII, then its id. */
export function listingSlug({ title, id }: { title: string; id: string }): string {
  const words = nameSlug(title).slice(0, SLUG_MAX_LENGTH).replace(/-+$/, "");
  return words ? `${words}-${id}` : id;
}

export const listingPath = (listing: { title: string; id: string }) => `/anuncio/${listingSlug(listing)}`;

/** The id at the end of a slug, or blank. Ignores the title, so that links still work after it changes. */
export function idOfSlug(slug: string): string {
  return ID.exec(slug.toLowerCase())?.[0] ?? "";
}
