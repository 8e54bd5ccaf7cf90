import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { users } from "#db/schema/index.ts";
import { KEPT_COUNTED_MAX } from "./rules.ts";

const countUpToMost = (rows: SQL) =>
  sql`(select count(*) from (${rows} limit ${KEPT_COUNTED_MAX + 1}) bounded_rows)`.mapWith(Number);

/** How many rows of each kind are stored about a person, each up to one more than KEPT_COUNTED_MAX. */
export async function countKept(db: Database, userId: string) {
  const count = (table: string, owner: string) =>
    countUpToMost(sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(owner)} = ${userId}`);
  const [row] = await db
    .select({
      requests: count("service_requests", "created_by"),
      interests: count("service_request_interests", "user_id"),
      addressed: count("request_addressees", "provider_id"),
      hires: sql`${count("hires", "client_id")} + ${count("hires", "provider_id")}`.mapWith(Number),
      listings: count("marketplace_listings", "user_id"),
      favorites: count("listing_favorites", "user_id"),
      listingComments: count("listing_comments", "author_id"),
      savedSearches: count("saved_searches", "user_id"),
      portfolio: count("service_photos", "professional_id"),
      connections: countUpToMost(sql`
        select 1 from connections where requester_id = ${userId} and is_withdrawn = 0 and ended_at is null
        union all select 1 from connections where target_id = ${userId} and ended_at is null`),
      recommendations: sql`${count("request_recommendations", "from_id")}
        + ${count("request_recommendations", "to_id")}`.mapWith(Number),
      references: sql`${count("professional_references", "author_professional_id")}
        + ${count("professional_references", "target_professional_id")}`.mapWith(Number),
      ratings: sql`${count("independent_ratings", "evaluator_id")} + ${count("ratings", "evaluator_id")}`.mapWith(
        Number,
      ),
      certificates: count("certificates", "user_id"),
      exams: count("exam_attempts", "user_id"),
      payments: countUpToMost(sql`
        select 1 from user_subscriptions subscription
        join subscription_payments payment on payment.subscription_id = subscription.id
        where subscription.user_id = ${userId}`),
      credentials: count("credentials", "user_id"),
      alertBrowsers: count("push_subscriptions", "user_id"),
      alerts: count("request_alerts", "user_id"),
      notices: count("notices", "user_id"),
      reports: count("reports", "reporter_id"),
      blocks: count("person_blocks", "blocker_id"),
      cardViews: sql`(select coalesce(sum(views), 0) from card_views where user_id = ${userId})`.mapWith(Number),
      contactsOpened: count("contact_openings", "opened_by"),
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}
