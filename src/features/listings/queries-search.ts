import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { SUMMARY_FIELDS } from "./queries.ts";
import { COUNT_MAX, type ListPosition, type Sort } from "./rules.ts";
import type { ListingSummary } from "./schemas.ts";
import type { SearchText } from "./search-text.ts";

/*
 * However many listings there are, a search reads a bounded number of them, in one statement:
 * - in the order of an index that its filters fit, it reads the page alone;
 * - a price range in order of date, or a period in order of price, is looked for on a walk of WALK_MAX rows in order;
 *   where that finds too few, the other index gives all that are in the range, if these are not more than SORT_MAX;
 * - text is looked for on a walk of WALK_MAX matches in order of date; in order of price, and for words too short for
 *   the index, among the newest SORT_MAX.
 * Where a walk ends before a page is full, the page is shorter and its cursor goes on from where the walk ended.
 */
export const WALK_MAX = 5000;
export const SORT_MAX = 1000;

export interface Search {
  text: SearchText | null;
  category: string | null;
  cityId: number | null;
  /** Published at this instant or later. */
  since: number | null;
  minPriceCents: number | null;
  maxPriceCents: number | null;
}

export interface PageOfSearch extends Search {
  sort: Sort;
  after: ListPosition | null;
  limit: number;
  now: number;
}

export type FoundListing = ListingSummary & ListPosition;

export interface Found {
  listings: FoundListing[];
  /** Where the walk ended that found fewer than `limit`, if it ended before its end. */
  walkedTo: ListPosition | null;
}

type Dimension = "date" | "price";

/** Rows come with a delay after the instant that they tell; so much may two stand in the wrong order. */
const DISORDER_MS = 60_000;

const listings = sql.raw("marketplace_listings");
const all = (conditions: (SQL | null)[]) =>
  sql.join([sql`true`, ...conditions.filter((condition) => condition !== null)], sql` and `);

/** The index in whose order the listings of a category and city lie, by date or by price. */
function indexFor(search: Search, dimension: Dimension): SQL {
  const parts = [search.category === null ? null : "category", search.cityId === null ? null : "city"];
  const names = parts.filter((part) => part !== null);
  if (names.length === 0) return sql.raw(`marketplace_listings_${dimension === "date" ? "newest" : "price_order"}`);
  return sql.raw(`marketplace_listings_${[...names, ...(dimension === "price" ? ["price"] : [])].join("_")}`);
}

/** The columns that stand first in every index of a list. */
function equalities({ category, cityId }: Search): SQL {
  return all([
    sql`l.status = 'active'`,
    category === null ? null : sql`l.category_id = (select id from marketplace_categories where slug = ${category})`,
    cityId === null ? null : sql`l.city_id = ${cityId}`,
  ]);
}

/** The first listing of a period, by way of the index on the instant. */
function firstSeq(since: number): SQL {
  return sql`(select seq from ${listings} indexed by marketplace_listings_created
    where created_at >= ${since - DISORDER_MS} order by created_at, seq limit 1)`;
}

const DESCENDING: Readonly<Record<Sort, boolean>> = {
  created_at_desc: true,
  created_at_asc: false,
  price_asc: false,
  price_desc: true,
};
const dimensionOf = (sort: Sort): Dimension => (sort.startsWith("price") ? "price" : "date");

/** Keeps SQLite from choosing this condition as the bound where a walk begins: the cursor is nearer. */
const aside = (keepsAside: boolean) => sql.raw(keepsAside ? "+" : "");

/** The bounds that a search sets in one dimension; those that the cursor replaces are checked, but not walked from. */
function bounds(search: Search, dimension: Dimension, after?: { sort: Sort; position: ListPosition }): SQL[] {
  const { since, minPriceCents, maxPriceCents } = search;
  const isAfter = after !== undefined && dimensionOf(after.sort) === dimension;
  const [low, high] = isAfter ? [!DESCENDING[after.sort], DESCENDING[after.sort]] : [false, false];
  const found: SQL[] = [];
  if (isAfter) found.push(beyond(after.sort, after.position));
  if (dimension === "date") {
    if (since !== null) found.push(sql`${aside(low)}l.seq >= ${firstSeq(since)}`);
  } else {
    if (minPriceCents !== null) found.push(sql`${aside(low)}l.price_cents >= ${minPriceCents}`);
    if (maxPriceCents !== null) found.push(sql`${aside(high)}l.price_cents <= ${maxPriceCents}`);
  }
  return found;
}

