import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client.ts";
import { jsonCell, readRows } from "#db/rows.ts";
import { MINUTE_MS } from "../../shared/time.ts";
import { CARD_FIELDS, cardRow } from "./queries.ts";
import type { ListPosition, Sort } from "./rules.ts";
import type { SearchText } from "./search-text.ts";

/*
 * A search is one statement that reads a bounded number of listings, however many there are:
 * - If an index has all filters and the order, it reads only the page.
 * - A price range ordered by date, or a period ordered by price, takes the range from the other index if that has at most
 *   FEW rows. Otherwise it walks up to WALK_MAX rows in order. If that finds too few, it takes the range after all, unless
 *   that has more than SORT_MAX rows.
 * - Text ordered by date walks up to WALK_MAX matches among TEXT_BLOCKS blocks of listings. Ordered by price, or with words
 *   too short for the index, it sorts the newest SORT_MAX matches and leaves out the others.
 * If a walk ends before the page is full, the page is shorter and its cursor continues where the walk ended.
 */
const FEW = 100;
const WALK_MAX = 5000;
const SORT_MAX = 1000;
/** The full-text index spends time on each listing that has any of the words, even if none has all of them. */
const TEXT_BLOCKS = 2;
const BLOCK_SIZE = 65_536;

export interface Search {
  text: SearchText | null;
  category: string | null;
  cityId: number | null;
  /** Published at or after this time. */
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
  /** Where a walk that found fewer than `limit` stopped; null if it reached the end. */
  walkedTo: ListPosition | null;
}

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

const DESCENDING: Readonly<Record<Sort, boolean>> = {
  created_at_desc: true,
  created_at_asc: false,
  price_asc: false,
  price_desc: true,
};
const dimensionOf = (sort: Sort): Dimension => (sort.startsWith("price") ? "price" : "date");

/** A unary plus keeps SQLite from starting a walk at this bound, because the cursor is closer. */
const aside = (isAside: boolean) => sql.raw(isAside ? "+" : "");

/**
 * The bounds of a search in one dimension.
 * @param started the order of a walk that starts at a cursor: the bound which that supersedes is only checked
 */
function bounds(search: Search, dimension: Dimension, started: Sort | null = null): SQL[] {
  const { since, minPriceCents, maxPriceCents } = search;
  const low = aside(started !== null && !DESCENDING[started]);
  const high = aside(started !== null && DESCENDING[started]);
  const ranges =
    dimension === "date"
      ? [since === null ? null : sql`${low}l.seq >= ${firstSeq(since)}`]
      : [
          minPriceCents === null ? null : sql`${low}l.price_cents >= ${minPriceCents}`,
          maxPriceCents === null ? null : sql`${high}l.price_cents <= ${maxPriceCents}`,
        ];
  return ranges.filter((bound) => bound !== null);
}

/** Ranges of an index that together have the rows after a position. */
function rangesBeyond(sort: Sort, { priceCents, seq }: ListPosition): SQL[] {
  const comparison = sql.raw(DESCENDING[sort] ? "<" : ">");
  const isBeyond = sql`l.seq ${comparison} ${seq}`;
  if (dimensionOf(sort) === "date") return [isBeyond];
  // SQLite doesn't seek with a row value that includes the row id, and would read all earlier rows of this price again.
  return [sql`l.price_cents = ${priceCents} and ${isBeyond}`, sql`l.price_cents ${comparison} ${priceCents}`];
}

/** Condition for rows after a position in this order, if there is one. */
const beyond = (sort: Sort, after: ListPosition | null) =>
  after && sql`(${sql.join(rangesBeyond(sort, after), sql` or `)})`;

function order(sort: Sort): SQL {
  const direction = DESCENDING[sort] ? "desc" : "asc";
  return sql.raw(dimensionOf(sort) === "date" ? `seq ${direction}` : `price_cents ${direction}, seq ${direction}`);
}

