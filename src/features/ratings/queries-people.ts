import { and, eq, type SQL, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { orNull } from "#db/rows.ts";
import { cliente, independentRatings, professionalProfiles, profiles, ratedPeople, users } from "#db/schema/index.ts";
import { rowsFor } from "../../platform/database/keyset.ts";
import { peopleFor, type Ways } from "../../platform/database/queries-text.ts";
import { STATE } from "../../shared/municipalities.ts";
import { isBlocked } from "../moderation/statements.ts";
import { publicSlug } from "../profiles/statements.ts";
import type { PeoplePosition } from "./rules.ts";
import type { RatedInput } from "./schemas.ts";

export interface PeopleFilter {
  /** How names may fit the text (`nameWords`). */
  ways: Ways;
  /** The last one of the previous page; null for the first page. */
  after: PeoplePosition | null;
  size: number;
}

const ORDER = sql.raw("place.rank, place.name_key, place.position");

/** A page of people in order: as the index has all of them, or sorted if the text index finds them. */
function places({ ways, after, size }: PeopleFilter): SQL {
  const found = sql`(${peopleFor("rated_people_fts", ways)}) match
    cross join rated_people place on place.position = match.position`;
  return sql`
    select ${ORDER} from ${ways.length === 0 ? sql`rated_people place` : found}
    where ${after === null ? sql`true` : sql`(${ORDER}) > (${after.rank}, ${after.nameKey}, ${after.position})`}
    order by ${ORDER} limit ${rowsFor(size)}`;
}

const card = professionalProfiles;

/** A person in one of their roles, for a list or a page. */
const PERSON = {
  id: ratedPeople.userId,
  type: ratedPeople.type,
  name: sql`coalesce(${card.name}, ${profiles.name})`.mapWith(String),
  avatarUrl: orNull(sql`coalesce(${card.avatarUrl}, ${profiles.avatarUrl})`.mapWith(String)),
  profession: orNull(sql`nullif(${card.profession}, '')`.mapWith(String)),
  region: orNull(sql`iif(${card.wholeState}, ${STATE.name}, ${card.serviceRegions} ->> 0)`.mapWith(String)),
  averageRating: sql`coalesce(${card.averageRating}, ${cliente.averageRating})`.mapWith(Number),
  totalRatings: sql`coalesce(${card.totalRatings}, ${cliente.totalRatings})`.mapWith(Number),
};
const isCard = and(eq(ratedPeople.type, "service_provider"), eq(card.userId, ratedPeople.userId));
const isClient = and(eq(ratedPeople.type, "client"), eq(cliente.id, ratedPeople.userId));

/** The rows for a page of people, each with its place in the order. */
export function listPeople(db: Database, filter: PeopleFilter) {
  const { rank, nameKey, position } = ratedPeople;
  return db
    .select({ ...PERSON, place: { rank, nameKey, position } })
    .from(sql`(${places(filter)}) bounded_page`)
    .crossJoin(ratedPeople)
    .leftJoin(card, isCard)
    .leftJoin(profiles, and(eq(ratedPeople.type, "client"), eq(profiles.id, ratedPeople.userId)))
    .leftJoin(cliente, isClient)
    .where(sql`${position} = bounded_page.position`)
    .orderBy(rank, nameKey, position);
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
      ...PERSON,
      /** Only features/contacts gives out the number itself. */
      hasWhatsapp: sql`coalesce(${card.whatsapp}, '') <> ''`.mapWith(Boolean),
      instagram: orNull(sql`nullif(${card.instagram}, '')`.mapWith(String)),
      slug: publicSlug,
    })
    .from(ratedPeople)
    .innerJoin(profiles, eq(profiles.id, ratedPeople.userId))
    .leftJoin(card, isCard)
    .leftJoin(cliente, isClient)
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
type Situation = { [Name in keyof Selected]: Awaited<Selected[Name]> };

/** The rows of {@link selectSituation}; the viewer is null for visitors. */
export function situationOf({ profile, viewer, own }: Situation) {
  return { profile: profile[0] ?? null, viewer: viewer[0] ?? null, own: own[0] ?? null };
}

/** Someone in one of their roles, if listed, with what decides whether the viewer may rate them. */
export async function findRated(db: Database, rated: RatedInput, viewerId: string) {
  return situationOf(await batchOf(db, selectSituation(db, rated, viewerId)));
}
