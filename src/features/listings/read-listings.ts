import type { z } from "zod";
import type { Database } from "#db/client.ts";
import { DomainError } from "../../errors.ts";
import { pageOf, rowsFor } from "../../platform/database/keyset.ts";
import { boundCount } from "../../shared/bounded-count.ts";
import { maskContacts } from "../../shared/contacts-in-text.ts";
import { MUNICIPALITIES, STATE } from "../../shared/municipalities.ts";
import { INVALID_PAGE } from "../../shared/schemas.ts";
import { correctionOf, isWordless, understand } from "../../shared/search/understand.ts";
import type { Context } from "../../trpc/context.ts";
import type { UserContext } from "../../trpc/init.ts";
import { findViewer } from "../auth/find-viewer.ts";
import { type cardRow, findVisible, listOwn } from "./queries.ts";
import { countView, listFavorites, listOthers } from "./queries-favorites.ts";
import { listAnnounced } from "./queries-saved.ts";
import { countFound, EVERYWHERE, findPage, findSimilar, type Search } from "./queries-search.ts";
import { isSuspiciouslyCheap, PAGE_SIZE, periodStart, readCursor, SIMILAR_SIZE, writeCursor } from "./rules.ts";
import type {
  FavoriteListing,
  ListingDetail,
  ListingFilter,
  ListingPage,
  ListingSummary,
  OwnListing,
  SearchListingsInput,
} from "./schemas.ts";

/** Older listings beyond this number are left out. */
const OWN_MAX = 100;

const CITY_NAMES = new Map(MUNICIPALITIES.map(({ ibge, name }) => [ibge, name]));

/** Adds the city's name from the catalogue, which saves reading a row per card. */
function withCityName<T extends { cityId: number }>(listing: T): T & { cityName: string } {
  return { ...listing, cityName: CITY_NAMES.get(listing.cityId) ?? "" };
}

/** A card of someone else's listing. */
function cardOf<T extends z.output<typeof cardRow>>(listing: T): T & { cityName: string } {
  const { hasContacts, title } = listing;
  return { ...withCityName(listing), title: hasContacts ? maskContacts(title) : title };
}

/** Converts a filter; null if it can't match anything, such as another state than the only one served. */
function toSearch(filter: ListingFilter, now: number): Search | null {
  const { category, minPriceCents, maxPriceCents } = filter;
  if (filter.stateId !== null && filter.stateId !== STATE.id) return null;
  if (minPriceCents !== null && maxPriceCents !== null && minPriceCents > maxPriceCents) return null;
  const understood = understand(filter.text);
  if (isWordless(filter.text, understood)) return null;
  const cityId = filter.cityId ?? understood.cityId;
  if (cityId !== null && !CITY_NAMES.has(cityId)) return null;
  const since = filter.period && periodStart(filter.period, now);
  const text = understood.terms.length > 0 ? understood : null;
  return { category, cityId, minPriceCents, maxPriceCents, since, text };
}

/**
 * A page of matching listings, and the cursor of the next. A page with few or no items can still have a next one,
 * because each call reads a bounded number of listings. Throws `input.invalid` for an invalid cursor.
 */
export async function searchPublic(db: Database, input: SearchListingsInput, now: number): Promise<ListingPage> {
  const search = toSearch(input, now);
  const sort = input.sort === "relevance" && !search?.text ? "created_at_desc" : input.sort;
  const cursor = input.cursor ?? input.from;
  const after = cursor ? readCursor(sort, cursor) : null;
  if (cursor && !after) throw new DomainError("input.invalid", { fields: { cursor: INVALID_PAGE } });
  if (!search) return { items: [], nextCursor: null, corrected: null, isSimilar: false };
  const { text } = search;
  const found = await findPage(db, { ...search, sort, after, limit: rowsFor(PAGE_SIZE), now });
  const { items, last } = pageOf(found.listings, PAGE_SIZE);
  const end = last?.place ?? found.walkedTo;
  const isNothing = items.length === 0 && end === null && after === null;
  const similar = isNothing && text !== null ? await findSimilar(db, text, now, SIMILAR_SIZE) : [];
  return {
    items: [...items, ...similar].map(cardOf),
    nextCursor: end && writeCursor(sort, end),
    corrected: text && correctionOf(text, items.map(({ title }) => title).join(" ")),
    isSimilar: similar.length > 0,
  };
}

export async function countPublic(db: Database, filter: ListingFilter, now: number) {
  const search = toSearch(filter, now);
  return search ? countFound(db, search, now) : boundCount(0);
}

/**
 * A public or sold listing, or the viewer's own in any state, with the primary photo first. Views by others are counted
 * after the response. Throws `listing.not_found`.
 */
export async function readListing(ctx: Context, id: string): Promise<ListingDetail> {
  const { address, db, now } = ctx;
  const viewer = await findViewer(ctx);
  const listing = await findVisible(db, viewer?.id ?? null, id, now);
  if (!listing) throw new DomainError("listing.not_found");
  const { usualPrice, ...shown } = listing;
  const detail = { ...shown, isCheap: isSuspiciouslyCheap(listing.priceCents, usualPrice) };
  if (listing.isOwn) return withCityName(detail);
  if (ctx.isVisit) ctx.afterResponse(() => countView(db, { id, address, now }));
  const [description, neighborhood] = [maskContacts(listing.description), maskContacts(listing.neighborhood ?? "")];
  return { ...cardOf(detail), description, neighborhood: neighborhood || null };
}

/**
 * Public listings like this one: with words of its title, then the newest of its category; none if others don't see it.
 */
export async function listSimilar(db: Database, id: string, now: number): Promise<ListingSummary[]> {
  const listing = await findVisible(db, null, id, now);
  if (!listing) return [];
  const limit = SIMILAR_SIZE + 1;
  const similar = await findSimilar(db, understand(maskContacts(listing.title)), now, limit);
  if (similar.length < limit) {
    const inCategory = { ...EVERYWHERE, text: null, category: listing.category };
    const page = await findPage(db, { ...inCategory, sort: "created_at_desc", after: null, limit: limit * 2, now });
    similar.push(...page.listings);
  }
  const others = new Map(similar.filter((card) => card.id !== id).map((card) => [card.id, card]));
  return [...others.values()].slice(0, SIMILAR_SIZE).map(cardOf);
}

/** The caller's listings in any state, newest first. */
export async function listOwnListings(ctx: UserContext): Promise<OwnListing[]> {
  return (await listOwn(ctx.db, ctx.user.id, ctx.now, OWN_MAX)).map(withCityName);
}

/** Other public listings of the same seller, newest first. */
export async function listOthersOfSeller(db: Database, id: string, now: number): Promise<ListingSummary[]> {
  const others = await listOthers(db, id, now);
  // Ids sort by time.
  return others.map(cardOf).sort((a, b) => (a.id < b.id ? 1 : -1));
}

/** The caller's favourites, the newest first. */
export async function listOwnFavorites(ctx: UserContext): Promise<FavoriteListing[]> {
  return (await listFavorites(ctx.db, ctx.user.id, ctx.now)).map(cardOf);
}

/** What the last notice of one of the caller's searches tells of, the newest first. */
export async function readAnnounced(ctx: UserContext, searchId: string): Promise<ListingSummary[]> {
  const announced = await listAnnounced(ctx.db, searchId, ctx.user.id, ctx.now);
  return announced.map(cardOf).sort((a, b) => (a.id < b.id ? 1 : -1));
}
