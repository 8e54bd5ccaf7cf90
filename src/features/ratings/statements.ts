import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import type { Id } from "#db/rows.ts";
import { DAY_MS } from "../../shared/time.ts";
import { areLinked } from "../auth/statements.ts";
import type { Leaving } from "../hires/statements.ts";
import { insertNotices } from "../notices/statements.ts";

/** Conditions for ratings that count and that everyone may see. */
export const CONTRACT_VISIBLE = sql.raw("revealed_at is not null and hidden_because is null");
export const FREE_VISIBLE = sql.raw("hidden_because is null");

/** Who wrote or got a rating of a hire may have deleted the account. */
const hasAccount = (id: string) => sql.raw(`exists (select 1 from users where users.id = ${id})`);

/** Statements that tell the people who are rated by some ratings of either table. `which`: a condition on `rating`. */
export function notifyOfRatings(
  db: Database,
  table: "ratings" | "independent_ratings",
  which: SQL,
  now: number,
  pushOnceFor?: string,
) {
  const from = sql`from ${sql.raw(table)} rating
    where ${which} and rating.hidden_because is null and ${hasAccount("rating.evaluated_id")}`;
  return insertNotices(
    db,
    {
      kind: "rating",
      to: sql`rating.evaluated_id`,
      subjectId: sql`rating.id`,
      details: {
        personId: sql`rating.evaluated_id`,
        type: sql`rating.evaluated_type`,
        stars: sql`rating.stars`,
      },
      source: from,
      pushOnceFor,
      among: sql`notices.subject_id in (select rating.id ${from})`,
    },
    now,
  );
}

/**
 * Statements that tell who wrote a visible rating that the person whom it is about replies, unless there is a reply
 * already. They stand before the one that sets it.
 */
export function notifyOfReply(db: Database, key: { id: string; evaluatedId: string }, now: number) {
  const from = (table: string, visible: SQL) => sql`
    select evaluator_id, evaluated_id, evaluated_type, stars from ${sql.raw(table)}
    where id = ${key.id} and evaluated_id = ${key.evaluatedId} and reply is null and ${visible}`;
  return insertNotices(
    db,
    {
      kind: "rating-reply",
      to: sql`rating.evaluator_id`,
      subjectId: key.id,
      details: {
        personId: sql`rating.evaluated_id`,
        type: sql`rating.evaluated_type`,
        stars: sql`rating.stars`,
      },
      source: sql`
        from (${from("ratings", CONTRACT_VISIBLE)} union all ${from("independent_ratings", FREE_VISIBLE)}) rating
        where ${hasAccount("rating.evaluator_id")}`,
      isOnceADay: true,
      among: sql`notices.subject_id = ${key.id}`,
    },
    now,
  );
}

/**
 * Statements that list people among those who can be rated, or no longer: once for each role, with a confirmed e-mail
 * and neither blocked nor hidden. `relistProvider` includes them.
 * @param people an id, or a query for ids
 */
export function relistRated(db: Database, people: string | SQLWrapper) {
  return [
    // The trigger `rated_person_gone` deletes their names.
    db.run(sql`delete from rated_people where user_id in (${people})`),
    db.run(sql`
      insert into rated_people (user_id, type, rank, name_key)
      select role.user_id, role.type, 0 - role.average_rating, role.name_key
      from (
        select cliente.id as user_id, 'client' as type, cliente.average_rating, profiles.name_key
        from cliente join profiles on profiles.id = cliente.id where cliente.id in (${people})
        union all
        select user_id, 'service_provider', average_rating, name_key
        from professional_profiles where user_id in (${people}) and hidden_because is null) as role
      join users on users.id = role.user_id
      where users.email_confirmed_at is not null and users.blocked_at is null`),
    db.run(sql`
      insert into rated_people_fts (rowid, words)
      select position, '  ' || replace(name_key, ' ', '  ') from rated_people where user_id in (${people})`),
  ] as const;
}

/** Within this time, only the newest hire and the newest rating of one person by another count. */
export const PAIR_COUNTS_ONCE_MS = 90 * DAY_MS;

/**
 * From how many stars on a rating by a linked account doesn't count. Others do: otherwise, whoever expects a bad rating
 * could enter the other person's WhatsApp as their own, and be linked to them.
 */
const PRAISE_STARS = 4;

/** Of a rating of a hire whose other account was deleted, and the links between both with it. */
const WAS_LINKED = sql.raw("exists (select 1 from hires where hires.id = hire_id and was_linked = 1)");

/** Condition on rows with `next_at`, the time of the pair's next row, that a row counts. */
export const isNewestOfPair = sql`(next_at is null or next_at - created_at >= ${PAIR_COUNTS_ONCE_MS})`;

