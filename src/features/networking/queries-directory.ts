import { eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client.ts";
import { fromJson, orNull, readRows } from "#db/rows.ts";
import { connections, professionalProfiles } from "#db/schema/index.ts";
import { firstWay, peopleFor, type Ways } from "../../platform/database/queries-text.ts";
import { connectionColumns, isPairOf, providerColumns } from "./queries-columns.ts";
import {
  COUNT_MAX,
  type DirectoryOrder,
  type DirectoryPosition,
  NUMBERED_PAGES,
  PAGE_SIZE,
  USER_TYPES,
  type UserType,
} from "./rules.ts";
import { ANY, WHOLE_STATE } from "./statements.ts";

/*
 * A page is one statement that reads a bounded number of entries, however many there are: without text, directory_facets has
 * the matches of the filters in the order of the page; with text, directory_fts finds them, and they are sorted.
 */

export interface DirectoryFilter {
  /** How providers may fit the text (`directorySearch`). */
  ways: Ways;
  specialty: string | null;
  region: string | null;
  userType: UserType | null;
  /** Blank for visitors. */
  viewerId: string;
}

/** Forward from the beginning or after a position, or backward starting at a position. */
interface Direction {
  order: DirectoryOrder;
  from: DirectoryPosition | null;
  isBackward: boolean;
}

/** The columns of the orders, all ascending; the ends of indexes of directory_facets. */
const KEYS = {
  premium: ["is_free", "name_key", "entry"],
  relevance: ["is_free", "rank", "name_key", "entry"],
  rating: ["rank", "name_key", "entry"],
  name: ["name_key", "entry"],
} as const;
type Key = "way" | (typeof KEYS.relevance)[number];

const columnsOf = ({ isPremium, way, rank, nameKey, entry }: DirectoryPosition) => ({
  is_free: isPremium ? 0 : 1,
  name_key: nameKey,
  way,
  rank,
  entry,
});

/** Condition for positions in this direction, which `keys` order. */
function beyond({ from, isBackward }: Direction, keys: readonly Key[]): SQL {
  if (from === null) return sql`true`;
  const values = keys.map((key) => sql`${columnsOf(from)[key]}`);
  return sql`(${sql.raw(keys.join(", "))}) ${sql.raw(isBackward ? "<=" : ">")} (${sql.join(values, sql`, `)})`;
}

const inOrder = ({ isBackward }: Direction, keys: readonly Key[]) =>
  sql.raw(keys.map((key) => (isBackward ? `${key} desc` : key)).join(", "));

const ofType = (userType: UserType | null) =>
  userType === null ? sql`true` : sql`is_free = ${userType === "free" ? 1 : 0}`;
const regionsOf = ({ region }: DirectoryFilter) => (region === null ? [ANY] : [region, WHOLE_STATE]);
const isOther = sql`entry <> (select position from bounded_own)`;

/** Positions that match the filters other than text, merged from index ranges without a sort. */
function walk(filter: DirectoryFilter, direction: Direction, limit: number): SQL {
  const { specialty, userType } = filter;
  const keys = KEYS[direction.order].filter((key) => key !== "is_free" || userType === null);
  // Only the index for the rank has it. All indexes have premium providers first, so other orders merge two ranges.
  const rank = sql.raw(keys.includes("rank") ? "rank" : "0 as rank");
  const types = userType === null && !keys.includes("is_free") ? USER_TYPES : [userType];
  const walks = types.flatMap((type) =>
    regionsOf(filter).map(
      (region) => sql`
        select 0 as way, is_free, ${rank}, name_key, entry from directory_facets
        where specialty = ${specialty ?? ANY} and region = ${region} and ${ofType(type)}
          and ${beyond(direction, keys)} and ${isOther}`,
    ),
  );
  return sql`${sql.join(walks, sql` union all `)} order by ${inOrder(direction, keys)} limit ${limit}`;
}

/** Positions that the full-text index finds, narrowed by the other filters and sorted. */
function sortMatches(filter: DirectoryFilter, direction: Direction, limit: number): SQL {
  const { ways, specialty, region, userType } = filter;
  const keys = ["way", ...KEYS[direction.order]] as const;
  const way = direction.order === "relevance" ? firstWay(sql`words`, ways) : sql`0`;
  const isFound = sql`exists (
    select 1 from directory_facets facet
    where facet.specialty = ${specialty ?? ANY} and facet.region in (${sql.join(regionsOf(filter), sql`, `)})
      and facet.is_free = matched.is_free and facet.name_key = matched.name_key and facet.entry = matched.entry)`;
  return sql`
    select * from (
      select ${way} as way, is_free, rank, name_key, provider.position as entry
      from (${peopleFor("directory_fts", ways)}) match
      cross join directory_entries provider on provider.position = match.position) matched
    where ${ofType(userType)} and ${beyond(direction, keys)} and ${isOther}
      and ${specialty === null && region === null ? sql`true` : isFound}
    order by ${inOrder(direction, keys)} limit ${limit}`;
}

/** Positions that match all filters, in order. */
const places = (filter: DirectoryFilter, direction: Direction, limit: number) =>
  (filter.ways.length === 0 ? walk : sortMatches)(filter, direction, limit);

/** The table of the viewer's own entry, which {@link places} needs. */
const ownEntry = ({ viewerId }: DirectoryFilter) => sql`bounded_own as materialized (
  select coalesce((select position from directory_entries where user_id = ${viewerId}), -1) as position)`;

/** A literal, because parameters are sent as floats and would make this a floating-point division. */
const pageSize = sql.raw(String(PAGE_SIZE));

const asJson = (place: string) =>
  sql.raw(`json_object('isPremium', json(iif(${place}.is_free, 'false', 'true')), 'way', ${place}.way,
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
    with ${ownEntry(filter)},
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

/** How many providers the pages have, up to COUNT_MAX. */
export async function countDirectory(db: Database, filter: DirectoryFilter) {
  const found = places(filter, { order: "premium", from: null, isBackward: false }, COUNT_MAX + 1);
  const counted = sql`with ${ownEntry(filter)} select count(*) as count from (${found})`;
  const [row] = await readRows(db, z.object({ count: z.number() }), counted);
  const count = row?.count ?? 0;
  return { count: Math.min(count, COUNT_MAX), isMore: count > COUNT_MAX };
}
