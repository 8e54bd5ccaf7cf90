import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client.ts";
import { jsonCell, readRows } from "#db/rows.ts";
import { MINUTE_MS } from "../../shared/time.ts";
import { CARD_FIELDS, cardRow } from "./queries.ts";
import type { ListPosition, Sort } from "./rules.ts";
import type { SearchText } from "./search-text.ts";

/*
 * However many listings there are, a search reads a bounded number of them, in one statement:
 * - in the order of an index that its filters fit, it reads the page alone;
 * - a price range in order of date, or a period in order of price, is looked for on a walk of WALK_MAX rows in order;
 *   where that finds too few, the other index gives all that are in the range, if these are not more than SORT_MAX;
 * - text is looked for on a walk of WALK_MAX matches among TEXT_SPAN listings in order of date; in order of price, and for
 *   words too short for the index, the newest SORT_MAX are sorted and others are left out.
 * Where a walk ends before a page is full, the page is shorter and its cursor goes on from where the walk ended.
 */
const WALK_MAX = 5000;
const SORT_MAX = 1000;
/** The index of text takes time for each listing that has one of the words, also where none has them all. */
const TEXT_SPAN = 200_000;

export interface Search {
  text: SearchText | null;
  category: string | null;
  cityId: number | null;
  /** Published at this instant or later. */
  since: number | null;
  minPriceCents: number | null;
  maxPriceCents: number | null;
}

interface PageOfSearch extends Search {
  sort: Sort;
  after: ListPosition | null;
  limit: number;
  now: number;
}

const position = z.object({ priceCents: z.number(), seq: z.number() });
const foundListing = cardRow.extend(position.shape);
const foundRow = z.object({ listings: jsonCell(z.array(foundListing)), walked_to: jsonCell(position).nullable() });
const countRow = z.object({ count: z.number(), is_cut: z.number() });

interface Found {
  listings: z.output<typeof foundListing>[];
  /** Where the walk ended that found fewer than `limit`, if it ended before its end. */
  walkedTo: ListPosition | null;
}

type Dimension = "date" | "price";

/** Rows come with a delay after the instant that they tell; so much may two stand in the wrong order. */
const DISORDER_MS = MINUTE_MS;

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
const aside = (isAside: boolean) => sql.raw(isAside ? "+" : "");

/** The bounds that a search sets in one dimension; those that the cursor replaces are checked, but not walked from. */
function bounds(search: Search, dimension: Dimension, page?: Pick<PageOfSearch, "sort" | "after">): SQL[] {
  const { since, minPriceCents, maxPriceCents } = search;
  const after = page?.after && dimensionOf(page.sort) === dimension ? page.after : null;
  const low = aside(after !== null && page !== undefined && !DESCENDING[page.sort]);
  const high = aside(after !== null && page !== undefined && DESCENDING[page.sort]);
  const ranges =
    dimension === "date"
      ? [since === null ? null : sql`${low}l.seq >= ${firstSeq(since)}`]
      : [
          minPriceCents === null ? null : sql`${low}l.price_cents >= ${minPriceCents}`,
          maxPriceCents === null ? null : sql`${high}l.price_cents <= ${maxPriceCents}`,
        ];
  return [after && page ? beyond(page.sort, after) : null, ...ranges].filter((bound) => bound !== null);
}

/** After a position in a list of this order. */
function beyond(sort: Sort, { priceCents, seq }: ListPosition): SQL {
  const comparison = sql.raw(DESCENDING[sort] ? "<" : ">");
  return dimensionOf(sort) === "date"
    ? sql`l.seq ${comparison} ${seq}`
    : sql`(l.price_cents, l.seq) ${comparison} (${priceCents}, ${seq})`;
}

function order(sort: Sort, of: "l" | "walked" = "l", reversed = false): SQL {
  const direction = DESCENDING[sort] !== reversed ? "desc" : "asc";
  return sql.raw(
    dimensionOf(sort) === "date" ? `${of}.seq ${direction}` : `${of}.price_cents ${direction}, ${of}.seq ${direction}`,
  );
}

/** What no index decides: the instants of publication and expiry, and words too short for the index of text. */
function residuals(search: Search, now: number): SQL {
  return all([
    sql`+l.expires_at > ${now}`,
    search.since === null ? null : sql`+l.created_at >= ${search.since}`,
    ...(search.text?.patterns ?? []).map((pattern) => sql`(l.title glob ${pattern} or l.description glob ${pattern})`),
  ]);
}

