import { and, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import type { Id } from "#db/rows.ts";
import { serviceRequests } from "#db/schema/index.ts";
import { ANNOUNCED_MAX } from "./rules.ts";

/** Open requests that change for others when a person goes, at most one more than are announced. */
export function selectTouched(db: Database, userId: Id, now: number) {
  return db
    .select({ id: serviceRequests.id, serviceType: serviceRequests.serviceType })
    .from(serviceRequests)
    .where(
      and(
        sql`+${serviceRequests.expiresAt} > ${now}`,
        sql`${serviceRequests.id} in (
          select own.id from service_requests own where own.created_by = ${userId}
          union select interest.service_request_id from service_request_interests interest
          where interest.user_id = ${userId})`,
      ),
    )
    .limit(ANNOUNCED_MAX + 1);
}
