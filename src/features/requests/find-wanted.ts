import type { Database } from "#db/client.ts";
import { findOpen } from "./queries-recipients.ts";

/** What decides who is told of an open request; null if there is none. */
export async function findWanted(db: Database, id: string, now: number) {
  const request = await findOpen(db, id, now);
  if (!request) return null;
  const { serviceType, region, createdBy, urgency } = request;
  return { serviceType, region, createdBy, isUrgent: urgency === "urgent" };
}
