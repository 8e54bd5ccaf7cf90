import { and, eq, inArray, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { serviceRequestImages, serviceRequests } from "#db/schema/index.ts";

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
