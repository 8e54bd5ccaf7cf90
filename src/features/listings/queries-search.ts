import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client.ts";
import { jsonCell, readRows } from "#db/rows.ts";
import { boundCount, COUNT_MAX } from "../../shared/bounded-count.ts";
import type { Understood } from "../../shared/search/understand.ts";
import { MINUTE_MS } from "../../shared/time.ts";
import { CARD_FIELDS, cardRow } from "./queries.ts";
import { expressions, textTables, type Way } from "./queries-words.ts";
import { compareListings, type ListPosition, type Sort } from "./rules.ts";

/*
 * A search is one statement that reads a bounded number of listings, however many there are:
 * - If an index has all filters and the order, it reads only the page.
 * - A price range ordered by date, or a period ordered by price, takes the range from the other index if that has at
 *   most FEW rows. Otherwise it walks up to WALK_MAX rows in order. If that finds too few, it takes the range after
 *   all, unless that has more than SORT_MAX rows.
 * - Text walks its matches, up to WALK_MAX of them in order of date. In order of price, the newest PRICED_MAX are
 *   sorted and the others left out. In order of relevance, it walks up to SORT_MAX of each of its tiers, the best tier
 *   first. If a walk ends before the page is full, the page is shorter and its cursor continues where the walk ended.
 */
const FEW = 100;
const WALK_MAX = 5000;
const SORT_MAX = 1000;
const PRICED_MAX = 500;

export interface Search {
  text: Understood | null;
  category: string | null;
  cityId: number | null;
  /** Published at or after this time. */
  since: number | null;
  minPriceCents: number | null;
  maxPriceCents: number | null;
}

export const EVERYWHERE = { category: null, cityId: null, since: null, minPriceCents: null, maxPriceCents: null };

interface PageOfSearch extends Search {
  sort: Sort;
  after: ListPosition | null;
  limit: number;
  now: number;
  /** Only how many listings the page has. */
  isCount?: true;
}

const position = z.object({ priceCents: z.number(), seq: z.number() });
const foundListing = cardRow.extend({ ...position.shape, tier: z.number() });
const foundRow = z.object({
  listings: jsonCell(z.array(foundListing)),
  walked_to: jsonCell(position).nullable(),
});
const countRow = z.object({ listings: z.number(), walked_to: z.string().nullable() });

type Dimension = "date" | "price";

/** Rows are inserted some time after their `created_at`, so it may be out of order with `seq` by this much. */
const DISORDER_MS = MINUTE_MS;

const listings = sql.raw("marketplace_listings");
const all = (conditions: (SQL | null)[]) =>
  sql.join([sql`true`, ...conditions.filter((condition) => condition !== null)], sql` and `);

/** The index that has the listings of a category and city in order of date or price. */
function indexFor(search: Search, dimension: Dimension): SQL {
  const parts = [search.category === null ? null : "category", search.cityId === null ? null : "city"];
  const names = parts.filter((part) => part !== null);
  if (names.length === 0) return sql.raw(`marketplace_listings_${dimension === "date" ? "newest" : "price_order"}`);
  return sql.raw(`marketplace_listings_${[...names, ...(dimension === "price" ? ["price"] : [])].join("_")}`);
}

/** Conditions on the leading columns of each list index. */
function equalities({ category, cityId }: Search): SQL {
  return all([
    sql`l.status = 'active'`,
    category === null ? null : sql`l.category_id = (select id from marketplace_categories where slug = ${category})`,
    cityId === null ? null : sql`l.city_id = ${cityId}`,
  ]);
}

/** First `seq` of a period, found through the index on `created_at`. */
function firstSeq(since: number): SQL {
  return sql`(select seq from ${listings} indexed by marketplace_listings_created
    where created_at >= ${since - DISORDER_MS} order by created_at, seq limit 1)`;
}

const isDescending = (sort: Sort) => !sort.endsWith("asc");
const dimensionOf = (sort: Sort): Dimension => (sort.startsWith("price") ? "price" : "date");

/**
 * The bounds of a search in one dimension.
 * @param started the order of a walk that starts at a cursor. A unary plus keeps SQLite from starting it at a bound.
 */
function bounds(search: Search, dimension: Dimension, started: Sort | null = null): (SQL | null)[] {
  const { since, minPriceCents, maxPriceCents } = search;
  const low = sql.raw(started !== null && !isDescending(started) ? "+" : "");
  const high = sql.raw(started !== null && isDescending(started) ? "+" : "");
  if (dimension === "date") return [since === null ? null : sql`${low}l.seq >= ${firstSeq(since)}`];
  return [
    minPriceCents === null ? null : sql`${low}l.price_cents >= ${minPriceCents}`,
    maxPriceCents === null ? null : sql`${high}l.price_cents <= ${maxPriceCents}`,
  ];
}

