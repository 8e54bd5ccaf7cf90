import type { Database } from "#db/client.ts";
import { DomainError } from "../../errors.ts";
import type { Context } from "../../trpc/context.ts";
import type { UserContext } from "../../trpc/init.ts";
import { MUNICIPALITIES, STATE } from "../profiles/municipalities.ts";
import { findVisible, listOwn } from "./queries.ts";
import { countFound, findPage, type Search } from "./queries-search.ts";
import { compareListings, PAGE_SIZE, periodStart, readCursor, writeCursor } from "./rules.ts";
import type { ListingDetail, ListingFilter, ListingPage, SearchListingsInput } from "./schemas.ts";
import { parseSearchText } from "./search-text.ts";

/** More own listings than this are not listed: the newest are. */
const OWN_MAX = 100;

/** What a filter asks of the tables; null when nothing can be found, as the portal serves one state alone. */
function toSearch(filter: ListingFilter, now: number): Search | null {
  const { category, cityId, minPriceCents, maxPriceCents } = filter;
  if (filter.stateId !== null && filter.stateId !== STATE.id) return null;
  if (cityId !== null && !MUNICIPALITIES.some((known) => known.ibge === cityId)) return null;
  if (minPriceCents !== null && maxPriceCents !== null && minPriceCents > maxPriceCents) return null;
  const since = filter.period && periodStart(filter.period, now);
  return { category, cityId, minPriceCents, maxPriceCents, since, text: parseSearchText(filter.text) };
}

/**
 * A page of what a filter finds and the cursor of the next. A page may hold fewer than others, even none, and still have
 * a next one: a search looks at a bounded number of listings at a time. Throws `input.invalid` for a foreign cursor.
 */
export async function searchPublic(db: Database, input: SearchListingsInput, now: number): Promise<ListingPage> {
  const { sort } = input;
  const after = input.cursor ? readCursor(sort, input.cursor) : null;
  if (input.cursor && !after) throw new DomainError("input.invalid", { fields: { cursor: "Página inválida." } });
  const search = toSearch(input, now);
  if (!search) return { items: [], nextCursor: null };
  const found = await findPage(db, { ...search, sort, after, limit: PAGE_SIZE + 1, now });
  const items = found.listings.sort((a, b) => compareListings(sort, a, b)).slice(0, PAGE_SIZE);
  const last = found.listings.length > PAGE_SIZE ? items.at(-1) : found.walkedTo;
  return { items, nextCursor: last ? writeCursor(sort, last) : null };
}

/** How many listings a filter finds. */
export async function countPublic(db: Database, filter: ListingFilter, now: number) {
  const search = toSearch(filter, now);
  return search ? countFound(db, search, now) : { count: 0, isMore: false };
}

function inOrder(listing: ListingDetail): ListingDetail {
  return { ...listing, photos: listing.photos.sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary)) };
}

/** A listing of the public list as anyone may see it; null when there is none. */
export async function readPublicListing(db: Database, id: string, now: number): Promise<ListingDetail | null> {
  const listing = await findVisible(db, null, id, now);
  return listing && inOrder(listing);
}

/** A public listing, or an own one in any state. Throws `listing.not_found`. */
export async function readListing(ctx: Context, id: string): Promise<ListingDetail> {
  const session = await ctx.session();
  const listing = await findVisible(ctx.db, session?.user.id ?? null, id, ctx.now);
  if (!listing) throw new DomainError("listing.not_found");
  return inOrder(listing);
}

/** One's own listings in any state, newest first. */
export function listOwnListings(ctx: UserContext) {
  return listOwn(ctx.db, ctx.user.id, ctx.now, OWN_MAX);
}
