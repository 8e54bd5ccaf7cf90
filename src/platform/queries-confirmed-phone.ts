import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import type { Id } from "#db/rows.ts";

/** Condition that a person proved by a code that they have the WhatsApp of their profile. */
export function hasConfirmedPhone(personId: Id) {
  return sql`exists (
    select 1 from profiles confirmed where confirmed.id = ${personId} and confirmed.phone_confirmed_at is not null)`.mapWith(
    Boolean,
  );
}

/**
 * Condition that a person may publish, if the portal demands a confirmed WhatsApp before someone's first request or
 * listing.
 */
export function mayPublish(userId: string, demandsPhone: boolean) {
  if (!demandsPhone) return sql`1`.mapWith(Boolean);
  return sql`(${hasConfirmedPhone(userId)}
    or exists (select 1 from service_requests earlier where earlier.created_by = ${userId})
    or exists (select 1 from marketplace_listings earlier where earlier.user_id = ${userId}))`.mapWith(Boolean);
}

/** Whether the person may publish, as {@link mayPublish} decides. Put it before the insert in its batch. */
export function selectMayPublish(db: Database, userId: string, demandsPhone: boolean) {
  return db.select({ mayPublish: mayPublish(userId, demandsPhone) }).from(sql`(select 1) as one`);
}