function beyond(sort: Sort, { priceCents, seq }: ListPosition): SQL {
  const comparison = sql.raw(DESCENDING[sort] ? "<" : ">");
  return dimensionOf(sort) === "date"
    ? sql`l.seq ${comparison} ${seq}`
    : sql`(l.price_cents, l.seq) ${comparison} (${priceCents}, ${seq})`;
}

function order(sort: Sort, reversed = false): SQL {
  const direction = sql.raw(DESCENDING[sort] !== reversed ? "desc" : "asc");
  return dimensionOf(sort) === "date" ? sql`l.seq ${direction}` : sql`l.price_cents ${direction}, l.seq ${direction}`;
}

/** What no index of a walk decides: bounds of the other dimension, expiry to the instant, words too short for it. */
function residuals(search: Search, now: number, dimensions: Dimension[]): SQL {
  return all([
    sql`+l.expires_at > ${now}`,
    search.since === null ? null : sql`+l.created_at >= ${search.since}`,
    ...dimensions.flatMap((dimension) => bounds(search, dimension)),
    ...(search.text?.patterns ?? []).map((pattern) => sql`(l.title glob ${pattern} or l.description glob ${pattern})`),
  ]);
}

/** The walk of a search through an index, in order, from the cursor on. */
function indexWalk(page: PageOfSearch): SQL {
  const { sort, after } = page;
  const dimension = dimensionOf(sort);
  const conditions = [equalities(page), ...bounds(page, dimension, after ? { sort, position: after } : undefined)];
  return sql`select l.seq, l.price_cents from ${listings} l indexed by ${indexFor(page, dimension)}
    where ${all(conditions)} order by ${order(sort)} limit ${WALK_MAX}`;
}

/** The newest or oldest matches of a text, in order, from the cursor on. */
function textWalk(search: Search, matching: string, sort: Sort, after: ListPosition | null): SQL {
  const direction = sql.raw(DESCENDING[sort] ? "desc" : "asc");
  const conditions = [
    sql`marketplace_listings_fts match ${matching}`,
    search.since === null ? null : sql`l.rowid >= ${firstSeq(search.since)}`,
    after === null ? null : sql`l.rowid ${sql.raw(DESCENDING[sort] ? "<" : ">")} ${after.seq}`,
  ];
  return sql`select l.rowid as seq, 0 as price_cents from marketplace_listings_fts l
    where ${all(conditions)} order by l.rowid ${direction} limit ${WALK_MAX}`;
}

function equalityResiduals({ category, cityId }: Search): SQL {
  return all([
    sql`l.status = 'active'`,
    category === null ? null : sql`+l.category_id = (select id from marketplace_categories where slug = ${category})`,
    cityId === null ? null : sql`+l.city_id = ${cityId}`,
  ]);
}

const rowsOf = (seqs: SQL) =>
  sql`select json_group_array(json_object('seq', l.seq, ${SUMMARY_FIELDS}))
    from (${seqs}) found cross join ${listings} l on l.seq = found.seq`;

const NOWHERE = sql`null`;

/** Where a walk ended, if it was cut off: only asked where the page is not full. */
function endOf(walk: SQL, sort: Sort): SQL {
  return sql`select case when (select count(*) from (${walk})) = ${WALK_MAX} then
    (select json_object('seq', l.seq, 'priceCents', l.price_cents) from (${walk}) l order by ${order(sort, true)} limit 1)
    end`;
}

/** In the order of an index that fits all filters. */
function straightPage(page: PageOfSearch): SQL {
  const { sort, after } = page;
  const dimension = dimensionOf(sort);
  const conditions = [
    equalities(page),
    ...bounds(page, dimension, after ? { sort, position: after } : undefined),
    residuals(page, page.now, []),
  ];
  const found = sql`select l.seq from ${listings} l indexed by ${indexFor(page, dimension)}
    where ${all(conditions)} order by ${order(sort)} limit ${page.limit}`;
  return sql`select (${rowsOf(found)}) as listings, ${NOWHERE} as walked_to`;
}