/** Ranges of an index that together have the rows after a position. */
function rangesBeyond(sort: Sort, { priceCents, seq }: ListPosition): SQL[] {
  const comparison = sql.raw(isDescending(sort) ? "<" : ">");
  const isBeyond = sql`l.seq ${comparison} ${seq}`;
  if (dimensionOf(sort) === "date") return [isBeyond];
  // SQLite doesn't seek with a row value that includes the row id, and would read all earlier rows of this price again.
  return [sql`l.price_cents = ${priceCents} and ${isBeyond}`, sql`l.price_cents ${comparison} ${priceCents}`];
}

/** Condition for rows after a position in this order, if there is one. */
const beyond = (sort: Sort, after: ListPosition | null) =>
  after && sql`(${sql.join(rangesBeyond(sort, after), sql` or `)})`;

function order(sort: Sort): SQL {
  const direction = isDescending(sort) ? "desc" : "asc";
  return sql.raw(dimensionOf(sort) === "date" ? `seq ${direction}` : `price_cents ${direction}, seq ${direction}`);
}

/** Conditions that no index covers: times of publication and expiry, hidden. */
function residuals(search: Search, now: number): SQL {
  return all([
    sql`+l.expires_at > ${now}`,
    sql`l.hidden_because is null`,
    search.since === null ? null : sql`+l.created_at >= ${search.since}`,
  ]);
}

/** Rows of an index in order, after the cursor if there is one. */
function indexRows(
  page: PageOfSearch,
  { columns, beside, limit }: { columns: SQL; beside: SQL | null; limit: number | SQL },
): SQL {
  const { sort, after } = page;
  const dimension = dimensionOf(sort);
  const ranges = (after ? rangesBeyond(sort, after) : [null]).map(
    (range) => sql`
      select ${columns} from ${listings} l indexed by ${indexFor(page, dimension)}
      where ${all([equalities(page), range, ...bounds(page, dimension, after && sort), beside])}`,
  );
  return sql`${sql.join(ranges, sql` union all `)} order by ${order(sort)} limit ${limit}`;
}

/** What narrows an expression to a category and a city: words of the index's column `place`. */
function placeOf({ cityId, category }: Search): SQL {
  const categoryId = sql`(select id from marketplace_categories where slug = ${category})`;
  const city = cityId === null ? sql`''` : sql`${` AND place : city${cityId}`}`;
  return sql`${city} || ${category === null ? sql`''` : sql`' AND place : category' || ${categoryId}`}`;
}

/** Cards of listings, each with its `tier`, as one JSON cell, a third faster than separate columns and rows. */
const cards = (source: SQL) =>
  sql`(select json_group_array(json_object('seq', card.seq, 'tier', card.tier, ${CARD_FIELDS})) from (${source}) card)`;

/** What is asked for of the chosen listings. */
const shown = ({ isCount }: PageOfSearch, chosen: SQL) =>
  isCount
    ? sql`(select count(*) from (${chosen}))`
    : cards(sql`select l.*, chosen.tier from (${chosen}) chosen cross join ${listings} l on l.seq = chosen.seq`);

/** For an index that has all filters and the order. */
function straightPage(page: PageOfSearch): SQL {
  const rows = (columns: SQL) => indexRows(page, { columns, beside: residuals(page, page.now), limit: page.limit });
  const found = page.isCount ? shown(page, rows(sql`l.seq`)) : cards(rows(sql`l.*, 0 as tier`));
  return sql`select null as walked_to, ${found} as listings`;
}

/**
 * For bounds in both dimensions: walks in order unless few rows, or then no more than can be sorted, are in the range.
 */
function crossedPage(page: PageOfSearch): SQL {
  const { sort, after, limit, now } = page;
  const dimension = dimensionOf(sort);
  const other: Dimension = dimension === "date" ? "price" : "date";
  const walk = indexRows(page, {
    columns: sql`l.seq, l.price_cents`,
    beside: null,
    limit: sql`(select iif(is_few, 0, ${WALK_MAX}) from start)`,
  });
  const inOrder = all([beyond(sort, after), ...bounds(page, dimension), residuals(page, now)]);
  const range = sql`select l.seq as place from ${listings} l indexed by ${indexFor(page, other)}
    where ${all([equalities(page), ...bounds(page, other)])}`;
  return sql`
    with start as materialized (select count(*) <= ${FEW} as is_few from (${range} limit ${FEW + 1})),
    found as materialized (
      select l.seq from (select * from (${walk}) l where ${all(bounds(page, other))}) walked
        cross join ${listings} l on l.seq = walked.seq where ${residuals(page, now)} limit ${limit}),
    narrow as materialized (
      ${range} limit (select case when count(*) < ${limit} then ${SORT_MAX + 1} else 0 end from found)),
    chosen as (
      select seq from found union select seq from (
        select l.seq from narrow cross join ${listings} l on l.seq = narrow.place
        where (select count(*) from narrow) <= ${SORT_MAX} and ${inOrder} order by ${order(sort)} limit ${limit}))
    select case when (select count(*) from narrow) > ${SORT_MAX} then (
        select json_object('seq', seq, 'priceCents', price_cents) from (${walk}) limit 1 offset ${WALK_MAX - 1}) end as walked_to,
      ${shown(page, sql`select seq, 0 as tier from chosen`)} as listings`;
}

