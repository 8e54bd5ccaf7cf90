import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client.ts";
import { readRows } from "#db/rows.ts";
import { requestAlerts } from "#db/schema/index.ts";
import { dayInCampoGrande } from "../../shared/day.ts";
import { MAIL_WISHES } from "../../shared/mail-wishes.ts";
import { isBlocked } from "../moderation/statements.ts";
import { WHOLE_STATE } from "../networking/statements.ts";
import { isAddressedTo } from "../requests/statements.ts";
import type { DueTimes } from "./rules.ts";

export interface CandidateFilter {
  requestId: string;
  serviceType: string;
  region: string;
  /** The request's owner. */
  createdBy: string;
  /** The last person of the page before; blank for the first page. */
  after: string;
  size: number;
  now: number;
}

const toBoolean = z.number().transform(Boolean);
const candidate = z.object({
  userId: z.string(),
  mayBeTold: toBoolean,
  isPremium: toBoolean,
  byPush: toBoolean,
  byMail: z.enum(MAIL_WISHES),
  choseMail: toBoolean,
  urgentAtNight: toBoolean,
});
export type Candidate = z.output<typeof candidate>;

/**
 * A page of the people who want to know of such a request, by id. `mayBeTold` is false for its owner, for people whom
 * the owner or an admin blocked or who blocked the owner, for whom the owner chose to ask, and for providers who are hidden
 * or unavailable.
 */
export function listCandidates(db: Database, filter: CandidateFilter): Promise<Candidate[]> {
  const { requestId, serviceType, region, createdBy, after, size, now } = filter;
  const walks = [region, WHOLE_STATE].map(
    (place) => sql`
      select user_id from alert_topics where service = ${serviceType} and region = ${place} and user_id > ${after}`,
  );
  // A materialized table is read in the order in which it was filled.
  return readRows(
    db,
    candidate,
    sql`
      with bounded_people as materialized (
        ${sql.join(walks, sql` union `)} order by user_id limit ${size})
      select person.user_id as userId, settings.by_push as byPush, settings.by_mail as byMail,
        settings.chose_mail as choseMail,
        settings.urgent_at_night as urgentAtNight, coalesce(profiles.premium_until > ${now}, 0) as isPremium,
        person.user_id <> ${createdBy} and settings.is_on = 1
          and provider.user_id is not null and provider.hidden_because is null
          and account.blocked_at is null and account.email_confirmed_at is not null
          and coalesce(provider.unavailable_until, '') < ${dayInCampoGrande(now)}
          and not ${isAddressedTo(sql`person.user_id`, requestId)}
          and not ${isBlocked(createdBy, sql`person.user_id`)} and not ${isBlocked(sql`person.user_id`, createdBy)}
          as mayBeTold
      from bounded_people person
      cross join alert_settings settings on settings.user_id = person.user_id
      cross join profiles on profiles.id = person.user_id
      cross join users account on account.id = person.user_id
      left join professional_profiles provider on provider.user_id = person.user_id`,
  );
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
