import { and, eq, exists, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { serviceRequestInterests, serviceRequests } from "#db/schema/index.ts";
import { isAccountOpen } from "../../platform/database/queries-accounts.ts";
import { isWithinQuota } from "../../platform/limits/rate-limit.ts";
import { areUnblocked } from "../moderation/statements.ts";
import { insertNotices } from "../notices/statements.ts";
import { WITHDRAWAL_LIMIT } from "./rules.ts";
import type { DescribeInterestInput } from "./schemas.ts";
import { mayKnowOf, ofInterest } from "./statements.ts";

/**
 * Sets what a person added to their interest in an open request.
 * @returns the request's state; null if the person knows of no such request
 */
export async function describeOwnInterest(
  db: Database,
  description: DescribeInterestInput & { userId: string; now: number },
) {
  const { id, userId, now, note, minPriceCents, maxPriceCents } = description;
  const own = and(eq(serviceRequestInterests.serviceRequestId, id), eq(serviceRequestInterests.userId, userId));
  const isVisible = and(eq(serviceRequests.id, id), sql`hidden_because is null`, mayKnowOf(userId, now));
  const open = db
    .select({ id: serviceRequests.id })
    .from(serviceRequests)
    .where(and(isVisible, sql`expires_at > ${now}`));
  const { requests } = await batchOf(db, {
    described: db
      .update(serviceRequestInterests)
      .set({ note, minPriceCents, maxPriceCents })
      .where(and(own, exists(open), isAccountOpen(userId))),
    requests: db
      .select({
        ownerId: serviceRequests.createdBy,
        isOwn: sql`${serviceRequests.createdBy} = ${userId}`.mapWith(Boolean),
        expiresAt: serviceRequests.expiresAt,
        isInterested: sql`${exists(db.select({ one: sql`1` }).from(serviceRequestInterests).where(own))}`.mapWith(
          Boolean,
        ),
      })
      .from(serviceRequests)
      .where(isVisible),
  });
  return requests[0] ?? null;
}

/**
 * Tells the owner of a request of an interest that was shown at `now`, unless they would not see who shows it or it was
 * just withdrawn.
 */
export function notifyOfInterest(db: Database, key: { id: string; userId: string; now: number }) {
  const { id, userId, now } = key;
  const shown = sql`
    from service_request_interests interest
    cross join service_requests request on request.id = interest.service_request_id
    left join professional_profiles card on card.user_id = interest.user_id
    where interest.service_request_id = ${id} and interest.user_id = ${userId} and interest.created_at = ${now}
      and card.hidden_because is null and ${areUnblocked(sql`request.created_by`, userId)}
      and ${isWithinQuota([WITHDRAWAL_LIMIT], ofInterest(key), now)}`;
  return insertNotices(
    db,
    {
      kind: "interest",
      to: sql`request.created_by`,
      subjectId: sql`request.id`,
      details: { serviceType: sql`request.service_type` },
      source: shown,
      among: sql`notices.subject_id = ${id}`,
    },
    now,
  );
}
