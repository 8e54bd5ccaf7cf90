import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { connections, professionalProfiles } from "#db/schema/index.ts";
import { connectionColumns, isPairOf, providerColumns } from "./queries-columns.ts";
import { NUMBERED_PAGES, PAGE_SIZE } from "./rules.ts";

/** Positions of providers without premium begin here; premium ones are below (migration 0005). */
const FREE_FROM = sql.raw(String(2n ** 61n));

export interface DirectoryFilter {
  /** Query of the full-text index for words and facets; null when there is neither. */
  match: string | null;
  userType: "premium" | "free" | null;
  /** Blank for a visitor. */
  viewerId: string;
}

/** Positions that a filter finds, for the given part of the order: always a walk through an index, never a sort. */
function positions({ match, userType, viewerId }: DirectoryFilter, part: SQL): SQL {
  const [from, column] = match === null ? ["directory_entries", "position"] : ["directory_fts", "rowid"];
  const position = sql.raw(column);
  return sql`
    select ${position} as position from ${sql.raw(from)}
    where ${match === null ? sql`true` : sql`directory_fts match ${match}`}
      and ${userType === null ? sql`true` : sql.join([position, sql.raw(userType === "free" ? ">=" : "<"), FREE_FROM], sql` `)}
      and ${position} <> coalesce((select position from directory_entries where user_id = ${viewerId}), -1)
      and ${position} ${part}`;
}

const after = (cursor: string) => sql`> cast(${cursor} as integer) order by 1`;
const upTo = (cursor: string) => sql`<= cast(${cursor} as integer) order by 1 desc`;

/**
 * One page, in order, and what is around it, in one statement. Of the numbered pages one is taken by its number, the
 * last one where there are fewer; beyond them a page begins after the position `cursor`.
 * `found` counts the places seen, one more than the pages hold when others follow; `skipped` those before the page;
 * `previousStart` is the position after which the page before begins, null when that is too near to the beginning.
 */
export async function findDirectoryPage(
  db: Database,
  filter: DirectoryFilter,
  place: { page: number; cursor: string | null },
) {
  const { page, cursor } = place;
  const seen = (cursor === null ? NUMBERED_PAGES * PAGE_SIZE : PAGE_SIZE) + 1;
  const wanted = cursor === null ? page - 1 : 0;
  const previousStart =
    cursor === null
      ? sql`null`
      : sql`(select case when count(*) > ${PAGE_SIZE} then cast(min(position) as text) end
          from (${positions(filter, sql`${upTo(cursor)} limit ${PAGE_SIZE + 1}`)}))`;
  // A table of found positions is read back as it was filled: in order.
  const places = sql`(
    with found as materialized (${positions(filter, sql`${after(cursor ?? "-1")} limit ${seen}`)}),
      start as materialized (
        select count(*) as found, ${PAGE_SIZE} * max(min(${wanted}, (count(*) - 1) / ${PAGE_SIZE}), 0) as skipped,
          ${previousStart} as previous_start
        from found)
    select found.position, entry.user_id, start.found, start.skipped, start.previous_start
    from (select position from found limit ${PAGE_SIZE} offset (select skipped from start)) as found
    cross join start join directory_entries as entry on entry.position = found.position) as place`;
  const rows = await db
    .select({
      ...providerColumns,
      connection: connectionColumns,
      position: sql<string>`cast(place.position as text)`,
      found: sql<number>`place.found`,
      skipped: sql<number>`place.skipped`,
      previousStart: sql<string | null>`place.previous_start`,
    })
    .from(places)
    .innerJoin(professionalProfiles, eq(professionalProfiles.userId, sql`place.user_id`))
    .leftJoin(connections, isPairOf(filter.viewerId, professionalProfiles.userId));
  return rows.sort((a, b) => Number(BigInt(a.position) - BigInt(b.position)));
}
