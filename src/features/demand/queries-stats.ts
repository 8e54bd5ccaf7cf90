import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { readRows, selectValues } from "#db/rows.ts";
import { firstIdOf } from "../../platform/database/ids.ts";
import { DAY_MS, UTC_OFFSET_MS } from "../../shared/time.ts";
import { isOpenToAll } from "../requests/statements.ts";
import { DEMAND_DAYS, MIN_CASES, MIN_PEOPLE } from "./rules.ts";

/** A group of the catalogue. */
export interface Trade {
  name: string;
  services: readonly string[];
}

/** Requests of the trade since the stats begin that everybody may know of, found by one search for each type. */
function requestsOf({ services }: Trade, now: number): SQL {
  return sql`service_requests indexed by service_requests_type
    where status in ('open', 'expired') and service_type in (${selectValues(services)})
      and id >= ${firstIdOf(now - DEMAND_DAYS * DAY_MS)} and hidden_because is null and city is not null
      and ${isOpenToAll(now)}`;
}

const demandRow = z.object({ city: z.string(), requests: z.number() });

/**
 * How often the trade was asked for, by municipality, where enough people did. What a person publishes of a type in a
 * municipality counts once a day.
 */
export function countDemand(db: Database, trade: Trade, now: number) {
  return readRows(
    db,
    demandRow,
    sql`select city, count(*) as requests
      from (
        select distinct city, service_type, created_by, cast((created_at + ${UTC_OFFSET_MS}) / ${DAY_MS} as integer) as day
        from ${requestsOf(trade, now)}) bounded_requests
      group by city having count(distinct created_by) >= ${MIN_PEOPLE}`,
  );
}

const leadRow = z.object({
  serviceType: z.string(),
  city: z.string(),
  cases: z.number(),
  answered: z.number(),
  medianFirstMs: z.number().nullable(),
});

/** How ended requests of the trade fared, by type and municipality, where there are enough. */
export function countLeads(db: Database, trade: Trade, now: number) {
  return readRows(
    db,
    leadRow,
    sql`with bounded_ended as materialized (
        select service_type, city, iif(interest_count = 0, null, (
            select min(interest.created_at) from service_request_interests as interest
            where interest.service_request_id = service_requests.id) - created_at) as first_ms
        from ${requestsOf(trade, now)} and expires_at <= ${now}),
      bounded_ranked as (
        select *, count(*) over cell as cases, count(first_ms) over cell as answered,
          row_number() over (partition by service_type, city order by first_ms is null, first_ms) as place
        from bounded_ended window cell as (partition by service_type, city))
      select service_type as serviceType, city, cases, answered, first_ms as medianFirstMs from bounded_ranked
      where cases >= ${MIN_CASES} and place = max((answered + 1) / 2, 1)`,
  );
}

type DemandRow = z.infer<typeof demandRow>;
type LeadRow = z.infer<typeof leadRow>;

/** Replaces the trade's stats. Rows that did not change are not written. @returns the number of rows that changed */
export async function replaceStats(
  db: Database,
  { name, services }: Trade,
  { demand, leads }: { demand: readonly DemandRow[]; leads: readonly LeadRow[] },
): Promise<number> {
  const [demandJson, leadsJson] = [JSON.stringify(demand), JSON.stringify(leads)];
  const results = await batchOf(db, {
    demand: db.run(sql`
      insert into demand_figures (trade, city, requests)
      select ${name}, value ->> 'city', value ->> 'requests' from json_each(${demandJson}) where true
      on conflict do update set requests = excluded.requests where requests <> excluded.requests`),
    demandGone: db.run(sql`
      delete from demand_figures
      where trade = ${name} and city not in (select value ->> 'city' from json_each(${demandJson}))`),
    leads: db.run(sql`
      insert into lead_figures (service_type, city, cases, answered, median_first_ms)
      select value ->> 'serviceType', value ->> 'city', value ->> 'cases', value ->> 'answered',
        value ->> 'medianFirstMs'
      from json_each(${leadsJson}) where true
      on conflict do update set cases = excluded.cases, answered = excluded.answered,
        median_first_ms = excluded.median_first_ms
      where (cases, answered, median_first_ms) is not (excluded.cases, excluded.answered, excluded.median_first_ms)`),
    leadsGone: db.run(sql`
      delete from lead_figures where service_type in (${selectValues(services)}) and (service_type, city) not in (
        select value ->> 'serviceType', value ->> 'city' from json_each(${leadsJson}))`),
  });
  return Object.values(results).reduce((sum, { rowsAffected }) => sum + rowsAffected, 0);
}
