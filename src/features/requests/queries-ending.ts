import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { readRows, selectValues } from "#db/rows.ts";
import { serviceRequestImages, serviceRequests } from "#db/schema/index.ts";
import { isAccountOpen } from "../../platform/database/queries-accounts.ts";
import { insertNotices } from "../notices/statements.ts";
import { interestedIn } from "./statements.ts";

/** Condition that the owner is to be told that they see nobody who is interested, and was not since the request was extended. */
const isUntold = sql`request.status = 'open' and request.hidden_because is null
  and not exists (select 1 ${interestedIn(sql`request.id`, sql`request.created_by`)})
  and request.hired_at is null
  and ${isAccountOpen(sql`request.created_by`)}
  and not exists (
    select 1 from notices
    where user_id = request.created_by and kind = 'request-ending' and subject_id = request.id
      and created_at >= coalesce(request.extended_at, 0))`;

/** Requests without interest that end within a time and whose owners were not told. */
export function findEnding(db: Database, end: { after: number; until: number }, limit: number) {
  return readRows(
    db,
    z.object({ id: z.string(), ownerId: z.string() }),
    sql`
      select request.id as id, request.created_by as ownerId
      from service_requests request indexed by service_requests_expiry_job
      where request.expires_at > ${end.after} and request.expires_at <= ${end.until} and ${isUntold}
      limit ${limit}`,
  );
}

/** Tells the owners of these requests, once. */
export async function putEndingNotices(db: Database, ids: readonly string[], now: number): Promise<void> {
  const notices = {
    kind: "request-ending" as const,
    to: sql`request.created_by`,
    subjectId: sql`request.id`,
    details: { serviceType: sql`request.service_type` },
    source: sql`from service_requests request where request.id in (${selectValues(ids)}) and ${isUntold}`,
    among: sql`notices.subject_id in (${selectValues(ids)})`,
  };
  await batchOf(db, { told: insertNotices(db, notices, now) });
}

/** Closes up to `limit` expired requests; returns the type of each. */
export async function closeExpired(db: Database, now: number, limit: number): Promise<string[]> {
  const due = db
    .select({ id: serviceRequests.id })
    .from(serviceRequests)
    .where(and(eq(serviceRequests.status, "open"), sql`${serviceRequests.expiresAt} <= ${now}`))
    .limit(limit);
  const closed = await db
    .update(serviceRequests)
    .set({ status: "expired" })
    .where(inArray(serviceRequests.id, due))
    .returning({ serviceType: serviceRequests.serviceType });
  return closed.map(({ serviceType }) => serviceType);
}

/** Erases contact data and photos of up to `limit` requests that expired at or before `expiredBefore`; returns how many. */
export async function eraseContacts(db: Database, expiredBefore: number, limit: number): Promise<number> {
  const due = db
    .select({ id: serviceRequests.id })
    .from(serviceRequests)
    .where(and(sql`${serviceRequests.contactPhone} is not null`, sql`${serviceRequests.expiresAt} <= ${expiredBefore}`))
    .limit(limit);
  const { erased } = await batchOf(db, {
    photos: db.delete(serviceRequestImages).where(inArray(serviceRequestImages.serviceRequestId, due)),
    erased: db
      .update(serviceRequests)
      .set({ contactName: null, contactPhone: null })
      .where(inArray(serviceRequests.id, due)),
  });
  return erased.rowsAffected;
}
