import { eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { readRows, selectValues } from "#db/rows.ts";
import { connections, professionalProfiles } from "#db/schema/index.ts";
import { COUNT_MAX } from "../../shared/bounded-count.ts";
import { connectionColumns, isPairOf, providerColumns } from "./queries-columns.ts";
import { LOCAL_LINKS, LOCAL_SIZE } from "./rules.ts";
import { WHOLE_STATE } from "./statements.ts";

/** Both as directory_facets has them. */
interface LocalPlace {
  specialty: string;
  region: string;
}

const isListed = (specialty: SQL | string, region: SQL | string) =>
  sql`exists (select 1 from directory_facets where specialty = ${specialty} and region = ${region})`;

/** The first of these names for which the condition holds. */
const firstOf = (names: readonly string[], condition: SQL) =>
  sql`select name.value from (${selectValues(names)}) name where ${condition} limit ${LOCAL_LINKS}`;

/** Entries of those who name the municipality, then of the whole state, each premium first and then by name. */
function entries({ specialty, region }: LocalPlace): SQL {
  const parts = [region, WHOLE_STATE].map(
    (place) => sql`
      select * from (select entry from directory_facets
        where specialty = ${specialty} and region = ${place} and entry <> (select position from bounded_own)
        order by is_free, name_key, entry limit ${LOCAL_SIZE})`,
  );
  return sql.join(parts, sql` union all `);
}

const listingRow = z.object({ isListed: z.number().transform(Boolean), found: z.number() });
const nameRows = z.array(z.object({ value: z.string() }));

/**
 * The professionals of a specialty in a municipality, how many there are up to COUNT_MAX + 1, and which of the other
 * names have some. `isListed` tells whether anybody names the municipality; the viewer counts for that, but is not in the
 * list. Visitors' id is blank.
 */
export async function findLocal(
  db: Database,
  place: LocalPlace,
  others: { regions: readonly string[]; specialties: readonly string[] },
  viewerId: string,
) {
  const { specialty, region } = place;
  const own = sql`bounded_own as materialized (
    select coalesce((select position from directory_entries where user_id = ${viewerId}), -1) as position)`;
  const found = sql`(
    with ${own}, bounded_found as materialized (${entries(place)})
    select row_number() over () as number, provider.user_id from (select entry from bounded_found limit ${LOCAL_SIZE}) as page
    cross join directory_entries as provider on provider.position = page.entry) as place`;
  const { providers, stats, regions, specialties } = await batchOf(db, {
    providers: db
      .select({ ...providerColumns, connection: connectionColumns, number: sql`place.number`.mapWith(Number) })
      .from(found)
      .innerJoin(professionalProfiles, eq(professionalProfiles.userId, sql`place.user_id`))
      .leftJoin(connections, isPairOf(viewerId, professionalProfiles.userId)),
    stats: db.all(sql`
      with ${own}
      select ${isListed(specialty, region)} as isListed, (select count(*) from (
        select 1 from directory_facets where specialty = ${specialty} and region in (${region}, ${WHOLE_STATE})
          and entry <> (select position from bounded_own) limit ${COUNT_MAX + 1})) as found`),
    regions: db.all(firstOf(others.regions, isListed(specialty, sql`name.value`))),
    specialties: db.all(firstOf(others.specialties, isListed(sql`name.value`, region))),
  });
  return {
    ...listingRow.parse(stats[0]),
    providers: providers.sort((a, b) => a.number - b.number),
    regions: nameRows.parse(regions).map(({ value }) => value),
    specialties: nameRows.parse(specialties).map(({ value }) => value),
  };
}

const pairRow = z.object({ specialty: z.string(), region: z.string() });

/** The specialties and municipalities that have professionals together, each looked up in the index. */
export function listLocal(db: Database, names: { specialties: readonly string[]; regions: readonly string[] }) {
  return readRows(
    db,
    pairRow,
    sql`
      select specialty.value as specialty, region.value as region
      from (${selectValues(names.specialties)}) specialty cross join (${selectValues(names.regions)}) region
      where ${isListed(sql`specialty.value`, sql`region.value`)}`,
  );
}
