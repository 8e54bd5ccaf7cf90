import { and, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { orNull, readRows } from "#db/rows.ts";
import { cliente, independentRatings, professionalProfiles, profiles, ratedPeople, users } from "#db/schema/index.ts";
import { rowsFor } from "../../platform/database/keyset.ts";
import { expressionOf, fits, type Ways } from "../../platform/database/queries-text.ts";
import { STATE } from "../../shared/municipalities.ts";
import { isBlocked } from "../moderation/statements.ts";
import type { PeoplePosition } from "./rules.ts";
import { type RatedInput, ratedType } from "./schemas.ts";
import { LISTED_WORDS } from "./statements.ts";

/*
 * A page of the list reads a bounded number of rows:
 * - Without words, the index `rated_people_order` has the page.
 * - With words that at most SORT_MAX names have, rated_people_fts finds them, and they are sorted.
 * - With words that more names have, the list is walked for WALK_MAX steps. The next page continues there, so a page can
 *   be short.
 */
const SORT_MAX = 4000;
const WALK_MAX = 20_000;

export interface PeopleFilter {
  /** How names may fit the text (`nameWords`). */
  ways: Ways;
  /** The last one of the previous page; null for the first page. */
  after: PeoplePosition | null;
  size: number;
}

const ORDER = sql.raw("rank, name_key, position");

const isAfter = ({ after }: PeopleFilter) =>
  after === null ? sql`true` : sql`(${ORDER}) > (${after.rank}, ${after.nameKey}, ${after.position})`;

const walk = (filter: PeopleFilter, limit: number): SQL =>
  sql`select ${ORDER} from rated_people where ${isAfter(filter)} order by ${ORDER} limit ${limit}`;

const matches = (ways: Ways, limit: number) => sql`
  select rowid as found from rated_people_fts where rated_people_fts match ${expressionOf(ways)} limit ${limit}`;

/** Positions of a page. If a walk ends before the page is full, its last place comes too, as `is_end`. */
function places(filter: PeopleFilter): SQL {
  const rows = rowsFor(filter.size);
  if (filter.ways.length === 0) return sql`select ${ORDER}, 0 as is_end from (${walk(filter, rows)})`;
  return sql`
    with bounded_text as materialized (
        select count(*) > ${SORT_MAX} as is_frequent from (${matches(filter.ways, SORT_MAX + 1)})),
      bounded_walked as materialized (
        select ${ORDER} from (${walk(filter, WALK_MAX)}) where ${fits(sql`${LISTED_WORDS}`, filter.ways)}
        limit (select case when is_frequent then ${rows} else 0 end from bounded_text))
    select ${ORDER}, 0 as is_end from bounded_walked
    union all
    select ${ORDER}, 1 from (
      select ${ORDER} from rated_people where ${isAfter(filter)} order by ${ORDER}
      limit (select is_frequent and (select count(*) from bounded_walked) < ${rows} from bounded_text)
      offset ${WALK_MAX - 1})
    union all
    select ${ORDER}, 0 from (
      select person.rank, person.name_key, person.position
      from (${matches(filter.ways, SORT_MAX)}) as matched
      cross join rated_people as person on person.position = matched.found
      where not (select is_frequent from bounded_text) and ${isAfter(filter)}
      order by ${ORDER} limit ${rows})`;
}

/** @param card name of the professional_profiles in the query */
const regionOf = (card: string) =>
  sql`iif(${sql.raw(card)}.whole_state, ${STATE.name}, ${sql.raw(card)}.service_regions ->> 0)`;

const person = z.object({
  rank: z.number(),
  name_key: z.string(),
  position: z.number(),
  is_end: z.number(),
  id: z.string(),
  type: ratedType,
  name: z.string(),
  avatar_url: z.string().nullable(),
  profession: z.string().nullable(),
  region: z.string().nullable(),
  average_rating: z.number(),
  total_ratings: z.number(),
});

/** The rows for a page of people in order, and, if the walk stopped before it was full, where it did. */
export async function listPeople(db: Database, filter: PeopleFilter) {
  const rows = await readRows(
    db,
    person,
    sql`
      select place.rank, place.name_key, place.position, place.is_end, person.user_id as id, person.type,
        coalesce(card.name, profile.name) as name, coalesce(card.avatar_url, profile.avatar_url) as avatar_url,
        nullif(card.profession, '') as profession, ${regionOf("card")} as region,
        coalesce(card.average_rating, client.average_rating) as average_rating,
        coalesce(card.total_ratings, client.total_ratings) as total_ratings
      from (${places(filter)}) as place
      cross join rated_people as person on person.position = place.position
      left join professional_profiles as card on person.type = 'service_provider' and card.user_id = person.user_id
      left join profiles as profile on person.type = 'client' and profile.id = person.user_id
      left join cliente as client on person.type = 'client' and client.id = person.user_id`,
  );
  const toPlace = ({ rank, name_key: nameKey, position }: (typeof rows)[number]) => ({ rank, nameKey, position });
  const end = rows.find(({ is_end }) => is_end === 1);
  return {
    people: rows
      .filter(({ is_end }) => is_end === 0)
      .map((row) => ({
        place: toPlace(row),
        id: row.id,
        type: row.type,
        name: row.name,
        avatarUrl: row.avatar_url,
        profession: row.profession,
        region: row.region,
        averageRating: row.average_rating,
        totalRatings: row.total_ratings,
      })),
    end: end ? toPlace(end) : null,
  };
}

/** Condition for the free rating of a person by an evaluator. */
export function isOwnOf(rated: RatedInput, evaluatorId: string) {
  return and(
    eq(independentRatings.evaluatorId, evaluatorId),
    eq(independentRatings.evaluatedId, rated.id),
    eq(independentRatings.evaluatedType, rated.type),
  );
}

/** Someone in one of their roles, if listed. */
function selectProfile(db: Database, rated: RatedInput) {
  return db
    .select({
      id: ratedPeople.userId,
      type: ratedPeople.type,
      name: sql`coalesce(${professionalProfiles.name}, ${profiles.name})`.mapWith(String),
      avatarUrl: profiles.avatarUrl,
      profession: orNull(sql`nullif(${professionalProfiles.profession}, '')`.mapWith(String)),
      region: orNull(regionOf("professional_profiles").mapWith(String)),
      averageRating: sql`coalesce(${professionalProfiles.averageRating}, ${cliente.averageRating})`.mapWith(Number),
      totalRatings: sql`coalesce(${professionalProfiles.totalRatings}, ${cliente.totalRatings})`.mapWith(Number),
      /** Only features/contacts gives out the number itself. */
      hasWhatsapp: sql`coalesce(${professionalProfiles.whatsapp}, '') <> ''`.mapWith(Boolean),
      instagram: orNull(sql`nullif(${professionalProfiles.instagram}, '')`.mapWith(String)),
      slug: orNull(sql`iif(${professionalProfiles.userId} is null, null, ${profiles.nameSlug})`.mapWith(String)),
    })
    .from(ratedPeople)
    .innerJoin(profiles, eq(profiles.id, ratedPeople.userId))
    .leftJoin(
      professionalProfiles,
      and(eq(ratedPeople.type, "service_provider"), eq(professionalProfiles.userId, ratedPeople.userId)),
    )
    .leftJoin(cliente, and(eq(ratedPeople.type, "client"), eq(cliente.id, ratedPeople.userId)))
    .where(and(eq(ratedPeople.userId, rated.id), eq(ratedPeople.type, rated.type)));
}

/** What decides whether the viewer may rate a person. */
export function selectSituation(db: Database, rated: RatedInput, viewerId: string) {
  return {
    profile: selectProfile(db, rated),
    viewer: db
      .select({
        createdAt: users.createdAt,
        isBlocked: sql`${isBlocked(rated.id, viewerId)}`.mapWith(Boolean),
      })
      .from(users)
      .where(eq(users.id, viewerId)),
    own: db
      .select({
        stars: independentRatings.stars,
        reason: independentRatings.reason,
        serviceType: sql`coalesce(${independentRatings.serviceType}, '')`.mapWith(String),
        incidentDate: sql`coalesce(${independentRatings.incidentDate}, '')`.mapWith(String),
        comment: independentRatings.comment,
        isHidden: sql`${independentRatings.hiddenBecause} is not null`.mapWith(Boolean),
      })
      .from(independentRatings)
      .where(isOwnOf(rated, viewerId)),
  };
}

type Selected = ReturnType<typeof selectSituation>;
interface Situation {
  profile: Awaited<Selected["profile"]>;
  viewer: Awaited<Selected["viewer"]>;
  own: Awaited<Selected["own"]>;
}

/** The rows of {@link selectSituation}; the viewer is null for visitors. */
export function situationOf({ profile, viewer, own }: Situation) {
  return { profile: profile[0] ?? null, viewer: viewer[0] ?? null, own: own[0] ?? null };
}

/** Someone in one of their roles, if listed, with what decides whether the viewer may rate them. */
export async function findRated(db: Database, rated: RatedInput, viewerId: string) {
  return situationOf(await batchOf(db, selectSituation(db, rated, viewerId)));
}
