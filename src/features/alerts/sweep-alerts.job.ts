import { lt } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { announcedRequests, requestAlerts } from "#db/schema/index.ts";
import { firstIdOf } from "../../platform/database/ids.ts";
import { sweepRows } from "../../platform/database/queries-sweep.ts";
import { ALERT_RETENTION_MS } from "./rules.ts";

/** Deletes old alerts and announcements. Idempotent. */
export async function sweepAlerts(db: Database, now: number): Promise<{ removed: number }> {
  const oldest = now - ALERT_RETENTION_MS;
  const alerts = await sweepRows(db, requestAlerts, lt(requestAlerts.createdAt, oldest));
  const announced = await sweepRows(db, announcedRequests, lt(announcedRequests.serviceRequestId, firstIdOf(oldest)));
  return { removed: alerts + announced };
}
