import { nameSlug } from "../profiles/rules.ts";
import { MARKETPLACE_CATEGORIES } from "./catalogue.ts";
import { PERIODS, PRICE_MAX_CENTS, SEARCH_TEXT_MAX_LENGTH, SORTS, type Sort } from "./rules.ts";
import type { ListingFilter } from "./schemas.ts";

const SLUG_MAX_LENGTH = 60;
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A listing's own address; the id at its end is what names it, so an older title in it does no harm. */
export function listingPath(listing: { id: string; title: string }): string {
  const slug = nameSlug(listing.title).slice(0, SLUG_MAX_LENGTH).replace(/-+$/, "");
  return `/anuncio/${slug ? `${slug}-` : ""}${listing.id}`;
}

/** The id at the end of the last part of a listing's address; null when there is none. */
export function listingIdOf(slug: string): string | null {
  return ID.exec(slug.toLowerCase())?.[0] ?? null;
}
