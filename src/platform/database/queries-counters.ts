import { type SQL, sql } from "drizzle-orm";
import type { Statement } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import type { Id } from "#db/rows.ts";

/** Rows in `platform_stats` that hold how many rows a table has. */
export type Counter = "users" | "subscriptions" | "requests" | "listings";

/** Adds the rows that the statement directly before it inserted. */
export function countInserted(db: Database, counter: Counter): Statement {
  return db.run(sql`update platform_stats set metric_value = metric_value + changes() where metric_name = ${counter}`);
}

/** Subtracts the rows that the statement directly before it deleted. */
export function countDeleted(db: Database, counter: Counter): Statement {
  return db.run(sql`update platform_stats set metric_value = metric_value - changes() where metric_name = ${counter}`);
}

/**
 * Subtracts people and what the cascade deletes with them. Comes before the statement that deletes them.
 * @param people a query for the ids of all who are about to be deleted
 */
export function uncountPeople(db: Database, people: SQL): Statement {
  return db.run(sql`
    update platform_stats set metric_value = metric_value - case metric_name
        when 'users' then (select count(*) from users where id in (${people}))
        when 'subscriptions' then (select count(*) from user_subscriptions where user_id in (${people}))
        when 'requests' then (select count(*) from service_requests where created_by in (${people}))
        else (select count(*) from marketplace_listings where user_id in (${people})) end
    where metric_name in ('users', 'subscriptions', 'requests', 'listings')`);
}

/** Subtracts an account that is about to be deleted, if the condition holds. */
export function uncountPerson(db: Database, userId: Id, condition: SQL): Statement {
  return uncountPeople(db, sql`select id from users where id = ${userId} and ${condition}`);
}
