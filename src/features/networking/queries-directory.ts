import { eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client.ts";
import { readRows } from "#db/rows.ts";
import { connections, directoryEntries, professionalProfiles } from "#db/schema/index.ts";
import { peopleFor, type Ways } from "../../platform/database/queries-text.ts";
import { boundCount, COUNT_MAX } from "../../shared/bounded-count.ts";
import { connectionColumns, isPairOf, providerColumns } from "./queries-columns.ts";
import { type DirectoryOrder, NUMBERED_PAGES, PAGE_SIZE, USER_TYPES, type UserType } from "./rules.ts";
import { ANY, WHOLE_STATE } from "./statements.ts";

/*
 * A page is one statement that reads a bounded number of entries, however many there are: without text,
 * directory_facets has the matches of the filters in the order of the page; with text, directory_fts finds them, and
 * they are sorted.
 */

export interface DirectoryFilter {
  /** How providers may fit the text (`understandDirectoryText`). */
  ways: Ways;
  specialty: string | null;
  region: string | null;
  userType: UserType | null;
  /** Blank for visitors. */
  viewerId: string;
}

/** The columns of the orders, all ascending; the ends of indexes of directory_facets. */
const KEYS: Readonly<Record<DirectoryOrder, string>> = {
  premium: "is_free, name_key, entry",
  relevance: "is_free, rank, name_key, entry",
  rating: "rank, name_key, entry",
  name: "name_key, entry",
};

const ofType = (userType: UserType | null) =>
  userType === null ? sql`true` : sql`is_free = ${userType === "free" ? 1 : 0}`;
const regionsOf = ({ region }: DirectoryFilter) => (region === null ? [ANY] : [region, WHOLE_STATE]);
const isOther = ({ viewerId }: DirectoryFilter) =>
  sql`entry <> coalesce((select position from directory_entries where user_id = ${viewerId}), -1)`;

/** Entries that match the filters other than text, merged from index ranges without a sort. */
function walk(filter: DirectoryFilter, order: DirectoryOrder, limit: number): SQL {
  const { specialty, userType } = filter;
  const keys = sql.raw(KEYS[order]);
  // All indexes have premium providers first, so orders that ignore premium merge two ranges.
  const types = userType === null && !KEYS[order].startsWith("is_free") ? USER_TYPES : [userType];
  const walks = types.flatMap((type) =>
    regionsOf(filter).map(
      (region) => sql`
        select ${keys} from directory_facets
        where specialty = ${specialty ?? ANY} and region = ${region} and ${ofType(type)} and ${isOther(filter)}`,
    ),
  );
  return sql`${sql.join(walks, sql` union all `)} order by ${keys} limit ${limit}`;
}

/** Entries that the full-text index finds, narrowed by the other filters and sorted. */
function sortMatches(filter: DirectoryFilter, order: DirectoryOrder, limit: number): SQL {
  const { ways, specialty, region, userType } = filter;
  const isFound = sql`exists (
    select 1 from directory_facets facet
    where facet.specialty = ${specialty ?? ANY} and facet.region in (${sql.join(regionsOf(filter), sql`, `)})
      and facet.is_free = matched.is_free and facet.name_key = matched.name_key and facet.entry = matched.entry)`;
  return sql`
    select entry from (
      select match.way, is_free, rank, name_key, provider.position as entry
      from (${peopleFor("directory_fts", ways)}) match
      cross join directory_entries provider on provider.position = match.position) matched
    where ${ofType(userType)} and ${isOther(filter)} and ${specialty === null && region === null ? sql`true` : isFound}
    order by ${sql.raw(order === "relevance" ? `way, ${KEYS[order]}` : KEYS[order])} limit ${limit}`;
}

/** Entries that match all filters, in order. */
const places = (filter: DirectoryFilter, order: DirectoryOrder, limit: number) =>
  (filter.ways.length === 0 ? walk : sortMatches)(filter, order, limit);

/** One page; the last one if there are fewer. `found` counts entries up to one past it and the numbered pages. */
export function findDirectoryPage(
  db: Database,
  filter: DirectoryFilter,
  { order, page }: { order: DirectoryOrder; page: number },
) {
  const found = places(filter, order, Math.max(page, NUMBERED_PAGES) * PAGE_SIZE + 1);
  const pageOf = (index: SQL) => sql`cast(${index} / ${PAGE_SIZE} as integer)`;
  // As a JSON list, whose entries have numbers and keep their order.
  const place = sql`(
    select value as entry, found
    from (select json_group_array(entry) as entries, count(*) as found from (${found})) bounded_places
    cross join json_each(entries) where ${pageOf(sql`key`)} = min(${page - 1}, ${pageOf(sql`(found - 1)`)})) as place`;
  return db
    .select({ ...providerColumns, connection: connectionColumns, found: sql`place.found`.mapWith(Number) })
    .from(place)
    .crossJoin(directoryEntries)
    .innerJoin(professionalProfiles, eq(professionalProfiles.userId, directoryEntries.userId))
    .leftJoin(connections, isPairOf(filter.viewerId, professionalProfiles.userId))
    .where(sql`${directoryEntries.position} = place.entry`);
}

/** How many providers the pages have, up to COUNT_MAX. */
export async function countDirectory(db: Database, filter: DirectoryFilter) {
  const found = places(filter, "premium", COUNT_MAX + 1);
  const counted = sql`select count(*) as count from (${found})`;
  const [row] = await readRows(db, z.object({ count: z.number() }), counted);
  return boundCount(row?.count ?? 0);
}
