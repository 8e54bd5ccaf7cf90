import type { Database } from "#db/client.ts";
import { findOpen } from "./queries-recipients.ts";
import { recognizeRegion } from "./recognize-region.ts";

/** What decides who is told of an open request; null if there is none. A null region is known to nobody. */
export async function findWanted(db: Database, id: string, now: number) {
  const request = await findOpen(db, id, now);
  if (!request) return null;
  const { serviceType, location, city, createdBy, urgency } = request;
  return { serviceType, region: city ?? recognizeRegion(location), createdBy, isUrgent: urgency === "urgent" };
}
