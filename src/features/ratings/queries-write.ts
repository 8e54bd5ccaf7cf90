import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { independentRatings, ratings } from "#db/schema/index.ts";
import { newId } from "../../platform/database/ids.ts";
import type { AccountMark } from "../../platform/hashing/account-marks.ts";
import { countMade, isWithinQuota, ofPerson, selectQuotaReset } from "../../platform/limits/rate-limit.ts";
import { linkAccounts, noteMarks } from "../auth/statements.ts";
import { isBlocked } from "../moderation/statements.ts";
import { isOwnOf, selectSituation, situationOf } from "./queries-people.ts";
import { RATE_LIMITS, RATER_AGE_MS, REVEAL_AFTER_MS } from "./rules.ts";
import type { RatedInput, RateHireInput, RateInput } from "./schemas.ts";
import { CONTRACT_VISIBLE, FREE_VISIBLE, notifyOfRatings, notifyOfReply, refreshAverages } from "./statements.ts";

/** Who rates, and what they were seen with. */
interface Evaluator {
  id: string;
  marks: readonly AccountMark[];
}

/** The role in which somebody rates: client first, as for `userType`. */
const roleOf = (personId: string): SQL =>
  sql`iif(exists (select 1 from cliente where id = ${personId}), 'client', 'service_provider')`;

const isOldEnough = (now: number): SQL => sql`users.created_at <= ${now - RATER_AGE_MS}`;

/**
 * Stores the evaluator's free rating of a person, or changes the stored one; sending the same one again changes nothing.
 * Only for people who are listed, by accounts old enough, that the person doesn't block and that may write another. A
 * hidden rating stays as it is.
 * @returns whether it is stored now, what decided that, and when the evaluator may write again, null for now
 */
export async function saveRating(db: Database, { id: evaluatorId, marks }: Evaluator, input: RateInput, now: number) {
  const { id: evaluatedId, type, stars, reason, comment } = input;
  const id = newId(now);
  const by = ofPerson(evaluatorId);
  const [serviceType, incidentDate] = [input.serviceType || null, input.incidentDate || null];
  const former = sql`select evaluator_id, evaluated_id from independent_ratings
    where evaluator_id = ${evaluatorId} and evaluated_id = ${evaluatedId} and evaluated_type = ${type}`;
  const isSame = sql`(stars, reason, comment) = (excluded.stars, excluded.reason, excluded.comment)
    and service_type is excluded.service_type and incident_date is excluded.incident_date`;
  const { saved, free, ...situation } = await batchOf(db, {
    ...selectSituation(db, input, evaluatorId),
    saved: db.run(sql`
      insert into independent_ratings (id, evaluated_id, evaluated_type, evaluator_id, evaluator_type, stars, comment,
        reason, service_type, incident_date, created_at)
      select ${id}, person.user_id, person.type, users.id, ${roleOf(evaluatorId)}, ${stars}, ${comment}, ${reason},
        ${serviceType}, ${incidentDate}, ${now}
      from rated_people person join users on users.id = ${evaluatorId}
      where person.user_id = ${evaluatedId} and person.type = ${type} and person.user_id <> users.id
        and users.blocked_at is null and ${isOldEnough(now)}
        and not ${isBlocked(evaluatedId, evaluatorId)}
        and (exists (${former}) or ${isWithinQuota(RATE_LIMITS, by, now)})
      on conflict (evaluator_id, evaluated_id, evaluated_type) do update set
        edited_at = iif(${isSame}, edited_at, ${now}), stars = excluded.stars, reason = excluded.reason,
        comment = excluded.comment, service_type = excluded.service_type, incident_date = excluded.incident_date
        where hidden_because is null`),
    marked: noteMarks(db, evaluatorId, marks, now, sql`exists (${former})`),
    linked: linkAccounts(db, sql`select evaluator_id as one, evaluated_id as other from (${former})`, now),
    told: notifyOfRatings(
      db,
      "independent_ratings",
      sql`rating.id = ${id}`,
      now,
      `${evaluatorId} ${evaluatedId} ${type}`,
    ),
    averages: refreshAverages(db, evaluatedId),
    free: selectQuotaReset(db, RATE_LIMITS, by, now),
    counted: countMade(db, RATE_LIMITS, by, now, sql`exists (select 1 from independent_ratings where id = ${id})`),
  });
  return { isSaved: saved.rowsAffected > 0, freeAt: free[0]?.freeAt ?? null, ...situationOf(situation) };
}

/** Removes the evaluator's free rating unless it is hidden. @returns whether there was one */
export async function deleteRating(db: Database, evaluatorId: string, rated: RatedInput): Promise<boolean> {
  const { deleted } = await batchOf(db, {
    deleted: db
      .delete(independentRatings)
      .where(and(isOwnOf(rated, evaluatorId), isNull(independentRatings.hiddenBecause)))
      .returning({ id: independentRatings.id }),
    averages: refreshAverages(db, rated.id),
  });
  return deleted.length > 0;
}

