import { eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client.ts";
import { fromJson, orNull, readRows } from "#db/rows.ts";
import { connections, professionalProfiles } from "#db/schema/index.ts";
import { expressionOf, firstWay, fits, type Ways } from "../../platform/database/queries-text.ts";
import { connectionColumns, isPairOf, providerColumns } from "./queries-columns.ts";
import { COUNT_MAX, type DirectoryOrder, type DirectoryPosition, NUMBERED_PAGES, PAGE_SIZE } from "./rules.ts";
import { ANY, WHOLE_STATE } from "./statements.ts";

/*
 * A page is one statement that reads a bounded number of entries, however many there are:
 * - Without text, directory_facets has the matches of the filters, in the order of the page.
 * - With text that at most SORT_MAX providers match, directory_fts finds them, and they are sorted.
 * - With text that more providers match, directory_facets is walked in order. If WALK_MAX steps don't find enough (a
 *   common first name far down the alphabet), SORT_MAX of the matches are sorted and the others are left out.
 */
const SORT_MAX = 4000;
const WALK_MAX = 20_000;

export interface DirectoryFilter {
  /** How providers may fit the text (`directorySearch`). */
  ways: Ways;
  specialty: string | null;
  region: string | null;
  userType: "premium" | "free" | null;
  /** Blank for visitors. */
  viewerId: string;
}

/** Forward from the beginning or after a position, or backward starting at a position. */
interface Direction {
  order: DirectoryOrder;
  from: DirectoryPosition | null;
  isBackward: boolean;
}

/** The order's columns besides premium, all ascending; the ends of indexes of directory_facets. */
const KEYS: Readonly<Record<DirectoryOrder, readonly string[]>> = {
  premium: ["name_key", "entry"],
  relevance: ["rank", "name_key", "entry"],
  rating: ["rank", "name_key", "entry"],
  name: ["name_key", "entry"],
};
const isByPremium = (order: DirectoryOrder) => order === "premium" || order === "relevance";
const isByRank = (order: DirectoryOrder) => KEYS[order].includes("rank");

function inOrder({ order, isBackward }: Direction): SQL {
  const premium = isByPremium(order) ? [isBackward ? "is_premium" : "is_premium desc"] : [];
  const keys = KEYS[order].map((key) => (isBackward ? `${key} desc` : key));
  return sql.raw([...premium, ...keys].join(", "));
}

/** What a position consists of. Only one index has the rank, so the orders without it leave it out. */
function positionColumns(order: DirectoryOrder, table: string, way = sql`0`): SQL {
  const rank = isByRank(order) ? `${table}.rank` : "0 as rank";
  return sql`${way} as way, ${sql.raw(`${table}.is_premium, ${rank}, ${table}.name_key`)}`;
}

/** Conditions for the entries in this direction: one for premium providers, one for the others. */
function parts({ userType }: DirectoryFilter, { order, from, isBackward }: Direction): SQL[] {
  const comparison = sql.raw(isBackward ? "<=" : ">");
  const keys = sql.raw(KEYS[order].join(", "));
  const conditions = [true, false]
    .filter((isPremium) => userType === null || (userType === "premium") === isPremium)
    .filter(
      (isPremium) =>
        !isByPremium(order) || from === null || from.isPremium === isPremium || from.isPremium !== isBackward,
    )
    .map((isPremium) => {
      const part = sql`is_premium = ${isPremium ? 1 : 0}`;
      if (from === null || (isByPremium(order) && from.isPremium !== isPremium)) return part;
      const values = [...(isByRank(order) ? [from.rank] : []), from.nameKey, from.entry].map((value) => sql`${value}`);
      return sql`${part} and (${keys}) ${comparison} (${sql.join(values, sql`, `)})`;
    });
  return conditions.length > 0 ? conditions : [sql`false`];
}

const regionsOf = ({ region }: DirectoryFilter) => (region === null ? [ANY] : [region, WHOLE_STATE]);

/** Positions that match the filters other than text, merged from index ranges without a sort. */
function walk(filter: DirectoryFilter, direction: Direction, limit: number): SQL {
  const walks = parts(filter, direction).flatMap((part) =>
    regionsOf(filter).map(
      (region) => sql`
        select ${positionColumns(direction.order, "directory_facets")}, entry from directory_facets
        where specialty = ${filter.specialty ?? ANY} and region = ${region} and ${part}
          and entry <> (select position from bounded_own)`,
    ),
  );
  return sql`${sql.join(walks, sql` union all `)} order by ${inOrder(direction)} limit ${limit}`;
}

const matches = (ways: Ways, limit: number) =>
  sql`select rowid as entry from directory_fts where directory_fts match ${expressionOf(ways)} limit ${limit}`;

/** The table `bounded_text`: whether too many providers match the text to sort them all. */
function countMatches(ways: Ways): SQL {
  return sql`select count(*) > ${SORT_MAX} as is_frequent from (${matches(ways, SORT_MAX + 1)})`;
}

/** Positions from {@link walk} whose words match. */
function walkForWords(filter: DirectoryFilter, direction: Direction, limit: SQL): SQL {
  return sql`
    select walked.way, walked.is_premium, walked.rank, walked.name_key, walked.entry from (${walk(filter, direction, WALK_MAX)}) walked
    cross join directory_entries provider on provider.position = walked.entry
    where ${fits(sql`provider.words`, filter.ways)} limit ${limit}`;
}

/** The number of the way in which a provider fits, by which relevance sorts first unless too many providers match. */
const wayOf = (filter: DirectoryFilter) =>
  sql`iif((select is_frequent from bounded_text), 0, ${firstWay(sql`provider.words`, filter.ways)})`;

/** Condition for positions in this direction, by the way in which they fit and then in order. */
function beyondWay(filter: DirectoryFilter, direction: Direction): SQL {
  const { order, from, isBackward } = direction;
  const inWay = sql`(${sql.join(parts(filter, direction), sql` or `)})`;
  if (order !== "relevance" || from === null) return inWay;
  const others = sql`(${sql.join(parts(filter, { ...direction, from: null }), sql` or `)})`;
  return sql`(way = ${from.way} and ${inWay} or way ${sql.raw(isBackward ? "<" : ">")} ${from.way} and ${others})`;
}

/** Positions that the full-text index finds, narrowed by the other filters and sorted. */
function sortMatches(filter: DirectoryFilter, direction: Direction, limit: SQL): SQL {
  const { order, isBackward } = direction;
  const way = order === "relevance" ? wayOf(filter) : sql`0`;
  const isFound = sql`exists (
    select 1 from directory_facets facet
    where facet.specialty = ${filter.specialty ?? ANY} and facet.region in (${sql.join(regionsOf(filter), sql`, `)})
      and facet.is_premium = matched.is_premium and facet.name_key = matched.name_key and facet.entry = matched.entry)`;
  return sql`
    select way, is_premium, rank, name_key, entry from (
      select ${positionColumns(order, "provider", way)}, provider.position as entry
      from (${matches(filter.ways, SORT_MAX)}) match
      cross join directory_entries provider on provider.position = match.entry) matched
    where ${beyondWay(filter, direction)} and entry <> (select position from bounded_own)
      and ${filter.specialty === null && filter.region === null ? sql`true` : isFound}
    order by way${sql.raw(isBackward ? " desc" : "")}, ${inOrder(direction)} limit ${limit}`;
}

/** Positions that match all filters, in order. */
function places(filter: DirectoryFilter, direction: Direction, limit: number): SQL {
  if (filter.ways.length === 0) return walk(filter, direction, limit);
  const toWalk = sql`(select case when is_frequent then ${limit} else 0 end from bounded_text)`;
  const toSort = sql`(select to_sort from bounded_rest)`;
  return sql`
    with bounded_walked as materialized (${walkForWords(filter, direction, toWalk)}),
      bounded_rest as materialized (
        select case
          when not is_frequent then ${limit}
          when (select count(*) from bounded_walked) = ${limit} then 0
          when (select count(*) from (${walk(filter, direction, WALK_MAX)})) < ${WALK_MAX} then 0
          else ${limit} end as to_sort
        from bounded_text)
    select * from (select * from bounded_walked where ${toSort} = 0)
    union all select * from (${sortMatches(filter, direction, toSort)})`;
}

/** The tables that {@link places} needs: the viewer's own entry, and whether the text is frequent. */
function preparePlaces({ viewerId, ways }: DirectoryFilter): SQL {
  const own = sql`bounded_own as materialized (
    select coalesce((select position from directory_entries where user_id = ${viewerId}), -1) as position)`;
  return ways.length === 0 ? own : sql`${own}, bounded_text as materialized (${countMatches(ways)})`;
}

/** A literal, because parameters are sent as floats and would make this a floating-point division. */
const pageSize = sql.raw(String(PAGE_SIZE));

const asJson = (place: string) =>
  sql.raw(`json_object('isPremium', json(iif(${place}.is_premium, 'true', 'false')), 'way', ${place}.way,
    'rank', ${place}.rank, 'nameKey', ${place}.name_key, 'entry', ${place}.entry)`);
const position = fromJson(
  z.object({ isPremium: z.boolean(), way: z.number(), rank: z.number(), nameKey: z.string(), entry: z.number() }),
);

/**
 * One page, found by number (the last one if there are fewer) or, beyond the numbered ones, by the position before it.
 * `found` counts positions up to one past the pages, `skipped` those before the page. `previousStart` is the position
 * before the previous page; null if that starts at the beginning.
 */
export async function findDirectoryPage(
  db: Database,
  filter: DirectoryFilter,
  place: { order: DirectoryOrder; page: number; cursor: DirectoryPosition | null },
) {
  const { order, page, cursor } = place;
  const forward = { order, from: cursor, isBackward: false };
  const seen = (cursor === null ? NUMBERED_PAGES * PAGE_SIZE : PAGE_SIZE) + 1;
  const wanted = cursor === null ? page - 1 : 0;
  const previousStart =
    cursor === null
      ? sql`null`
      : sql`(select ${asJson("before")} from (${places(filter, { ...forward, isBackward: true }, PAGE_SIZE + 1)}) before
          limit 1 offset ${PAGE_SIZE})`;
  // A materialized table is read in the order in which it was filled.
  const found = sql`(
    with ${preparePlaces(filter)},
      bounded_found as materialized (${places(filter, forward, seen)}),
      bounded_start as materialized (
        select count(*) as found, ${pageSize} * max(min(${wanted}, (count(*) - 1) / ${pageSize}), 0) as skipped,
          ${previousStart} as previous_start
        from bounded_found)
    select ${asJson("page")} as position, 1 as number, provider.user_id, start.found, start.skipped, start.previous_start
    from (select * from bounded_found limit ${PAGE_SIZE} offset (select skipped from bounded_start)) as page
    cross join bounded_start as start join directory_entries as provider on provider.position = page.entry) as place`;
  const rows = await db
    .select({
      ...providerColumns,
      connection: connectionColumns,
      place: {
        number: sql`place.number`.mapWith(Number),
        position: sql`place.position`.mapWith(position),
        found: sql`place.found`.mapWith(Number),
        skipped: sql`place.skipped`.mapWith(Number),
        previousStart: orNull(sql`place.previous_start`.mapWith(position)),
      },
    })
    .from(found)
    .innerJoin(professionalProfiles, eq(professionalProfiles.userId, sql`place.user_id`))
    .leftJoin(connections, isPairOf(filter.viewerId, professionalProfiles.userId));
  return rows.sort((a, b) => a.place.number - b.place.number);
}

const FROM_THE_START: Direction = { order: "premium", from: null, isBackward: false };
const total = z.object({ found: z.number(), seen: z.number() });

/**
 * How many providers the pages have, up to COUNT_MAX, without reading more positions than that. Of a frequent text, with
 * other filters, only what the numbered pages show is counted; without, there are more than COUNT_MAX.
 */
export async function countDirectory(db: Database, filter: DirectoryFilter) {
  const { ways, specialty, region, userType } = filter;
  const [most, numbered] = [COUNT_MAX + 1, NUMBERED_PAGES * PAGE_SIZE + 1];
  const counted = (limit: number) =>
    sql`(select count(*) from (${places(filter, FROM_THE_START, limit)})) as found, ${limit} as seen`;
  const isOnlyText = specialty === null && region === null && userType === null;
  const ofFrequent = isOnlyText ? sql`${most} as found, ${most} as seen` : counted(numbered);
  const totals =
    ways.length === 0
      ? sql`select ${counted(most)}`
      : sql`select ${ofFrequent} from bounded_text where is_frequent
          union all select ${counted(most)} from bounded_text where not is_frequent`;
  const [row] = await readRows(db, total, sql`with ${preparePlaces(filter)} ${totals}`);
  const { found, seen } = row ?? { found: 0, seen: most };
  return { count: Math.min(found, seen - 1), isMore: found === seen };
}
