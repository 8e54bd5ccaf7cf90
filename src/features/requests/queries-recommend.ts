import { and, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { orNull, readRows } from "#db/rows.ts";
import { serviceRequests } from "#db/schema/index.ts";
import { isAccountOpen } from "../../platform/database/queries-accounts.ts";
import { countMade, isWithinQuota, ofPerson, selectQuotaReset } from "../../platform/limits/rate-limit.ts";
import { areUnblocked, isBlocked } from "../moderation/statements.ts";
import { insertNotices } from "../notices/statements.ts";
import { COLLEAGUES_MAX, RECOMMEND_LIMIT } from "./rules.ts";
import { isOpenToAll, recommenderOf } from "./statements.ts";

interface Recommendation {
  id: string;
  fromId: string;
  toId: string;
  now: number;
}

/** Column of a request: the name of who recommended the viewer for it; null if nobody did. */
export const recommendedBy = (viewerId: string) =>
  orNull(
    sql`(select name from profiles where id = ${recommenderOf(serviceRequests.id, viewerId)}
      and ${serviceRequests.createdBy} <> ${viewerId})`.mapWith(String),
  );

/** Condition on a colleague's id for what a person knows of their connections, so without whether these blocked them. */
const isColleague = (personId: string, colleagueId: SQL) => sql`(
  exists (select 1 from professional_profiles provider where provider.user_id = ${colleagueId})
  and ${isAccountOpen(colleagueId)} and not ${isBlocked(personId, colleagueId)})`;

const isConnected = ({ fromId, toId }: Recommendation) => sql`(exists (
  select 1 from connections where min(requester_id, target_id) = min(${fromId}, ${toId})
    and max(requester_id, target_id) = max(${fromId}, ${toId}) and status = 'accepted')
  and ${isColleague(fromId, sql`${toId}`)})`;

/** Tells the colleague, unless the request is their own, they are interested in it, or somebody blocked somebody. */
function notifyColleague(db: Database, { id, fromId, toId, now }: Recommendation) {
  const told = sql`
    from request_recommendations told cross join service_requests request on request.id = told.service_request_id
    where told.service_request_id = ${id} and told.from_id = ${fromId} and told.to_id = ${toId}
      and told.created_at = ${now} and request.created_by <> told.to_id
      and not exists (select 1 from service_request_interests interest
        where interest.service_request_id = request.id and interest.user_id = told.to_id)
      and not ${isBlocked(toId, fromId)} and ${areUnblocked(toId, sql`request.created_by`)}`;
  const details = { serviceType: sql`request.service_type` };
  const among = sql`notices.subject_id = ${id}`;
  return insertNotices(
    db,
    { kind: "recommended", to: sql`told.to_id`, subjectId: id, details, source: told, among },
    now,
  );
}

/**
 * Recommends a connection for an open request, once. What the person must not learn keeps the notice away, not the row.
 * @returns what may have refused it; null if there is no such request that everybody may know of
 */
export async function insertRecommendation(db: Database, recommendation: Recommendation) {
  const { id, fromId, toId, now } = recommendation;
  const person = ofPerson(fromId);
  const limits = [RECOMMEND_LIMIT];
  const { told, states, free } = await batchOf(db, {
    inserted: db.run(sql`
      insert into request_recommendations (service_request_id, from_id, to_id, created_at)
      select id, ${fromId}, ${toId}, ${now} from service_requests
      where id = ${id} and created_by <> ${fromId} and status = 'open' and expires_at > ${now} and hired_at is null
        and hidden_because is null and ${isOpenToAll(now)}
        and ${isConnected(recommendation)} and ${isAccountOpen(fromId)} and ${isWithinQuota(limits, person, now)}
      on conflict do nothing`),
    // Of the statement before.
    counted: countMade(db, limits, person, now, sql`changes() > 0`),
    told: notifyColleague(db, recommendation),
    free: selectQuotaReset(db, limits, person, now),
    states: db
      .select({
        isRecommended: sql`exists (select 1 from request_recommendations
          where service_request_id = ${id} and from_id = ${fromId} and to_id = ${toId})`.mapWith(Boolean),
        isConnected: sql`${isConnected(recommendation)}`.mapWith(Boolean),
        isOwn: sql`${serviceRequests.createdBy} = ${fromId}`.mapWith(Boolean),
        isOpen:
          sql`${serviceRequests.status} = 'open' and ${serviceRequests.expiresAt} > ${now} and ${serviceRequests.hiredAt} is null`.mapWith(
            Boolean,
          ),
      })
      .from(serviceRequests)
      .where(and(eq(serviceRequests.id, id), sql`hidden_because is null`, isOpenToAll(now))),
  });
  const [state] = states;
  if (!state) return null;
  return {
    ...state,
    isTold: (told[0]?.rowsAffected ?? 0) > 0,
    isPushed: (told[1]?.rowsAffected ?? 0) > 0,
    freeAt: free[0]?.freeAt ?? null,
  };
}

const colleagueRow = z.object({
  personId: z.string(),
  name: z.string(),
  avatarUrl: z.string().nullable(),
  profession: z.string().nullable(),
  fits: z.number().transform(Boolean),
  isRecommended: z.number().transform(Boolean),
});

/** The connections who can be recommended for a request of others, those whom it fits first; none if it isn't shown to everybody. */
export function selectColleagues(db: Database, { id, fromId, now }: Omit<Recommendation, "toId">) {
  const half = (own: SQL, other: SQL) => sql`
    select id, ${other} as person_id from connections where ${own} = ${fromId} and status = 'accepted'`;
  return readRows(
    db,
    colleagueRow,
    sql`
      select person.id as personId, person.name as name, person.avatar_url as avatarUrl,
        iif(card.hidden_because is null, card.profession, null) as profession,
        card.hidden_because is null
          and exists (select 1 from json_each(card.specialties) where value = request.service_type)
          and (card.whole_state or exists (select 1 from json_each(card.service_regions) where value = request.city)) as fits,
        exists (select 1 from request_recommendations made where made.service_request_id = request.id
          and made.from_id = ${fromId} and made.to_id = person.id) as isRecommended
      from service_requests request
      cross join (
        ${half(sql`requester_id`, sql`target_id`)} union all ${half(sql`target_id`, sql`requester_id`)}
        order by 1 desc limit ${COLLEAGUES_MAX}) bounded_colleagues
      cross join professional_profiles card on card.user_id = bounded_colleagues.person_id
      cross join profiles person on person.id = card.user_id
      where request.id = ${id} and request.created_by <> ${fromId} and request.expires_at > ${now}
        and request.hidden_because is null and ${isOpenToAll(now, sql`request`)} and ${isColleague(fromId, sql`person.id`)}
      order by fits desc, card.name_key, person.id`,
  );
}