/**
 * For text: walks the matches of expressions, one after the other. In order of price, it sorts the newest of them. In
 * order of relevance, a position has the number of an expression in place of the price.
 */
function textPage(page: PageOfSearch, text: Understood, ways: readonly SQL[]): SQL {
  const { sort, after, limit, now } = page;
  const byPrice = dimensionOf(sort) === "price";
  const start = sort === "relevance" && after ? after.priceCents : 0;
  const [direction, comparison] = sort === "created_at_asc" ? ["asc", ">"] : ["desc", "<"];
  const isSince = page.since === null ? null : sql`rowid >= ${firstSeq(page.since)}`;
  const tiers = ways.slice(start).map((expression, at) => {
    // As an integer: all numbers are sent as floats, and FTS5 ignores a bound on row ids that is not an integer.
    const isBeyond = at === 0 && !byPrice && after && sql`rowid ${sql.raw(comparison)} cast(${after.seq} as integer)`;
    return sql`
      select seq, ${sql.raw(String(start + at))} as tier, row_number() over () as step from (
        select rowid as seq from marketplace_listings_fts
        where marketplace_listings_fts match ${expression} and ${all([isBeyond || null, isSince])}
        order by rowid ${sql.raw(direction)} limit ${sort === "relevance" ? SORT_MAX : WALK_MAX})`;
  });
  const isMatch = all([equalities(page), ...bounds(page, "price"), residuals(page, now)]);
  // The last step of a full walk is kept even if it doesn't match, because the next page begins there.
  const matches = sql`
    select l.seq, l.price_cents, walked.tier, walked.step, ${isMatch} as is_match
    from (${sql.join(tiers, sql` union all `)}) walked cross join ${listings} l on l.seq = walked.seq
    where is_match or walked.step = ${WALK_MAX} limit ${byPrice ? PRICED_MAX : limit}`;
  const found = byPrice
    ? sql`select * from (${matches}) l where is_match and ${all([beyond(sort, after)])} order by ${order(sort)} limit ${limit}`
    : matches;
  return sql`
    with ${textTables(text, placeOf(page))}, found as materialized (${found}), chosen as (select * from found where is_match)
    select (select json_object('seq', seq, 'priceCents', price_cents) from found
        where step = ${WALK_MAX} and (select count(*) from chosen) < ${byPrice ? 0 : limit}) as walked_to,
      ${shown(page, sql`select * from chosen`)} as listings`;
}

function statementFor(page: PageOfSearch, way: Way): SQL {
  const { text, sort, since, minPriceCents, maxPriceCents } = page;
  if (text) return textPage(page, text, expressions(text, way));
  const beside = dimensionOf(sort) === "date" ? (minPriceCents ?? maxPriceCents) : since;
  return beside === null ? straightPage(page) : crossedPage(page);
}

/** Up to `limit` listings after a position, in order, each with its own. */
export async function findPage(
  db: Database,
  page: PageOfSearch,
  way: Way = page.sort === "relevance" ? "tiers" : "all",
) {
  const { sort } = page;
  const [row] = await readRows(db, foundRow, statementFor(page, way));
  const placed = (row?.listings ?? []).map((listing) => {
    const { tier, priceCents, seq } = listing;
    return { ...listing, place: { priceCents: sort === "relevance" ? tier : priceCents, seq } };
  });
  return {
    listings: placed.sort((a, b) => compareListings(sort, a.place, b.place)),
    /** Where a walk that found fewer than `limit` stopped; null if it reached the end. */
    walkedTo: row?.walked_to ?? null,
  };
}

/** Listings with all or some of the words of a text, whatever the other filters, the best first. */
export async function findSimilar(db: Database, text: Understood, now: number, limit: number) {
  return (await findPage(db, { ...EVERYWHERE, text, sort: "relevance", after: null, limit, now }, "similar")).listings;
}

/** Counts what a search finds, up to COUNT_MAX, or until a limit on rows was reached. */
export async function countFound(db: Database, search: Search, now: number) {
  const page = { ...search, sort: "created_at_desc", after: null, limit: COUNT_MAX + 1, now, isCount: true } as const;
  const [row] = await readRows(db, countRow, statementFor(page, "all"));
  const { listings: count = 0, walked_to = null } = row ?? {};
  return boundCount(count, { isCut: walked_to !== null });
}
