import { sql } from "drizzle-orm";
import { z } from "zod";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { readRows, selectValues } from "#db/rows.ts";
import { isAccountOpen } from "../../platform/database/queries-accounts.ts";
import { insertNotices } from "../notices/statements.ts";
import { ENDING_NOTICE_MS } from "./rules.ts";

/** Condition that the owner is to be told, and was not since the listing was published or renewed. */
const isUntold = sql`listing.status = 'active' and listing.hidden_because is null
  and ${isAccountOpen(sql`listing.user_id`)}
  and not exists (
    select 1 from notices
    where notices.user_id = listing.user_id and kind = 'listing-ending' and subject_id = listing.id
      and notices.created_at >= listing.expires_at - ${ENDING_NOTICE_MS})`;

/** Listings that end within a time and whose owners were not told. */
export function findEnding(db: Database, end: { after: number; until: number }, limit: number) {
  return readRows(
    db,
    z.object({ id: z.string(), ownerId: z.string() }),
    sql`
      select listing.id as id, listing.user_id as ownerId
      from marketplace_listings listing indexed by marketplace_listings_expiry_job
      where listing.expires_at > ${end.after} and listing.expires_at <= ${end.until} and ${isUntold}
      limit ${limit}`,
  );
}

/** Tells the owners of these listings, once for each publication or renewal. */
export async function putEndingNotices(db: Database, ids: readonly string[], now: number): Promise<void> {
  const notices = {
    kind: "listing-ending" as const,
    to: sql`listing.user_id`,
    subjectId: sql`listing.id`,
    details: { title: sql`listing.title` },
    source: sql`from marketplace_listings listing where listing.id in (${selectValues(ids)}) and ${isUntold}`,
    among: sql`notices.subject_id in (${selectValues(ids)})`,
  };
  await batchOf(db, { told: insertNotices(db, notices, now) });
}