/**
 * Sets or, with null, removes the public reply to a visible rating of either kind, and notifies its author of the first.
 * @returns the author's id; null if there is no such rating
 */
export async function setReply(
  db: Database,
  key: { id: string; evaluatedId: string },
  reply: string | null,
  now: number,
): Promise<string | null> {
  const changes = { reply, repliedAt: sql`iif(reply is ${reply}, replied_at, ${reply === null ? null : now})` };
  const { free, contract } = await batchOf(db, {
    told: reply === null ? [] : notifyOfReply(db, key, now),
    free: db
      .update(independentRatings)
      .set(changes)
      .where(and(eq(independentRatings.id, key.id), eq(independentRatings.evaluatedId, key.evaluatedId), FREE_VISIBLE))
      .returning({ evaluatorId: independentRatings.evaluatorId }),
    contract: db
      .update(ratings)
      .set(changes)
      .where(and(eq(ratings.id, key.id), eq(ratings.evaluatedId, key.evaluatedId), CONTRACT_VISIBLE))
      .returning({ evaluatorId: ratings.evaluatorId }),
  });
  return free[0]?.evaluatorId ?? contract[0]?.evaluatorId ?? null;
}

const bothOf = (hireId: string) => sql`select client_id from hires where id = ${hireId}
  union all select provider_id from hires where id = ${hireId}`;

/**
 * Stores one side's rating of a confirmed hire, and reveals both if the other side's is there or the time is over.
 * @returns what is stored: of the hire, null if it isn't a confirmed one of the person and of another who still has an
 * account, and of the person's rating, null if their account is blocked
 */
export async function saveHireRating(
  db: Database,
  { id: evaluatorId, marks }: Evaluator,
  input: RateHireInput,
  now: number,
) {
  const { hireId, stars, comment } = input;
  const id = newId(now);
  const ofHire = sql`from hires join users on users.id = ${evaluatorId}
    where hires.id = ${hireId} and hires.status = 'confirmed' and users.id in (client_id, provider_id)
      and (select count(*) from users here where here.id in (client_id, provider_id)) = 2`;
  const { hires, stored } = await batchOf(db, {
    hires: db
      .select({ otherId: sql`other_id`.mapWith(String) })
      .from(sql`(select iif(client_id = users.id, provider_id, client_id) as other_id ${ofHire})`),
    inserted: db.run(sql`
      insert into ratings (id, evaluated_id, evaluated_type, evaluator_id, evaluator_type, stars, comment, hire_id,
        reveal_at, created_at)
      select ${id}, iif(client_id = users.id, provider_id, client_id),
        iif(client_id = users.id, 'service_provider', 'client'), users.id,
        iif(client_id = users.id, 'client', 'service_provider'), ${stars}, ${comment}, hires.id,
        answered_at + ${REVEAL_AFTER_MS}, ${now}
      ${ofHire} and users.blocked_at is null
      on conflict (hire_id, evaluator_id) do nothing`),
    revealed: db.run(sql`
      update ratings set revealed_at = ${now}
      where hire_id = ${hireId} and revealed_at is null
        and (reveal_at <= ${now} or (select count(*) from ratings other where other.hire_id = ${hireId}) = 2)`),
    told: notifyOfRatings(db, "ratings", sql`rating.hire_id = ${hireId} and rating.revealed_at = ${now}`, now),
    marked: noteMarks(db, evaluatorId, marks, now, sql`exists (select 1 from ratings where id = ${id})`),
    linked: linkAccounts(db, sql`select evaluator_id as one, evaluated_id as other from ratings where id = ${id}`, now),
    averages: refreshAverages(db, bothOf(hireId)),
    stored: db
      .select({ id: ratings.id, revealedAt: ratings.revealedAt })
      .from(ratings)
      .where(and(eq(ratings.hireId, hireId), eq(ratings.evaluatorId, evaluatorId))),
  });
  const [hire, rating] = [hires[0], stored[0]];
  return {
    hire: hire ?? null,
    rating: rating ? { isNew: rating.id === id, isRevealed: rating.revealedAt !== null } : null,
  };
}

/** Ratings that become visible at `now` although the other side has not rated, longest due first. */
export function listDue(db: Database, now: number, size: number) {
  return db
    .select({ id: ratings.id, evaluatedId: ratings.evaluatedId })
    .from(ratings)
    .where(and(isNull(ratings.revealedAt), sql`${ratings.revealAt} <= ${now}`))
    .orderBy(ratings.revealAt)
    .limit(size);
}
