import { sql } from "drizzle-orm";
import { z } from "zod";
import { fromJson } from "#db/rows.ts";
import { isStanding } from "../hires/statements.ts";
import { FORMER_MAX } from "./rules.ts";

/** The newest ended requests of the owner before this one, and how many of them have a hire that both sides confirmed and nobody cancelled. */
const former = (now: number) => sql`(
  select json_object('requests', count(*), 'hires', coalesce(sum(was_hired), 0)) from (
    select exists (select 1 from hires where hires.request_id = earlier.id and ${isStanding}) as was_hired
    from service_requests as earlier
    where earlier.created_by = service_requests.created_by and earlier.id < service_requests.id
      and earlier.hidden_because is null and earlier.expires_at <= ${now}
    order by earlier.id desc limit ${FORMER_MAX}) bounded_former)`;

/** What a provider wants to know of the client before spending time on a request: counts only. */
export function leadColumns(now: number) {
  return {
    isEmailConfirmed: sql`exists (
      select 1 from users where users.id = service_requests.created_by and users.email_confirmed_at is not null)`.mapWith(
      Boolean,
    ),
    hasConfirmedPhone: sql`exists (
      select 1 from profiles client where client.id = service_requests.created_by
        and client.phone_confirmed_at is not null and client.phone = service_requests.contact_phone)`.mapWith(Boolean),
    isFirst: sql`not exists (
      select 1 from service_requests as earlier
      where earlier.created_by = service_requests.created_by and earlier.id < service_requests.id)`.mapWith(Boolean),
    former: former(now).mapWith(fromJson(z.object({ requests: z.number(), hires: z.number() }))),
  };
}