/** Condition that a listing, under this name in the query, has a word that is too short for the full-text index. */
export function hasPattern(listing: string, pattern: SQL): SQL {
  const column = (name: string) => sql.raw(`${listing}.${name}`);
  const masked = column("masked_text");
  return sql`iif(${masked} is null, ${column("title")} glob ${pattern} or ${column("description")} glob ${pattern},
    ${masked} glob ${pattern})`;
}

/** Conditions that no index covers: times of publication and expiry, hidden, words too short for the full-text index. */
function residuals(search: Search, now: number): SQL {
  return all([
    sql`+l.expires_at > ${now}`,
    sql`l.hidden_because is null`,
    search.since === null ? null : sql`+l.created_at >= ${search.since}`,
    ...(search.text?.patterns ?? []).map((pattern) => hasPattern("l", sql`${pattern}`)),
  ]);
}

/** Rows of an index in order, after the cursor if there is one. */
function indexRows(
  page: PageOfSearch,
  dimension: Dimension,
  { columns, beside, limit }: { columns: SQL; beside: SQL | null; limit: number | SQL },
): SQL {
  const isInOrder = dimension === dimensionOf(page.sort);
  const [sort, after] = isInOrder ? [page.sort, page.after] : (["created_at_desc", null] as const);
  const ranges = (after ? rangesBeyond(sort, after) : [null]).map(
    (range) => sql`
      select ${columns} from ${listings} l indexed by ${indexFor(page, dimension)}
      where ${all([equalities(page), range, ...bounds(page, dimension, after && sort), beside])}`,
  );
  return sql`${sql.join(ranges, sql` union all `)} order by ${order(sort)} limit ${limit}`;
}

/** Walks an index in order, starting at the cursor if there is one. */
const indexWalk = (page: PageOfSearch, dimension: Dimension, limit: number | SQL = WALK_MAX) =>
  indexRows(page, dimension, { columns: sql`l.seq, l.price_cents`, beside: null, limit });

/** Rows of a walk that meet all conditions. Those in `inWalk` are checked before the listing is read. */
function filtered(walk: SQL, inWalk: (SQL | null)[], beside: SQL): SQL {
  return sql`(select * from (${walk}) l where ${all(inWalk)}) walked
    cross join ${listings} l on l.seq = walked.seq where ${beside}`;
}

/** The first or last listing; 0 if there is none, because null would make the text's expression null, which FTS5 refuses. */
const edge = (which: "min" | "max") => sql`
  (select coalesce(${sql.raw(which)}(seq), 0) from ${listings} indexed by marketplace_listings_newest
    where status = 'active')`;

/** As an integer: all numbers are sent as floats, and FTS5 ignores a bound on row ids that is not an integer. */
const whole = (number: number) => sql`cast(${number} as integer)`;

/** What the full-text index has of a listing beside its words: a trigram that nobody types. */
type Mark = "city" | "category" | "block";
const FIRST_MARK: Readonly<Record<Mark, number>> = { city: 57_344, category: 57_345, block: 57_346 };

/** A term of an FTS5 expression. */
function marked(mark: Mark, id: SQL): SQL {
  const [first, half, zero] = [FIRST_MARK[mark], 4096, 57_344].map((number) => sql.raw(String(number)));
  return sql`'"' || char(${first}, ${zero} + ${id} / ${half}, ${zero} + ${id} % ${half}) || '"'`;
}

/** The expression for a text in these blocks. */
function expression({ text, cityId, category }: Search, blocks: SQL[]): SQL {
  const categoryId = sql`(select id from marketplace_categories where slug = ${category})`;
  const terms = [
    cityId === null ? null : marked("city", whole(cityId)),
    category === null ? null : marked("category", categoryId),
    sql`'(' || ${sql.join(
      blocks.map((block) => marked("block", block)),
      sql` || ' OR ' || `,
    )} || ')'`,
  ].filter((term) => term !== null);
  return sql.join([sql`${text?.indexed ?? ""}`, ...terms], sql` || ' AND ' || `);
}