/** With bounds in both dimensions. */
function crossedPage(page: PageOfSearch): SQL {
  const { sort, after, limit, now } = page;
  const other: Dimension = dimensionOf(sort) === "date" ? "price" : "date";
  const walk = indexWalk(page);
  const sorted = after ? bounds(page, dimensionOf(sort), { sort, position: after }) : bounds(page, dimensionOf(sort));
  return sql`
    with found as materialized (
      select l.seq from (${walk}) walked cross join ${listings} l on l.seq = walked.seq
      where ${residuals(page, now, [other])} limit ${limit}),
    narrow as materialized (
      select l.seq from ${listings} l indexed by ${indexFor(page, other)}
      where ${equalities(page)} and ${all(bounds(page, other))}
      limit (select case when count(*) < ${limit} then ${SORT_MAX + 1} else 0 end from found)),
    state as materialized (select (select count(*) from found) < ${limit} as is_short,
      (select count(*) from narrow) between 1 and ${SORT_MAX} as is_narrow),
    chosen as (
      select seq from found where not (select is_short and is_narrow from state)
      union all
      select seq from (
        select l.seq from narrow cross join ${listings} l on l.seq = narrow.seq
        where (select is_short and is_narrow from state) and ${residuals(page, now, [])} and ${all(sorted)}
        order by ${order(sort)} limit ${limit}))
    select (${rowsOf(sql`select seq from chosen`)}) as listings,
      case when (select is_short and not is_narrow from state) then (${endOf(walk, sort)}) end as walked_to`;
}

/** A text in order of date. */
function textPage(page: PageOfSearch, matching: string): SQL {
  const { sort, after, limit, now } = page;
  const walk = textWalk(page, matching, sort, after);
  return sql`
    with found as materialized (
      select l.seq from (${walk}) walked cross join ${listings} l on l.seq = walked.seq
      where ${equalityResiduals(page)} and ${residuals(page, now, ["price"])} limit ${limit})
    select (${rowsOf(sql`select seq from found`)}) as listings,
      case when (select count(*) from found) < ${limit} then (${endOf(walk, sort)}) end as walked_to`;
}

/** A text in order of price, or one too short for the index: the newest that match, sorted. */
function newestMatches(search: Search, now: number, limit: number): SQL {
  const matching = search.text?.indexed ?? null;
  const walk =
    matching === null
      ? sql`select l.seq from ${listings} l indexed by ${indexFor(search, "date")}
          where ${all([equalities(search), ...bounds(search, "date")])} order by l.seq desc limit ${SORT_MAX}`
      : textWalk(search, matching, "created_at_desc", null);
  return sql`select l.seq, l.price_cents from (${walk}) walked cross join ${listings} l on l.seq = walked.seq
    where ${equalityResiduals(search)} and ${residuals(search, now, ["price"])} limit ${limit}`;
}

function sortedPage(page: PageOfSearch): SQL {
  const { sort, after, limit, now } = page;
  return sql`
    with matches as materialized (${newestMatches(page, now, SORT_MAX)}),
    chosen as (select l.seq from matches l where ${after ? beyond(sort, after) : sql`true`}
      order by ${order(sort)} limit ${limit})
    select (${rowsOf(sql`select seq from chosen`)}) as listings, ${NOWHERE} as walked_to`;
}

function statementFor(page: PageOfSearch): SQL {
  const byDate = dimensionOf(page.sort) === "date";
  if (page.text) return byDate && page.text.indexed ? textPage(page, page.text.indexed) : sortedPage(page);
  const hasPrice = page.minPriceCents !== null || page.maxPriceCents !== null;
  return (byDate ? hasPrice : page.since !== null) ? crossedPage(page) : straightPage(page);
}

/** Up to `limit` listings after a position, in no order. */
export async function findPage(db: Database, page: PageOfSearch): Promise<Found> {
  const [row] = await db.all<{ listings: string; walked_to: string | null }>(statementFor(page));
  return {
    listings: JSON.parse(row?.listings ?? "[]") as FoundListing[],
    walkedTo: row?.walked_to ? (JSON.parse(row.walked_to) as ListPosition) : null,
  };
}

/** How many listings a search finds, looking at no more than WALK_MAX; `isMore`: there are more, or were not looked at. */
export async function countFound(
  db: Database,
  search: Search,
  now: number,
): Promise<{ count: number; isMore: boolean }> {
  const hasPrice = search.minPriceCents !== null || search.maxPriceCents !== null;
  const page: PageOfSearch = {
    ...search,
    sort: hasPrice ? "price_asc" : "created_at_desc",
    after: null,
    limit: 0,
    now,
  };
  const walk = search.text?.indexed ? textWalk(search, search.text.indexed, "created_at_desc", null) : indexWalk(page);
  const [row] = await db.all<{ count: number; walked: number }>(
    search.text
      ? sql`select count(*) as count, 0 as walked from (${newestMatches(search, now, COUNT_MAX + 1)})`
      : sql`select (select count(*) from (
          select 1 from (${walk}) walked cross join ${listings} l on l.seq = walked.seq
          where ${residuals(search, now, hasPrice ? ["date"] : [])} limit ${COUNT_MAX + 1})) as count, 0 as walked`,
  );
  const count = Number(row?.count ?? 0);
  return { count: Math.min(count, COUNT_MAX), isMore: count > COUNT_MAX };
}
