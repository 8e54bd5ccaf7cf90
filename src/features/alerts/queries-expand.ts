import { sql } from "drizzle-orm";
import { z } from "zod";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { requestAlerts } from "#db/schema/index.ts";
import { MAIL_WISHES } from "../../shared/mail-wishes.ts";
import { WHOLE_STATE } from "../networking/statements.ts";
import { selectWanted } from "../requests/statements.ts";
import { mayBeTold } from "./queries-due.ts";
import { wasInSummary } from "./queries-summary.ts";
import type { DueTimes } from "./rules.ts";

export interface CandidateFilter {
  requestId: string;
  /** The last person of the page before; blank for the first page. */
  after: string;
  size: number;
  now: number;
}

const toBoolean = z.number().transform(Boolean);
const candidate = z.object({
  userId: z.string(),
  mayBeTold: toBoolean,
  byPush: toBoolean,
  byMail: z.enum(MAIL_WISHES),
  choseMail: toBoolean,
  urgentAtNight: toBoolean,
});

/**
 * The request, if people are to be told of it, and a page of those with premium who want to know of such a request, by
 * id. `mayBeTold` is false also for whom a summary told before they had premium.
 */
export async function listCandidates(db: Database, { requestId, after, size, now }: CandidateFilter) {
  const ofRequest = (column: "service_type" | "city") =>
    sql`(select ${sql.identifier(column)} from service_requests where id = ${requestId})`;
  const walks = [ofRequest("city"), WHOLE_STATE].map(
    (place) => sql`
      select user_id from alert_topics cross join profiles on profiles.id = user_id
      where service = ${ofRequest("service_type")} and region = ${place} and user_id > ${after} and premium_until > ${now}`,
  );
  // A materialized table is read in the order in which it was filled.
  const { requests, people } = await batchOf(db, {
    requests: selectWanted(db, requestId, now),
    people: db.all(sql`
      with bounded_people as materialized (
        ${sql.join(walks, sql` union `)} order by user_id limit ${size})
      select bounded_people.user_id as userId, settings.by_push as byPush, settings.by_mail as byMail,
        settings.chose_mail as choseMail, settings.urgent_at_night as urgentAtNight,
        settings.is_on = 1 and ${mayBeTold(now)} and not ${wasInSummary(requestId, sql`bounded_people.user_id`)} as mayBeTold
      from bounded_people
      cross join service_requests request on request.id = ${requestId}
      cross join alert_settings settings on settings.user_id = bounded_people.user_id
      cross join users account on account.id = bounded_people.user_id
      left join professional_profiles provider on provider.user_id = bounded_people.user_id`),
  });
  return { request: requests[0], people: z.array(candidate).parse(people) };
}

/** Stores whom to tell of a request, except those who are stored already. */
export function insertAlerts(
  db: Database,
  requestId: string,
  people: readonly (DueTimes & { userId: string })[],
  now: number,
) {
  return db
    .insert(requestAlerts)
    .values(people.map((person) => ({ ...person, serviceRequestId: requestId, createdAt: now })))
    .onConflictDoNothing();
}
