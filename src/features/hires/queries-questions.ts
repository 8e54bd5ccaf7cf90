import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { profiles, serviceRequestInterests, serviceRequests, users } from "#db/schema/index.ts";
import { isAccountOpen } from "../../platform/database/queries-accounts.ts";
import { insertOutboxFrom, newIdPerRow } from "../../platform/delivery/outbox.ts";
import { isWithinQuota } from "../../platform/limits/rate-limit.ts";
import { areUnblocked } from "../moderation/statements.ts";
import { insertNotices } from "../notices/statements.ts";
import { WITHDRAWAL_LIMIT } from "../requests/rules.ts";
import { ofInterest } from "../requests/statements.ts";
import { isHiredFor, isOwnRequest } from "./statements.ts";

const { serviceRequestId, userId: providerId } = serviceRequestInterests;
const interestOf = (requestId: string, personId: string) =>
  and(eq(serviceRequestId, requestId), eq(providerId, personId));

/** The people who may be asked about a request: interested, not declined, and none of the two blocked the other. */
const asked = (requestId: string): SQL => sql`
  from service_request_interests interest
  cross join service_requests request on request.id = interest.service_request_id
  where interest.service_request_id = ${requestId} and interest.declined_at is null
    and ${isAccountOpen(sql`interest.user_id`)} and ${areUnblocked(sql`request.created_by`, sql`interest.user_id`)}`;

/** Whether a person wants mails, as they chose for alerts. */
const wantsMail = sql`not exists (
  select 1 from alert_settings settings
  where settings.user_id = interest.user_id and settings.by_mail = 'never' and settings.chose_mail)`;

/**
 * Stores the owner's question about an open request, once, and tells all who are interested.
 * @returns the request, null if the owner has no such one, whether this call asked, and whom
 */
export async function insertQuestion(
  db: Database,
  question: { requestId: string; ownerId: string; text: string; now: number },
) {
  const { requestId, ownerId, text, now } = question;
  const told = sql`${asked(requestId)} and request.created_by = ${ownerId} and request.asked_at = ${now}`;
  const { stored, requests, people } = await batchOf(db, {
    stored: db
      .update(serviceRequests)
      .set({ question: text, askedAt: now })
      .where(
        and(
          isOwnRequest(requestId, ownerId),
          sql`question = '' and expires_at > ${now} and hidden_because is null and ${isAccountOpen(ownerId)}
            and exists (select 1 ${asked(requestId)})`,
        ),
      )
      .returning({ id: serviceRequests.id }),
    mailed: insertOutboxFrom(
      db,
      "mail.question",
      { userId: sql`interest.user_id`, requestId },
      sql`${told} and changes() > 0 and ${wantsMail}`,
      now,
      newIdPerRow(now),
    ),
    told: insertNotices(
      db,
      {
        kind: "question",
        to: sql`interest.user_id`,
        subjectId: requestId,
        details: { serviceType: sql`request.service_type` },
        source: told,
        among: sql`notices.subject_id = ${requestId}`,
      },
      now,
    ),
    requests: db
      .select({ question: serviceRequests.question, expiresAt: serviceRequests.expiresAt })
      .from(serviceRequests)
      .where(and(isOwnRequest(requestId, ownerId), isNull(serviceRequests.hiddenBecause))),
    people: db.select({ id: providerId }).from(serviceRequestInterests).where(eq(serviceRequestId, requestId)),
  });
  return { request: requests[0] ?? null, isAsked: stored.length > 0, people: people.map(({ id }) => id) };
}

/**
 * Stores a person's answer to the question about an open request in which they are interested, once, and tells
 * its owner, unless the interest was just withdrawn.
 * @returns the interest, null if there is no such one, and whether this call answered
 */
