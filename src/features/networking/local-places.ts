import { MUNICIPALITIES, SERVICE_REGIONS } from "../../shared/municipalities.ts";
import { nameSlug } from "../../shared/slug.ts";
import { SERVICE_TYPES } from "../requests/catalogue.ts";
import { OTHER_SERVICE } from "../requests/rules.ts";
import { localPath } from "./addresses.ts";

/** A specialty or municipality: `value` is stored and filtered by, `name` is shown. */
export interface LocalName {
  value: string;
  name: string;
  slug: string;
}

/** "Outros" is no specialty that people look for. */
export const TRADES: readonly LocalName[] = SERVICE_TYPES.filter((name) => name !== OTHER_SERVICE).map((name) => ({
  value: name,
  name,
  slug: nameSlug(name),
}));

export const CITIES: readonly LocalName[] = MUNICIPALITIES.map(({ name }, place) => ({
  value: SERVICE_REGIONS[place] ?? name,
  name,
  slug: nameSlug(name),
}));

const by = (key: "slug" | "value", names: readonly LocalName[]) => new Map(names.map((name) => [name[key], name]));
const [TRADE_OF_SLUG, TRADE_OF_VALUE] = [by("slug", TRADES), by("value", TRADES)];
const [CITY_OF_SLUG, CITY_OF_VALUE] = [by("slug", CITIES), by("value", CITIES)];

export const tradeOf = (slug: string) => TRADE_OF_SLUG.get(slug);
export const cityOf = (slug: string) => CITY_OF_SLUG.get(slug);

/** Path of the page of a specialty in a region, as filters name them; undefined if they have none. */
export function localPathOf(specialty: string | null, region: string | null): string | undefined {
  const [trade, city] = [TRADE_OF_VALUE.get(specialty ?? ""), CITY_OF_VALUE.get(region ?? "")];
  return trade && city && localPath(trade.slug, city.slug);
}

export const valuesOf = (names: readonly LocalName[]) => names.map(({ value }) => value);

/** The others in their order, beginning after this one, so that following a few links leads to all of them. */
export function othersAfter(names: readonly LocalName[], { slug }: LocalName): LocalName[] {
  const place = names.findIndex((name) => name.slug === slug);
  return [...names.slice(place + 1), ...names.slice(0, place)];
}