/**
 * The next TEXT_BLOCKS blocks of listings by date: from `low` to `high`, the `expression` for them, and in `next` where to
 * continue; null if none are left.
 */
function textSpan(search: Search, sort: Sort, after: ListPosition | null): SQL {
  // Beyond the last one if there is none in the period.
  const first = search.since === null ? edge("min") : sql`coalesce(${firstSeq(search.since)}, ${edge("max")} + 1)`;
  const isDescending = DESCENDING[sort];
  const sign = isDescending ? "-" : "+";
  const blocks = Array.from({ length: TEXT_BLOCKS }, (_, n) => sql.raw(`(start / ${BLOCK_SIZE} ${sign} ${n})`));
  const end = sql.raw(
    isDescending
      ? `(start / ${BLOCK_SIZE} - ${TEXT_BLOCKS - 1}) * ${BLOCK_SIZE}`
      : `(start / ${BLOCK_SIZE} + ${TEXT_BLOCKS}) * ${BLOCK_SIZE} - 1`,
  );
  const atEdge = sql.raw(isDescending ? "last" : "first");
  const beyondCursor = after && (isDescending ? whole(after.seq - 1) : sql`max(${whole(after.seq + 1)}, first)`);
  const edges = sql`(select ${first} as first, ${edge("max")} as last) edges`;
  const ends = sql`(select *, ${end} as stop from (select *, ${beyondCursor ?? atEdge} as start from ${edges}) starts) ends`;
  const range = isDescending
    ? sql`max(stop, first) as low, start as high, iif(stop > first, stop, null) as next`
    : sql`start as low, min(stop, last) as high, iif(stop < last, stop, null) as next`;
  return sql`select ${range}, ${expression(search, blocks)} as expression from ${ends}`;
}

/** The newest or oldest matches of a text in the statement's `span`, in order. */
function textWalk(sort: Sort): SQL {
  const direction = sql.raw(DESCENDING[sort] ? "desc" : "asc");
  return sql`select rowid as seq, 0 as price_cents from marketplace_listings_fts
    where marketplace_listings_fts match (select expression from span) and rowid >= (select low from span)
    and rowid <= (select high from span) order by rowid ${direction} limit ${WALK_MAX}`;
}

/** Conditions that matches of the full-text index must also meet. */
function besideText(search: Search, now: number): SQL {
  return all([equalities(search), ...bounds(search, "price"), residuals(search, now)]);
}

/** Cards as one JSON cell, a third faster than separate columns and rows. */
const cards = (source: SQL) =>
  sql`(select json_group_array(json_object('seq', card.seq, ${CARD_FIELDS})) from (${source}) card)`;
const cardsOf = (seqs: SQL) =>
  cards(sql`select l.* from (${seqs}) chosen cross join ${listings} l on l.seq = chosen.seq`);

/** Where a walk hit WALK_MAX; null if it reached the end. Each further walk in a statement costs it time, even if it never runs. */
const endOf = (walk: SQL) =>
  sql`(select json_object('seq', walked.seq, 'priceCents', walked.price_cents) from (${walk}) walked limit 1 offset ${WALK_MAX - 1})`;

/** For an index that has all filters and the order. */
function straightPage(page: PageOfSearch): SQL {
  const { sort, now, limit } = page;
  const rows = indexRows(page, dimensionOf(sort), { columns: sql`l.*`, beside: residuals(page, now), limit });
  return sql`select null as walked_to, ${cards(rows)} as listings`;
}

