import { and, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { jsonCell, readRows } from "#db/rows.ts";
import { pushSubscriptions, requestAlerts } from "#db/schema/index.ts";
import { dayOf } from "../../shared/day.ts";
import { URGENCIES } from "../../shared/urgency.ts";
import { areUnblocked } from "../moderation/statements.ts";
import { isAddressedTo } from "../requests/statements.ts";

/** A way in which people are told. */
export type Way = "push" | "mail";

const COLUMN = { push: requestAlerts.pushDueAt, mail: requestAlerts.mailDueAt };
const NAME = { push: "pushDueAt", mail: "mailDueAt" } as const;
/** Conditions on `settings` that its person is told in this way. */
export const IS_WANTED = {
  push: sql`settings.is_on = 1 and settings.by_push = 1
    and exists (select 1 from push_subscriptions where push_subscriptions.user_id = settings.user_id)`,
  mail: sql`settings.is_on = 1 and settings.by_mail <> 'never'`,
};

/**
 * Condition that `account` may be told of `request`, which is another's: not if one of the two or an admin blocked the
 * other, if the owner asked them, or if the `provider` is hidden or unavailable.
 */
export const mayBeTold = (now: number): SQL => sql`(
  request.created_by <> account.id and provider.user_id is not null and provider.hidden_because is null
  and account.blocked_at is null and account.email_confirmed_at is not null
  and coalesce(provider.unavailable_until, '') < ${dayOf(now)}
  and not ${isAddressedTo(sql`account.id`, sql`request.id`)}
  and ${areUnblocked(sql`request.created_by`, sql`account.id`)})`;

const subscription = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() });
const alertedRequest = z.object({
  id: z.string(),
  serviceType: z.string(),
  city: z.string(),
  urgency: z.enum(URGENCIES),
  createdAt: z.number(),
});
const receiver = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  stopKey: z.string(),
  isPremium: z.number().transform(Boolean),
  subscriptions: jsonCell(z.array(subscription)),
  // sqld does not parse `order by` in an aggregate.
  requests: jsonCell(z.array(alertedRequest)).transform((all) => all.sort((a, b) => (a.id < b.id ? 1 : -1))),
});

/** What an alert says of a request. Contacts and descriptions stay in the portal. */
export type AlertedRequest = z.output<typeof alertedRequest>;
/** Somebody to tell, and the requests that are due, the newest first. */
export type Receiver = z.output<typeof receiver>;

export interface Due {
  requestId: string;
  userId: string;
}

/**
 * Takes what is due for up to `size` people and postpones it to `until` in the same statement, so that no two workers
 * take the same.
 */
export function takeDue(db: Database, way: Way, size: number, now: number, until: number): Promise<Due[]> {
  const people = db
    .select({ userId: requestAlerts.userId })
    .from(requestAlerts)
    .where(lte(COLUMN[way], now))
    .orderBy(COLUMN[way])
    .limit(size);
  return db
    .update(requestAlerts)
    .set({ [NAME[way]]: until })
    .where(and(inArray(requestAlerts.userId, people), lte(COLUMN[way], now)))
    .returning({ requestId: requestAlerts.serviceRequestId, userId: requestAlerts.userId });
}

/** The rows of a list, as a table with columns `request` and `person`. */
export function rowsOf(due: readonly Due[]): SQL {
  const pairs = JSON.stringify(due.map(({ requestId, userId }) => [requestId, userId]));
  return sql`select value ->> 0 as request, value ->> 1 as person from json_each(${pairs})`;
}

/**
 * The people to tell, with requests that are still open. People who may no longer be told are left out.
 * @param pairs a query for columns `request` and `person`
 */
export function listReceivers(db: Database, way: Way, pairs: SQL, now: number): Promise<Receiver[]> {
  return readRows(
    db,
    receiver,
    sql`
      select account.id as userId, profiles.name as name, account.email as email, settings.stop_key as stopKey,
        coalesce(profiles.premium_until > ${now}, 0) as isPremium,
        (select json_group_array(json_object('endpoint', endpoint, 'p256dh', p256dh, 'auth', auth))
          from push_subscriptions where push_subscriptions.user_id = account.id) as subscriptions,
        json_group_array(json_object('id', request.id, 'serviceType', request.service_type, 'city', request.city,
          'urgency', request.urgency, 'createdAt', request.created_at)) as requests
      from (${pairs}) due
      cross join service_requests request on request.id = due.request
      cross join users account on account.id = due.person
      cross join profiles on profiles.id = account.id
      cross join alert_settings settings on settings.user_id = account.id
      cross join professional_profiles provider on provider.user_id = account.id
      where request.status = 'open' and request.expires_at > ${now} and request.hidden_because is null
        and request.hired_at is null
        and ${IS_WANTED[way]} and ${mayBeTold(now)}
      group by account.id`,
  );
}

/** Marks what was taken as done. */
export function finish(db: Database, way: Way, due: readonly Due[]) {
  return db
    .update(requestAlerts)
    .set({ [NAME[way]]: null })
    .where(sql`(${requestAlerts.serviceRequestId}, ${requestAlerts.userId}) in (${rowsOf(due)})`);
}

/** Stores for another attempt what did not reach people. */
export function postpone(db: Database, way: Way, due: readonly Due[], now: number, until: number) {
  const column = { push: sql`push_due_at`, mail: sql`mail_due_at` }[way];
  return db.run(sql`
    insert into request_alerts (service_request_id, user_id, ${column}, created_at)
    select request, person, ${until}, ${now} from (${rowsOf(due)}) where true
    on conflict do update set ${column} = excluded.${column}`);
}

/** Marks people with premium as told at once of requests, and counts them there; once, however often it is repeated. */
export function markToldAtOnce(db: Database, told: readonly Due[]): [Statement, Statement] {
  const newOnes = sql`
    select alert.service_request_id as request, alert.user_id as person
    from (${rowsOf(told)}) told
    cross join request_alerts alert on alert.service_request_id = told.request and alert.user_id = told.person
    where not alert.told_at_once`;
  return [
    db.run(sql`
      update service_requests set premium_told = premium_told + (
        select count(*) from (${newOnes}) bounded_told where request = service_requests.id)
      where id in (select request from (${rowsOf(told)}) bounded_requests)`),
    db.run(sql`
      update request_alerts set told_at_once = 1
      where (service_request_id, user_id) in (select request, person from (${rowsOf(told)}) bounded_rows)`),
  ];
}

/** The browsers in which a person turned notices on. */
export function listBrowsers(db: Database, userId: string) {
  const { endpoint, p256dh, auth } = pushSubscriptions;
  return db.select({ endpoint, p256dh, auth }).from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
}

export function deleteBrowsers(db: Database, endpoints: readonly string[]) {
  return db.delete(pushSubscriptions).where(inArray(pushSubscriptions.endpoint, [...endpoints]));
}