export async function insertAnswer(
  db: Database,
  answer: { requestId: string; personId: string; text: string; now: number },
) {
  const { requestId, personId, text, now } = answer;
  const isAsked = sql`exists (
    select 1 from service_requests request
    where request.id = ${requestId} and request.question <> '' and request.expires_at > ${now}
      and request.hidden_because is null and ${areUnblocked(sql`request.created_by`, personId)})`;
  const { stored, interests } = await batchOf(db, {
    stored: db
      .update(serviceRequestInterests)
      .set({ answer: text, answeredAt: now })
      .where(
        and(
          interestOf(requestId, personId),
          sql`answered_at is null and declined_at is null and ${isAsked} and ${isAccountOpen(personId)}`,
        ),
      )
      .returning({ id: providerId }),
    told: insertNotices(
      db,
      {
        kind: "answered",
        to: sql`request.created_by`,
        subjectId: requestId,
        details: { serviceType: sql`request.service_type` },
        source: sql`${asked(requestId)} and interest.user_id = ${personId} and interest.answered_at = ${now}
          and ${isWithinQuota([WITHDRAWAL_LIMIT], ofInterest({ id: requestId, userId: personId }), now)}`,
        among: sql`notices.subject_id = ${requestId}`,
      },
      now,
    ),
    interests: db
      .select({
        ownerId: serviceRequests.createdBy,
        answer: serviceRequestInterests.answer,
        isAsked: sql`${isAsked} and ${serviceRequestInterests.declinedAt} is null`.mapWith(Boolean),
      })
      .from(serviceRequestInterests)
      .innerJoin(serviceRequests, eq(serviceRequests.id, serviceRequestId))
      .where(and(interestOf(requestId, personId), isNull(serviceRequests.hiddenBecause))),
  });
  return { interest: interests[0] ?? null, isAnswered: stored.length > 0 };
}

/**
 * Declines somebody who is interested in an own request, and tells them, or takes that back. Not with a hire.
 * @returns whether the owner has the request, whether the person is interested, whether a hire is in the way, and whether
 * this call changed anything
 */
export async function setDeclined(
  db: Database,
  choice: { requestId: string; ownerId: string; personId: string; isDeclined: boolean; now: number },
) {
  const { requestId, ownerId, personId, isDeclined, now } = choice;
  const ofOwner = sql`exists (
    select 1 from service_requests request where request.id = ${requestId} and request.created_by = ${ownerId})`;
  const isHired = isHiredFor(requestId, personId);
  const { changed, requests, interests } = await batchOf(db, {
    changed: db
      .update(serviceRequestInterests)
      .set({ declinedAt: isDeclined ? now : null })
      .where(
        and(
          interestOf(requestId, personId),
          ofOwner,
          isDeclined ? sql`declined_at is null and not ${isHired}` : sql`declined_at is not null`,
        ),
      )
      .returning({ id: providerId }),
    told: isDeclined
      ? insertNotices(
          db,
          {
            kind: "declined",
            to: personId,
            subjectId: requestId,
            details: { serviceType: sql`request.service_type` },
            source: sql`
              from service_request_interests interest
              cross join service_requests request on request.id = interest.service_request_id
              where interest.service_request_id = ${requestId} and interest.user_id = ${personId}
                and interest.declined_at = ${now} and request.created_by = ${ownerId}
                and request.hidden_because is null and ${areUnblocked(ownerId, personId)}`,
            among: sql`notices.subject_id = ${requestId}`,
          },
          now,
        )
      : [],
    requests: db.select({ id: serviceRequests.id }).from(serviceRequests).where(isOwnRequest(requestId, ownerId)),
    interests: db
      .select({ isHired: isHired.mapWith(Boolean) })
      .from(serviceRequestInterests)
      .where(interestOf(requestId, personId)),
  });
  return {
    isOwn: requests.length > 0,
    isInterested: interests.length > 0,
    isHired: interests[0]?.isHired ?? false,
    isChanged: changed.length > 0,
  };
}

/** Whom to mail of a question about a request; null if they answered, or it is no question for them any more. */
export async function findAsked(db: Database, requestId: string, personId: string, now: number) {
  const [row] = await db
    .select({
      email: users.email,
      name: profiles.name,
      serviceType: serviceRequests.serviceType,
      question: serviceRequests.question,
    })
    .from(serviceRequestInterests)
    .innerJoin(serviceRequests, eq(serviceRequests.id, serviceRequestId))
    .innerJoin(users, eq(users.id, providerId))
    .innerJoin(profiles, eq(profiles.id, providerId))
    .where(
      and(
        interestOf(requestId, personId),
        isNull(serviceRequestInterests.answeredAt),
        isNull(serviceRequestInterests.declinedAt),
        isNull(serviceRequests.hiddenBecause),
        isNull(users.blockedAt),
        sql`${serviceRequests.question} <> '' and ${serviceRequests.expiresAt} > ${now}`,
      ),
    );
  return row ?? null;
}
