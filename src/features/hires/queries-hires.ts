import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { orNull, parsedBy } from "#db/rows.ts";
import { hires, profiles, serviceRequests } from "#db/schema/index.ts";
import { type IdPage, isAfterPage, rowsFor } from "../../platform/database/keyset.ts";
import { isAccountOpen } from "../../platform/database/queries-accounts.ts";
import { type HireNotice, insertOutboxFrom } from "../../platform/delivery/outbox.ts";
import type { AccountMark } from "../../platform/hashing/account-marks.ts";
import { countMade, hashed, isWithinQuota, ofPerson, selectQuotaReset } from "../../platform/limits/rate-limit.ts";
import { CLOSED_ACCOUNT } from "../../shared/names.ts";
import { linkAccounts, noteMarks } from "../auth/statements.ts";
import { areUnblocked } from "../moderation/statements.ts";
import { insertNotices } from "../notices/statements.ts";
import { isCardComplete } from "../profiles/statements.ts";
import { refreshAverages } from "../ratings/statements.ts";
import { HIRE_PERIOD_MS, type HireSide, PROPOSE_LIMITS, PROPOSE_MAIL_LIMIT } from "./rules.ts";
import { hireView } from "./schemas.ts";

/** The other person of a hire. */
export const otherOf = (viewerId: string) =>
  sql`iif(${hires.clientId} = ${viewerId}, ${hires.providerId}, ${hires.clientId})`.mapWith(String);

/**
 * Statement that mails news of a hire to one of its people, if the statement before it changed a row and the condition
 * holds.
 */
export function insertHireMail(
  db: Database,
  { hireId, to, notice }: { hireId: string; to: SQL; notice: HireNotice },
  now: number,
  condition = sql`true`,
) {
  const source = sql`from hires where id = ${hireId} and changes() > 0 and ${condition}`;
  return insertOutboxFrom(db, "mail.hire", { userId: to, hireId, notice }, source, now);
}

type HireNoticeKind = "hired" | "hire-confirmed" | "hire-denied" | "agreement" | "agreement-accepted";

/** Statements that put news of a hire into the bell of one of its people, if the condition on the hire holds. */
export function notifyOfHire(
  db: Database,
  news: { kind: HireNoticeKind; hireId: string; to: SQL; when: SQL; pushIf?: SQL },
  now: number,
) {
  const { hireId, when, ...rest } = news;
  return insertNotices(
    db,
    {
      ...rest,
      subjectId: sql`hires.id`,
      details: { serviceType: sql`hires.service_type` },
      source: sql`from hires where hires.id = ${hireId} and ${when}`,
      among: sql`notices.subject_id = ${hireId}`,
    },
    now,
  );
}

const OTHERS = sql`hires hire cross join service_request_interests other on other.service_request_id = hire.request_id`;

/** Condition on {@link OTHERS} that somebody is told of the hire. */
const isOther = (hireId: string, now: number) => sql`hire.id = ${hireId} and hire.answered_at = ${now}
  and hire.status = 'confirmed' and other.user_id <> hire.provider_id and other.declined_at is null
  and ${areUnblocked(sql`hire.client_id`, sql`other.user_id`)}`;

/** Tells others who are interested in a request that the provider of this hire was chosen. */
function notifyOthers(db: Database, hireId: string, now: number) {
  return insertNotices(
    db,
    {
      kind: "other-chosen",
      to: sql`other.user_id`,
      subjectId: sql`hire.request_id`,
      details: { serviceType: sql`hire.service_type` },
      source: sql`from ${OTHERS} where ${isOther(hireId, now)}`,
      among: sql`notices.subject_id = (select request_id from hires where id = ${hireId})`,
    },
    now,
  );
}

/** Condition on `service_requests` that a hire waits for its answer, or is confirmed and the owner does not look for more. */
export const isTaken = sql`(service_requests.hired_at is not null or exists (
  select 1 from hires where hires.request_id = service_requests.id and hires.status = 'proposed'))`;

/**
 * Proposes a hire, unless it is too late, another one stands in its way, or the owner proposed too many, and mails it to the
 * provider.
 * @returns the request, null if the owner has no such one, with its hires; `freeAt`: when the limit allows one more
 */
