import { and, eq, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { profiles, serviceRequests, users } from "#db/schema/index.ts";
import { insertOutboxFrom } from "../../platform/delivery/outbox.ts";
import { insertNotices } from "../notices/statements.ts";
import { interestedIn } from "../requests/statements.ts";
import type { Outcome } from "./rules.ts";
import { isOwnRequest, isStanding } from "./statements.ts";

const hasInterested = (ownerId: string) =>
  sql`exists (select 1 ${interestedIn(sql`service_requests.id`, ownerId)})`.mapWith(Boolean);

/** What became of an own request; null if there is none. */
export async function findOutcome(db: Database, id: string, ownerId: string) {
  const [row] = await db
    .select({
      serviceType: serviceRequests.serviceType,
      outcome: serviceRequests.outcome,
      outcomeAskedAt: serviceRequests.outcomeAskedAt,
      createdAt: serviceRequests.createdAt,
      expiresAt: serviceRequests.expiresAt,
      isExtended: sql`${serviceRequests.extendedAt} is not null`.mapWith(Boolean),
      hasInterested: hasInterested(ownerId),
      hasPhotos: sql`exists (
        select 1 from service_request_images where service_request_id = service_requests.id)`.mapWith(Boolean),
    })
    .from(serviceRequests)
    .where(isOwnRequest(id, ownerId));
  return row ?? null;
}

/** Records what became of an own request; a repetition keeps its time. @returns whether there is such a request */
export async function updateOutcome(
  db: Database,
  key: { id: string; ownerId: string; now: number },
  outcome: Outcome,
): Promise<boolean> {
  const updated = await db
    .update(serviceRequests)
    .set({
      outcome,
      outcomeAt: sql`iif(${serviceRequests.outcome} is ${outcome}, ${serviceRequests.outcomeAt}, ${key.now})`,
    })
    .where(isOwnRequest(key.id, key.ownerId))
    .returning({ id: serviceRequests.id });
  return updated.length > 0;
}

/** Condition that the owner of a request may be asked what became of it. */
const mayBeAsked = sql`service_requests.hidden_because is null and service_requests.outcome is null
  and exists (select 1 from users where users.id = service_requests.created_by and users.blocked_at is null)
  and not exists (
    select 1 from hires where hires.request_id = service_requests.id and ${isStanding})`;

/** Requests that expired within a time and whose owners may be asked, but were not. */
export async function findUnasked(db: Database, expired: { after: number; until: number }, limit: number) {
  const rows = await db
    .select({ id: serviceRequests.id })
    .from(serviceRequests)
    .where(
      and(
        sql`${serviceRequests.outcomeAskedAt} is null`,
        sql`${serviceRequests.expiresAt} > ${expired.after} and ${serviceRequests.expiresAt} <= ${expired.until}`,
        mayBeAsked,
      ),
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Enqueues the question for each of these requests that has none yet. */
export async function insertQuestions(db: Database, ids: readonly string[], now: number): Promise<void> {
  await batchOf(db, {
    questions: ids.flatMap((id) => {
      const unasked = sql`id = ${id} and outcome_asked_at is null`;
      const source = sql`from service_requests where ${unasked} and ${mayBeAsked}`;
      return [
        insertOutboxFrom(db, "mail.request-outcome", { userId: sql`created_by`, requestId: sql`id` }, source, now),
        ...insertNotices(
          db,
          {
            kind: "request-outcome",
            to: sql`created_by`,
            subjectId: id,
            details: { serviceType: sql`service_type` },
            source,
            among: sql`notices.subject_id = ${id}`,
          },
          now,
        ),
        db.run(sql`update service_requests set outcome_asked_at = ${now} where ${unasked} and ${mayBeAsked}`),
      ];
    }),
  });
}

/** Whom to ask about a request, and what it is about; null if there is nothing to ask any more. */
export async function findQuestion(db: Database, requestId: string, ownerId: string) {
  const [row] = await db
    .select({
      email: users.email,
      name: profiles.name,
      serviceType: serviceRequests.serviceType,
      hasInterested: hasInterested(ownerId),
    })
    .from(serviceRequests)
    .innerJoin(users, eq(users.id, serviceRequests.createdBy))
    .innerJoin(profiles, eq(profiles.id, serviceRequests.createdBy))
    .where(and(isOwnRequest(requestId, ownerId), mayBeAsked));
  return row ?? null;
}