/**
 * Average and count of the ratings that count for the person whose id and role are these SQL expressions: visible ones, no
 * praise by linked accounts, one per pair in 90 days.
 */
const stats = (id: string, type: string) =>
  sql`(
    select coalesce(avg(stars), 0), count(*) from (
      select stars, created_at, lead(created_at) over (partition by evaluator_id order by created_at, id) as next_at
      from (
        select id, evaluator_id, stars, created_at, hire_id from ratings
        where evaluated_id = ${sql.raw(id)} and evaluated_type = ${sql.raw(type)} and ${CONTRACT_VISIBLE}
        union all
        select id, evaluator_id, stars, created_at, null from independent_ratings
        where evaluated_id = ${sql.raw(id)} and evaluated_type = ${sql.raw(type)} and ${FREE_VISIBLE}) bounded_visible
      where not (stars >= ${PRAISE_STARS} and (${areLinked(sql.raw("evaluator_id"), sql.raw(id))} or ${WAS_LINKED}))
      ) bounded_ratings
    where ${isNewestOfPair})`;

/**
 * The order of the directory by rating, as an integer: the best average first, of equal ones the one of more ratings,
 * and people without ratings last.
 * @param card name of `professional_profiles` in the statement
 */
export const ratingRank = (card: string) =>
  sql.raw(`0 - (cast(round(${card}.average_rating * 10000) as integer) * 100000 + min(${card}.total_ratings, 99999))`);

/**
 * Statements that recompute average and count of people's ratings in both roles. Every batch that adds, changes, hides,
 * shows or deletes ratings must include them after its writes.
 * @param people whose ratings changed: an id, or a query for ids, which must find the same people after the writes
 */
export function refreshAverages(db: Database, people: string | SQLWrapper) {
  return [
    db.run(sql`
      update cliente set (average_rating, total_ratings) = ${stats("cliente.id", "'client'")}
      where id in (${people})`),
    db.run(sql`
      update professional_profiles set (average_rating, total_ratings) =
        ${stats("professional_profiles.user_id", "'service_provider'")}
      where user_id in (${people})`),
    db.run(sql`
      update rated_people set rank = 0 - case type
        when 'client' then (select average_rating from cliente where id = user_id)
        else (select average_rating from professional_profiles card where card.user_id = rated_people.user_id) end
      where user_id in (${people})`),
    db.run(sql`
      update directory_entries set rank =
        (select ${ratingRank("card")} from professional_profiles card where card.user_id = directory_entries.user_id)
      where user_id in (${people})`),
    db.run(sql`
      update directory_facets set rank =
        (select listed.rank from directory_entries listed where listed.position = directory_facets.entry)
      where entry in (select position from directory_entries where user_id in (${people}))`),
  ] as const;
}

/** A query for the people who are rated by the ratings, of either kind, that meet this condition. */
export function ratedIn(which: SQLWrapper) {
  return sql`select evaluated_id from ratings where ${which}
    union select evaluated_id from independent_ratings where ${which}`;
}

/**
 * Statements after which the ratings, of either kind, that meet this condition no longer count. For a transaction that
 * deletes them, or their author, before it does.
 */
export function retractRatings(db: Database, which: SQLWrapper) {
  return [
    db.run(sql`update ratings set hidden_because = 'decision' where ${which}`),
    db.run(sql`update independent_ratings set hidden_because = 'decision' where ${which}`),
    ...refreshAverages(db, ratedIn(which)),
  ] as const;
}

/**
 * Statements for the deletion of an account: the free ratings by it no longer count, those of hires stay under a
 * pseudonym, for the other person. Those of which a report is open are hidden, since their case goes with the account.
 */
export function keepHireRatings(db: Database, { person, pseudonym, condition }: Leaving) {
  const isBy = sql`evaluator_id = ${person} and ${condition}`;
  const isReported = sql`exists (
    select 1 from report_cases where subject_kind = 'rating' and subject_id = ratings.id and decided_at is null)`;
  return [
    db.run(sql`update independent_ratings set hidden_because = 'decision' where ${isBy}`),
    db.run(sql`update ratings set hidden_because = 'decision' where ${isBy} and ${isReported}`),
    ...refreshAverages(db, ratedIn(isBy)),
    db.run(sql`update ratings set evaluator_id = ${pseudonym} where ${isBy}`),
    db.run(sql`update ratings set evaluated_id = ${pseudonym} where evaluated_id = ${person} and ${condition}`),
  ] as const;
}

/** Recomputes the averages of everyone whom a person rated, after a change to what that person wrote. */
export function refreshRatedBy(db: Database, userId: Id) {
  return refreshAverages(db, ratedIn(sql`evaluator_id = ${userId}`));
}
