import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { professionalProfiles, serviceRequests } from "#db/schema/index.ts";
import { rowsFor } from "../../platform/database/keyset.ts";
import { type OpenFilter, summaryColumns } from "./queries.ts";
import { FIT_RANKS, type Fit, type FitPosition, type FitRank } from "./rules-fit.ts";
import { isAddressedTo, isOpenToAll } from "./statements.ts";

/** What a provider's profile says of their work; null without a profile. */
export async function findWork(db: Database, userId: string) {
  const [profile] = await db
    .select({
      specialties: professionalProfiles.specialties,
      serviceRegions: professionalProfiles.serviceRegions,
      wholeState: professionalProfiles.wholeState,
    })
    .from(professionalProfiles)
    .where(eq(professionalProfiles.userId, userId));
  return profile ?? null;
}

export interface FitFilter extends Omit<OpenFilter, "before" | "city"> {
  before: FitPosition | null;
}

interface Walk {
  fit: Fit;
  candidates: SQL;
  size: number;
}

const each = (values: readonly string[], name: string) =>
  sql`json_each(${JSON.stringify(values)}) ${sql.identifier(name)}`;

const newest = ({ candidates, size }: Walk, condition: SQL) => sql`(
  select candidate.id from service_requests candidate
  where ${candidates} and ${condition} order by candidate.id desc limit ${size})`;

/** The newest of these services: one walk along an index for each service, in each city unless it is the whole state. */
function ofServices(walk: Walk, services: readonly string[]): SQL {
  const { fit, size } = walk;
  const ofCity = fit.cities === null ? sql`` : sql`and candidate.city = bounded_cities.value`;
  return sql`
    select request.id from ${each(services, "bounded_services")}
    ${fit.cities === null ? sql`` : sql`cross join ${each(fit.cities, "bounded_cities")}`}
    cross join service_requests request on
      request.id in ${newest(walk, sql`candidate.service_type = bounded_services.value ${ofCity}`)}
    order by request.id desc limit ${size}`;
}

/** The newest of other services than those of the provider's trades: one walk for each city, or the whole state. */
function ofOtherServices(walk: Walk): SQL {
  const { fit, size } = walk;
  const known = JSON.stringify([...fit.serviceTypes, ...fit.neighbours]);
  const isOther = sql`+candidate.service_type not in (select value from json_each(${known}) bounded_known)`;
  if (fit.cities === null) return sql`select id from ${newest(walk, isOther)} bounded_newest`;
  return sql`
    select request.id from ${each(fit.cities, "bounded_cities")}
    cross join service_requests request on
      request.id in ${newest(walk, sql`candidate.city = bounded_cities.value and ${isOther}`)}
    order by request.id desc limit ${size}`;
}

function ofRank(rank: FitRank, walk: Walk): SQL {
  if (rank === 2) return ofOtherServices(walk);
  return ofServices(walk, rank === 0 ? walk.fit.serviceTypes : walk.fit.neighbours);
}

const CANDIDATE = sql`candidate`;

/**
 * The rows for a page of other people's open requests in the provider's cities that nobody was hired for and that everybody may know
 * of, in no order, without those whose owner chose to ask the provider: first those of the specialties, then of the same trades, then others, each newest first. A rank is read only if those before it don't
 * fill the page.
 */
export function listFitting(db: Database, viewerId: string, fit: Fit, filter: FitFilter) {
  const { serviceType, before, now } = filter;
  const size = rowsFor(filter.size);
  const walkAfter = (id: string | null): Walk => ({
    fit,
    size,
    candidates: sql`candidate.status = 'open' and +candidate.expires_at > ${now} and candidate.hidden_because is null and candidate.hired_at is null
      and ${isOpenToAll(now, CANDIDATE)} and not ${isAddressedTo(viewerId, sql`candidate.id`)}
      and candidate.created_by <> ${viewerId} ${id === null ? sql`` : sql`and candidate.id < ${id}`}`,
  });
  const parts =
    serviceType === null
      ? FIT_RANKS.filter((rank) => rank >= (before?.rank ?? 0)).map((rank) =>
          ofRank(rank, walkAfter(before?.rank === rank ? before.id : null)),
        )
      : [ofServices(walkAfter(before?.id ?? null), [serviceType])];
  const bounded = sql.join(
    parts.map((part) => sql`select id from (${part}) bounded_part`),
    sql` union all `,
  );
  return db
    .select(summaryColumns(viewerId, now))
    .from(serviceRequests)
    .where(inArray(serviceRequests.id, sql`(select id from (${bounded} limit ${size}) bounded_fitting)`));
}
