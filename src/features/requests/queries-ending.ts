import { sql } from "drizzle-orm";
import { z } from "zod";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { readRows, selectValues } from "#db/rows.ts";
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