export async function insertHire(
  db: Database,
  hire: { id: string; requestId: string; ownerId: string; providerId: string; now: number },
  marks: readonly AccountMark[],
) {
  const { id, requestId, ownerId, providerId, now } = hire;
  const owner = ofPerson(ownerId);
  const pair = hashed(`${requestId} ${providerId}`);
  const isFirst = isWithinQuota([PROPOSE_MAIL_LIMIT], pair, now);
  const source = sql`
    from service_requests request
    cross join service_request_interests interest
      on interest.service_request_id = request.id and interest.user_id = ${providerId}
    cross join users provider on provider.id = interest.user_id
    left join professional_profiles card on card.user_id = interest.user_id
    where request.id = ${requestId} and request.created_by = ${ownerId} and request.hidden_because is null
      and provider.blocked_at is null and card.hidden_because is null and ${areUnblocked(ownerId, providerId)}`;
  const { requests, chosen, free } = await batchOf(db, {
    inserted: db.run(sql`
      insert into hires (id, request_id, service_type, client_id, provider_id, status, created_at)
      select ${id}, request.id, request.service_type, request.created_by, interest.user_id, 'proposed', ${now} ${source}
        and request.expires_at > ${now - HIRE_PERIOD_MS} and request.hired_at is null and ${isAccountOpen(ownerId)}
        and ${isWithinQuota(PROPOSE_LIMITS, owner, now)}
      on conflict do nothing`),
    mailed: insertHireMail(db, { hireId: id, to: sql`provider_id`, notice: "proposed" }, now, isFirst),
    told: notifyOfHire(db, { kind: "hired", hireId: id, to: sql`provider_id`, when: sql`true`, pushIf: isFirst }, now),
    marked: noteMarks(db, ownerId, marks, now, sql`exists (select 1 from hires where id = ${id})`),
    mailCounted: countMade(db, [PROPOSE_MAIL_LIMIT], pair, now, sql`exists (select 1 from hires where id = ${id})`),
    counted: countMade(db, PROPOSE_LIMITS, owner, now, sql`exists (select 1 from hires where id = ${id})`),
    free: selectQuotaReset(db, PROPOSE_LIMITS, owner, now),
    requests: db
      .select({
        expiresAt: serviceRequests.expiresAt,
        isInterested: sql`exists (select 1 ${source})`.mapWith(Boolean),
        isTaken: sql`${isTaken}`.mapWith(Boolean),
      })
      .from(serviceRequests)
      .where(
        and(
          eq(serviceRequests.id, requestId),
          eq(serviceRequests.createdBy, ownerId),
          sql`${serviceRequests.hiddenBecause} is null`,
        ),
      ),
    chosen: db
      .select({ id: hires.id, status: hires.status, endedAs: hires.endedAs })
      .from(hires)
      .where(and(eq(hires.requestId, requestId), eq(hires.providerId, providerId), eq(hires.clientId, ownerId))),
  });
  return { request: requests[0] ?? null, hire: chosen[0] ?? null, freeAt: free[0]?.freeAt ?? null };
}

/** Withdraws a hire that waits for its answer. @returns the provider's id; null if there is no such hire */
export async function deleteProposed(db: Database, id: string, clientId: string): Promise<string | null> {
  const [deleted] = await db
    .delete(hires)
    .where(and(eq(hires.id, id), eq(hires.clientId, clientId), eq(hires.status, "proposed")))
    .returning({ providerId: hires.providerId });
  return deleted?.providerId ?? null;
}

/**
 * Confirms or denies a hire that waits for its answer, and mails that to the client. After a confirmation
 * the request counts as hired, which is also its outcome.
 * @returns the hire, null if the provider has no such one, whether this call answered it, and which others are told
 */
export async function answerProposed(
  db: Database,
  key: { id: string; providerId: string },
  status: "confirmed" | "denied",
  marks: readonly AccountMark[],
  now: number,
) {
  const own = and(eq(hires.id, key.id), eq(hires.providerId, key.providerId));
  const answeredNow = sql`from hires where id = ${key.id} and provider_id = ${key.providerId} and answered_at = ${now}`;
  const { answered, people, found } = await batchOf(db, {
    answered: db
      .update(hires)
      .set({ status, answeredAt: now })
      .where(and(own, eq(hires.status, "proposed")))
      .returning({ id: hires.id }),
    mailed: insertHireMail(db, { hireId: key.id, to: sql`client_id`, notice: status }, now),
    told: notifyOfHire(
      db,
      {
        kind: `hire-${status}`,
        hireId: key.id,
        to: sql`client_id`,
        when: sql`provider_id = ${key.providerId} and status = ${status} and answered_at = ${now}`,
      },
      now,
    ),
    others: status === "confirmed" ? notifyOthers(db, key.id, now) : [],
    people: db
      .select({ id: sql`other.user_id`.mapWith(String) })
      .from(OTHERS)
      .where(isOther(key.id, now)),
    marked: noteMarks(db, key.providerId, marks, now, sql`exists (select 1 ${answeredNow})`),
    linked: linkAccounts(db, sql`select client_id as one, provider_id as other ${answeredNow}`, now),
    averages: refreshAverages(db, sql`select client_id ${answeredNow} union all select provider_id ${answeredNow}`),
    outcome: db.run(sql`
      update service_requests set hired_at = ${now}, outcome = 'hired',
        outcome_at = iif(outcome is 'hired', outcome_at, ${now})
      where id = (
        select request_id ${answeredNow} and status = 'confirmed')`),
    found: db
      .select({ id: hires.id, status: hires.status, clientId: hires.clientId, requestId: hires.requestId })
      .from(hires)
      .where(own),
  });
  return { hire: found[0] ?? null, isAnswered: answered.length > 0, others: people.map(({ id }) => id) };
}

