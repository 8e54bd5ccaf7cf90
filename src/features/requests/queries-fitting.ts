import { desc, eq, inArray, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { professionalProfiles, serviceRequests } from "#db/schema/index.ts";
import { rowsFor } from "../../platform/database/keyset.ts";
import { type OpenFilter, summaryColumns } from "./queries.ts";

/**
 * Like listOpen, but only other people's requests for a specialty and a region of the viewer's professional profile.
 * Specialties and service types are from the same catalogue. Also returns what the profile says of it.
 */
export async function listFitting(db: Database, viewerId: string, filter: OpenFilter) {
  const { serviceType, city, before, now } = filter;
  const size = rowsFor(filter.size);
  // One walk along the index for each specialty, of which there are at most three.
  const bounded = sql`(
    select request.id from professional_profiles viewer
    cross join json_each(viewer.specialties) bounded_specialties
    cross join service_requests request on request.id in (
      select candidate.id from service_requests candidate
      where candidate.status = 'open' and candidate.service_type = bounded_specialties.value
        and +candidate.expires_at > ${now} and candidate.hidden_because is null and candidate.created_by <> ${viewerId}
        and (viewer.whole_state = 1 or candidate.city in (select value from json_each(viewer.service_regions) bounded_regions))
        ${city === null ? sql`` : sql`and candidate.city = ${city}`}
        ${before === null ? sql`` : sql`and candidate.id < ${before}`}
      order by candidate.id desc limit ${size})
    where viewer.user_id = ${viewerId} ${serviceType === null ? sql`` : sql`and bounded_specialties.value = ${serviceType}`})`;
  const { rows, profiles } = await batchOf(db, {
    rows: db
      .select(summaryColumns(viewerId, now))
      .from(serviceRequests)
      .where(inArray(serviceRequests.id, bounded))
      .orderBy(desc(serviceRequests.id))
      .limit(size),
    profiles: db
      .select({
        specialties: professionalProfiles.specialties,
        serviceRegions: professionalProfiles.serviceRegions,
        wholeState: professionalProfiles.wholeState,
      })
      .from(professionalProfiles)
      .where(eq(professionalProfiles.userId, viewerId)),
  });
  return { rows, profile: profiles[0] ?? null };
}