/** The walk of a search through an index, in order, from the cursor on if there is one. */
function indexWalk(page: PageOfSearch, dimension: Dimension): SQL {
  const sort = dimension === dimensionOf(page.sort) ? page.sort : "created_at_desc";
  const conditions = [equalities(page), ...bounds(page, dimension, page)];
  return sql`select l.seq, l.price_cents from ${listings} l indexed by ${indexFor(page, dimension)}
    where ${all(conditions)} order by ${order(sort)} limit ${WALK_MAX}`;
}

/** What of a walk meets all conditions; those that the walk itself can answer are asked before the listing is read. */
function filtered(walk: SQL, inWalk: SQL[], beside: SQL): SQL {
  return sql`(select * from (${walk}) l where ${all(inWalk)}) walked
    cross join ${listings} l on l.seq = walked.seq where ${beside}`;
}

const edge = (which: "min" | "max") =>
  sql`(select ${sql.raw(which)}(seq) from ${listings} indexed by marketplace_listings_newest where status = 'active')`;

/** The next TEXT_SPAN listings in order of date: from `low` to `high`, and `next` if others come after them. */
function textSpan({ since }: Search, sort: Sort, after: ListPosition | null): SQL {
  const edges = sql`(select ${since === null ? edge("min") : firstSeq(since)} as first, ${edge("max")} as last) edges`;
  return DESCENDING[sort]
    ? sql`select max(high - ${TEXT_SPAN}, first) as low, high,
        case when high - ${TEXT_SPAN} > first then high - ${TEXT_SPAN} end as next
        from (select first, ${after ? sql`${after.seq - 1}` : sql`last`} as high from ${edges}) ends`
    : sql`select low, min(low + ${TEXT_SPAN}, last) as high,
        case when low + ${TEXT_SPAN} < last then low + ${TEXT_SPAN} end as next
        from (select last, ${after ? sql`max(${after.seq + 1}, first)` : sql`first`} as low from ${edges}) ends`;
}

/** The newest or oldest matches of a text within the `span` of the statement, in order. */
function textWalk(matching: string, sort: Sort): SQL {
  const direction = sql.raw(DESCENDING[sort] ? "desc" : "asc");
  return sql`select rowid as seq, 0 as price_cents from marketplace_listings_fts
    where marketplace_listings_fts match ${matching} and rowid >= (select low from span)
    and rowid <= (select high from span) order by rowid ${direction} limit ${WALK_MAX}`;
}

/** All that a match of text must still meet. */
function besideText(search: Search, now: number): SQL {
  return all([equalities(search), ...bounds(search, "price"), residuals(search, now)]);
}

/** Cards as one JSON cell: a third faster than as many columns and rows. */
const cards = (source: SQL) =>
  sql`(select json_group_array(json_object('seq', card.seq, ${CARD_FIELDS})) from (${source}) card)`;
const cardsOf = (seqs: SQL) =>
  cards(sql`select l.* from (${seqs}) chosen cross join ${listings} l on l.seq = chosen.seq`);

/** Where a walk was cut off; null if it came to its end. */
function endOf(walk: SQL, sort: Sort): SQL {
  const last = sql`select json_object('seq', walked.seq, 'priceCents', walked.price_cents)
    from (${walk}) walked order by ${order(sort, "walked", true)} limit 1`;
  return sql`(select case when (select count(*) from (${walk})) = ${WALK_MAX} then (${last}) end)`;
}

/** In the order of an index that fits all filters. */
function straightPage(page: PageOfSearch): SQL {
  const { sort, now, limit } = page;
  const dimension = dimensionOf(sort);
  const conditions = [equalities(page), ...bounds(page, dimension, page), residuals(page, now)];
  return sql`select null as walked_to, ${cards(sql`
    select l.* from ${listings} l indexed by ${indexFor(page, dimension)}
    where ${all(conditions)} order by ${order(sort)} limit ${limit}`)} as listings`;
}