/** For bounds in both dimensions: walks in order unless few rows, or then no more than can be sorted, are in the range. */
function crossedPage(page: PageOfSearch): SQL {
  const { sort, after, limit, now } = page;
  const dimension = dimensionOf(sort);
  const other: Dimension = dimension === "date" ? "price" : "date";
  const walk = indexWalk(page, dimension, sql`(select iif(is_few, 0, ${WALK_MAX}) from start)`);
  const inOrder = all([beyond(sort, after), ...bounds(page, dimension), residuals(page, now)]);
  const range = sql`select l.seq as place from ${listings} l indexed by ${indexFor(page, other)}
    where ${all([equalities(page), ...bounds(page, other)])}`;
  return sql`
    with start as materialized (select count(*) <= ${FEW} as is_few from (${range} limit ${FEW + 1})),
    found as materialized (
      select l.seq from ${filtered(walk, bounds(page, other), residuals(page, now))} limit ${limit}),
    narrow as materialized (
      ${range} limit (select case when count(*) < ${limit} then ${SORT_MAX + 1} else 0 end from found)),
    state as materialized (select (select count(*) from found) < ${limit} as is_short,
      (select count(*) from narrow) <= ${SORT_MAX} as is_narrow),
    chosen as (
      select seq from found where not (select is_short and is_narrow from state)
      union all
      select seq from (
        select l.seq from narrow cross join ${listings} l on l.seq = narrow.place
        where (select is_short and is_narrow from state) and ${inOrder} order by ${order(sort)} limit ${limit}))
    select case when (select is_short and not is_narrow from state) then ${endOf(walk)} end as walked_to,
      ${cardsOf(sql`select seq from chosen`)} as listings`;
}

/** For text in order of date. */
function textPage(page: PageOfSearch): SQL {
  const { sort, after, limit, now } = page;
  const walk = textWalk(sort);
  const nextSpan = sql`(select case when next is not null then json_object('seq', next, 'priceCents', 0) end from span)`;
  return sql`
    with span as materialized (${textSpan(page, sort, after)}),
    found as materialized (select l.seq from ${filtered(walk, [], besideText(page, now))} limit ${limit})
    select case when (select count(*) from found) < ${limit} then coalesce(${endOf(walk)}, ${nextSpan}) end
      as walked_to, ${cardsOf(sql`select seq from found`)} as listings`;
}

/** The newest listings to look for text in when the order doesn't matter: matches of the full-text index, or all. */
function newestWalk(search: Search): SQL {
  if (search.text?.indexed) return textWalk("created_at_desc");
  const conditions = [equalities(search), ...bounds(search, "date")];
  return sql`select l.seq from ${listings} l indexed by ${indexFor(search, "date")}
    where ${all(conditions)} order by l.seq desc limit ${SORT_MAX}`;
}

/** For text in order of price, or too short for the index: sorts the newest matches, unless they are in order. */
function sortedPage(page: PageOfSearch): SQL {
  const { sort, after, limit, now } = page;
  const isInOrder = sort === "created_at_desc";
  const found = filtered(newestWalk(page), isInOrder ? [beyond(sort, after)] : [], besideText(page, now));
  return sql`
    with span as materialized (${textSpan(page, "created_at_desc", null)}),
    matches as (select l.seq, l.price_cents from ${found} limit ${isInOrder ? limit : SORT_MAX})
    select null as walked_to, ${cardsOf(sql`select l.seq from matches l where ${all([beyond(sort, after)])}
      order by ${order(sort)} limit ${limit}`)} as listings`;
}

const hasPrice = ({ minPriceCents, maxPriceCents }: Search) => minPriceCents !== null || maxPriceCents !== null;

function statementFor(page: PageOfSearch): SQL {
  const byDate = dimensionOf(page.sort) === "date";
  if (page.text) return byDate && page.text.indexed ? textPage(page) : sortedPage(page);
  return (byDate ? hasPrice(page) : page.since !== null) ? crossedPage(page) : straightPage(page);
}

/** Up to `limit` listings after a position, unordered. */
export async function findPage(db: Database, page: PageOfSearch): Promise<Found> {
  const [row] = await readRows(db, foundRow, statementFor(page));
  return { listings: row?.listings ?? [], walkedTo: row?.walked_to ?? null };
}

/** Counts what a search finds, up to `max`. `isCut` means that there are more, or that a limit on rows was reached. */
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