/** The caller's hires as they see them. */
export function selectHires(db: Database, viewerId: string, condition: SQL | undefined) {
  return db
    .select({
      id: hires.id,
      side: sql`iif(${hires.clientId} = ${viewerId}, 'client', 'provider')`.mapWith(parsedBy(hireView.shape.side)),
      requestId: hires.requestId,
      serviceType: hires.serviceType,
      city: orNull(
        sql`(select city from service_requests where service_requests.id = ${hires.requestId})`.mapWith(String),
      ),
      status: hires.status,
      asksForMore:
        sql`${hires.clientId} = ${viewerId} and ${hires.status} = 'confirmed' and ${hires.endedAt} is null and exists (
        select 1 from service_requests request
        where request.id = ${hires.requestId} and request.hired_at is not null and request.status = 'open')`.mapWith(
          Boolean,
        ),
      createdAt: hires.createdAt,
      answeredAt: hires.answeredAt,
      endedAs: hires.endedAs,
      endedAt: hires.endedAt,
      isEndedByMe:
        sql`coalesce(${hires.endedBy} = iif(${hires.clientId} = ${viewerId}, 'client', 'provider'), 0)`.mapWith(
          Boolean,
        ),
      endReason: hires.endReason,
      personId: profiles.id,
      personName: sql`coalesce(${profiles.name}, ${CLOSED_ACCOUNT})`.mapWith(String),
      personAvatarUrl: profiles.avatarUrl,
      personSlug: orNull(
        sql`iif(exists (
        select 1 from professional_profiles card
        where card.user_id = ${profiles.id} and card.hidden_because is null and ${isCardComplete("card")}
          and ${isAccountOpen(profiles.id)}), ${profiles.nameSlug}, null)`.mapWith(String),
      ),
      hasWhatsapp: sql`${hires.clientId} = ${viewerId} and exists (
        select 1 from professional_profiles card
        where card.user_id = ${profiles.id} and card.hidden_because is null and card.whatsapp <> ''
          and ${isAccountOpen(profiles.id)} and ${areUnblocked(viewerId, sql`${profiles.id}`)})`.mapWith(Boolean),
      hasRated: sql`exists (
        select 1 from ratings where ratings.hire_id = ${hires.id} and ratings.evaluator_id = ${viewerId})`.mapWith(
        Boolean,
      ),
      isRevealed: sql`exists (
        select 1 from ratings where ratings.hire_id = ${hires.id} and ratings.revealed_at is not null)`.mapWith(
        Boolean,
      ),
      hasReferred: sql`exists (
        select 1 from professional_references reference
        where reference.author_professional_id = ${viewerId} and reference.target_professional_id = ${profiles.id}
          and reference.created_at >= ${hires.createdAt})`.mapWith(Boolean),
      agreement: agreementState(viewerId),
      agreedAt: orNull(ofAccepted("accepted_at").mapWith(Number)),
      startDate: orNull(ofAccepted("start_date").mapWith(String)),
    })
    .from(hires)
    .leftJoin(profiles, sql`${profiles.id} = ${otherOf(viewerId)}`)
    .where(condition);
}

/** State of the newest version of a hire's agreement, for one of its two people. */
export const agreementState = (viewerId: string) =>
  sql`coalesce((
    select case when accepted_at is not null then 'accepted' when written_by = ${viewerId} then 'mine' else 'theirs' end
    from agreements where hire_id = ${hires.id} order by version desc limit 1), 'none')`.mapWith(
    parsedBy(hireView.shape.agreement),
  );

/** A column of the last accepted version of a hire's agreement. */
const ofAccepted = (column: "accepted_at" | "start_date") => sql`(
  select ${sql.raw(column)} from agreements where hire_id = ${hires.id} and accepted_at is not null
  order by version desc limit 1)`;

/** Condition that a hire is between this person and another. */
export const isOfPerson = (id: string, personId: string) =>
  and(eq(hires.id, id), or(eq(hires.clientId, personId), eq(hires.providerId, personId)));

/** The rows for a page of a person's hires on one side, newest first. */
export function listHires(db: Database, personId: string, side: HireSide, page: IdPage) {
  const own = eq(side === "client" ? hires.clientId : hires.providerId, personId);
  return selectHires(db, personId, and(own, isAfterPage(hires.id, page)))
    .orderBy(desc(hires.id))
    .limit(rowsFor(page.size));
}