/** With bounds in both dimensions: a walk in order and, where that finds too few, all that the other index has. */
function crossedPage(page: PageOfSearch): SQL {
  const { sort, limit, now } = page;
  const dimension = dimensionOf(sort);
  const other: Dimension = dimension === "date" ? "price" : "date";
  const walk = indexWalk(page, dimension);
  const inOrder = all([...bounds(page, dimension, page), residuals(page, now)]);
  return sql`
    with found as materialized (
      select l.seq from ${filtered(walk, bounds(page, other), residuals(page, now))} limit ${limit}),
    narrow as materialized (
      select l.seq from ${listings} l indexed by ${indexFor(page, other)}
      where ${all([equalities(page), ...bounds(page, other)])}
      limit (select case when count(*) < ${limit} then ${SORT_MAX + 1} else 0 end from found)),
    state as materialized (select (select count(*) from found) < ${limit} as is_short,
      (select count(*) from narrow) <= ${SORT_MAX} as is_narrow),
    chosen as (
      select seq from found where not (select is_short and is_narrow from state)
      union all
      select seq from (
        select l.seq from narrow cross join ${listings} l on l.seq = narrow.seq
        where (select is_short and is_narrow from state) and ${inOrder} order by ${order(sort)} limit ${limit}))
    select case when (select is_short and not is_narrow from state) then ${endOf(walk, sort)} end as walked_to,
      ${cardsOf(sql`select seq from chosen`)} as listings`;
}

/** A text in order of date. */
function textPage(page: PageOfSearch, matching: string): SQL {
  const { sort, after, limit, now } = page;
  const walk = textWalk(matching, sort);
  const nextSpan = sql`(select case when next is not null then json_object('seq', next, 'priceCents', 0) end from span)`;
  return sql`
    with span as materialized (${textSpan(page, sort, after)}),
    found as materialized (select l.seq from ${filtered(walk, [], besideText(page, now))} limit ${limit})
    select case when (select count(*) from found) < ${limit} then coalesce(${endOf(walk, sort)}, ${nextSpan}) end
      as walked_to, ${cardsOf(sql`select seq from found`)} as listings`;
}

/** The newest among which a text is looked for where order does not matter: of the index, or of all. */
function newestWalk(search: Search): SQL {
  if (search.text?.indexed) return textWalk(search.text.indexed, "created_at_desc");
  const conditions = [equalities(search), ...bounds(search, "date")];
  return sql`select l.seq from ${listings} l indexed by ${indexFor(search, "date")}
    where ${all(conditions)} order by l.seq desc limit ${SORT_MAX}`;
}

/** A text in order of price, or one too short for the index: the newest that match, sorted. */
function sortedPage(page: PageOfSearch): SQL {
  const { sort, after, limit, now } = page;
  const found = filtered(newestWalk(page), [], besideText(page, now));
  return sql`
    with span as materialized (${textSpan(page, "created_at_desc", null)}),
    matches as materialized (select l.seq, l.price_cents from ${found} limit ${SORT_MAX})
    select null as walked_to, ${cardsOf(sql`select l.seq from matches l where ${after ? beyond(sort, after) : sql`true`}
      order by ${order(sort)} limit ${limit}`)} as listings`;
}

const hasPrice = ({ minPriceCents, maxPriceCents }: Search) => minPriceCents !== null || maxPriceCents !== null;

function statementFor(page: PageOfSearch): SQL {
  const byDate = dimensionOf(page.sort) === "date";
  if (page.text) return byDate && page.text.indexed ? textPage(page, page.text.indexed) : sortedPage(page);
  return (byDate ? hasPrice(page) : page.since !== null) ? crossedPage(page) : straightPage(page);
}

/** Up to `limit` listings after a position, in no order. */
export async function findPage(db: Database, page: PageOfSearch): Promise<Found> {
  const [row] = await readRows(db, foundRow, statementFor(page));
  return { listings: row?.listings ?? [], walkedTo: row?.walked_to ?? null };
}

/** How many listings a search finds, up to `max`; `isCut`: there are more, or more had to be looked at than is allowed. */
export async function countFound(
  db: Database,
  search: Search,
  now: number,
  max: number,
): Promise<{ count: number; isCut: boolean }> {
  const page: PageOfSearch = { ...search, sort: "price_asc", after: null, limit: max, now };
  const walk = search.text ? newestWalk(search) : indexWalk(page, hasPrice(search) ? "price" : "date");
  const found = search.text
    ? filtered(walk, [], besideText(search, now))
    : filtered(walk, hasPrice(search) ? bounds(search, "date") : [], residuals(search, now));
  const isTextCut = search.text?.indexed ? sql`(select next is not null from span)` : sql`false`;
  const statement = sql`
    with span as materialized (${textSpan(search, "created_at_desc", null)}),
    found as materialized (select count(*) as count from (select 1 from ${found} limit ${max + 1}))
    select min(count, ${max}) as count, case when count > ${max} then 1
      else (select count(*) = ${WALK_MAX} from (${walk})) or ${isTextCut} end as is_cut from found`;
  const [row] = await readRows(db, countRow, statement);
  return { count: row?.count ?? 0, isCut: row?.is_cut === 1 };
}
