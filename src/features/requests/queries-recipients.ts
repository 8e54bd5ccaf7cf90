import { sql } from "drizzle-orm";
import { z } from "zod";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { rowsFor } from "../../platform/database/keyset.ts";
import { dayOf } from "../../shared/day.ts";
import { areUnblocked } from "../moderation/statements.ts";
import { WHOLE_STATE } from "../networking/statements.ts";
import type { RecipientPosition } from "./rules.ts";
import { isAddressedTo, selectWanted } from "./statements.ts";

export interface CandidateFilter {
  requestId: string;
  after: RecipientPosition | null;
  size: number;
  now: number;
}

const candidate = z.object({
  name_key: z.string(),
  entry: z.number(),
  name: z.string().nullable(),
  whatsapp: z.string().nullable(),
});

/**
 * The request, if people are to be told of it, and the rows for a page of the directory's premium providers with its
 * specialty and region, in the directory's order. Name and number are null for those who may not be told: without
 * consent, unavailable, asked by the owner already, in a block with the owner, or whose premium has ended since the last
 * run of the job.
 */
export async function listCandidates(db: Database, { requestId, after, size, now }: CandidateFilter) {
  const ofRequest = (column: "service_type" | "city") =>
    sql`(select ${sql.identifier(column)} from service_requests where id = ${requestId})`;
  const beyond = after ? sql`and (name_key, entry) > (${after.nameKey}, ${after.entry})` : sql``;
  const walks = [ofRequest("city"), WHOLE_STATE].map(
    (place) => sql`
      select name_key, entry from directory_facets
      where specialty = ${ofRequest("service_type")} and region = ${place} and is_free = 0 ${beyond}`,
  );
  const mayBeTold = sql`profiles.premium_until > ${now} and provider.assistant_consent_at is not null
    and provider.whatsapp <> '' and provider.user_id <> request.created_by
    and coalesce(provider.unavailable_until, '') < ${dayOf(now)}
    and not ${isAddressedTo(sql`provider.user_id`, sql`request.id`)}
    and ${areUnblocked(sql`request.created_by`, sql`provider.user_id`)}`;
  // A materialized table is read in the order in which it was filled.
  const { requests, people } = await batchOf(db, {
    requests: selectWanted(db, requestId, now),
    people: db.all(sql`
      with bounded_candidates as materialized (
        ${sql.join(walks, sql` union all `)} order by name_key, entry limit ${rowsFor(size)})
      select bounded_candidates.name_key, bounded_candidates.entry, iif(${mayBeTold}, provider.name, null) as name,
        iif(${mayBeTold}, provider.whatsapp, null) as whatsapp
      from bounded_candidates
      cross join service_requests request on request.id = ${requestId}
      cross join directory_entries place on place.position = bounded_candidates.entry
      cross join professional_profiles provider on provider.user_id = place.user_id
      cross join profiles on profiles.id = provider.user_id`),
  });
  return { request: requests[0], people: z.array(candidate).parse(people) };
}
