import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { fromJson } from "#db/rows.ts";
import { OTHER_SERVICE } from "../requests/rules.ts";
import { MAX_OFFERS, TYPICAL_REQUESTS_MAX } from "./rules-interest.ts";

/** The middle of what a person offered, or the one price that they named; null without any. */
export const middleOf = (offer: "offer" | "other"): SQL => {
  const [min, max] = [sql.raw(`${offer}.min_price_cents`), sql.raw(`${offer}.max_price_cents`)];
  return sql`coalesce((${min} + ${max}) / 2, ${min}, ${max})`;
};

/** The newest requests of other people for the service of a row of `service_requests`, of one status. */
const newestOf = (status: "open" | "expired", ownerId: string): SQL => sql`
  select * from (
    select same.id from service_requests same
    where same.status = ${status} and same.service_type = service_requests.service_type
      and same.created_by <> ${ownerId} and same.hidden_because is null
    order by same.id desc limit ${TYPICAL_REQUESTS_MAX}) bounded_requests`;

/** Expression over `service_requests`: what people offered others for the same service, one price for each of them. */
export const typicalPrices = (ownerId: string) =>
  sql`(
  select json_group_array(cents) from (
    select cast(avg(${middleOf("offer")}) as integer) as cents
    from (${newestOf("open", ownerId)} union all ${newestOf("expired", ownerId)}) bounded_newest
    cross join service_request_interests offer on offer.service_request_id = bounded_newest.id
    cross join users person on person.id = offer.user_id
    where ${middleOf("offer")} is not null and person.blocked_at is null and offer.user_id <> ${ownerId}
      and service_requests.service_type <> ${OTHER_SERVICE}
    group by offer.user_id limit ${MAX_OFFERS}) bounded_typical)`.mapWith(fromJson(z.array(z.number())));
