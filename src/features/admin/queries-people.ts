import { desc, eq, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { fromJson, orNull } from "#db/rows.ts";
import { cliente, professionalProfiles, profiles, userSubscriptions, users } from "#db/schema/index.ts";
import { rowsFor } from "../../platform/database/keyset.ts";
import { renewing } from "../billing/statements.ts";
import { hasOtherSubscription } from "./queries-acts.ts";
import { type Search, SUBSCRIPTION_LISTS, selectIds, selectMatches, USER_LISTS } from "./queries-search.ts";
import { PAGE_SIZE } from "./rules.ts";
import { userRenewal } from "./schemas.ts";

const flagOf = (condition: ReturnType<typeof sql>) => condition.mapWith(Boolean);

/** The end of premium as the person sees it, without the days of grace: `endOfPremium` in billing/rules.ts. */
const shownEnd = (now: number) =>
  orNull(
    sql`coalesce((
      select expires_at from user_subscriptions paid
      where paid.user_id = ${profiles.id} and paid.payment_method = 'asaas' and paid.expires_at > ${now}
      order by paid.cancelled_at is null desc, paid.id desc limit 1), ${profiles.premiumUntil})`.mapWith(Number),
  );

/** The renewal that a block or deletion ends: until when it is paid. */
const renewal = sql`(
  select json_object('paidUntil', max(expires_at)) from user_subscriptions
  where ${renewing(sql`${profiles.id}`)} group by user_id)`.mapWith(fromJson(userRenewal));

/** What the panel shows of an account: from `profiles`, `users`, `cliente` and `professionalProfiles`. */
export const userColumns = (now: number) => ({
  id: profiles.id,
  name: profiles.name,
  email: users.email,
  phone: profiles.phone,
  avatarUrl: profiles.avatarUrl,
  isClient: flagOf(sql`${cliente.id} is not null`),
  isProvider: flagOf(sql`${professionalProfiles.userId} is not null`),
  isAdmin: profiles.isAdmin,
  isPremium: flagOf(sql`coalesce(${profiles.premiumUntil} > ${now}, 0)`),
  premiumUntil: shownEnd(now),
  isConfirmed: flagOf(sql`${users.emailConfirmedAt} is not null`),
  blockedAt: users.blockedAt,
  isBanned: flagOf(sql`exists (select 1 from bans where bans.user_id = ${users.id})`),
  createdAt: profiles.createdAt,
  renewal: orNull(renewal),
});

/** People, newest first. */
export function listUsers(db: Database, filter: keyof typeof USER_LISTS, search: Search, now: number) {
  const list = USER_LISTS[filter];
  return batchOf(db, {
    rows: db
      .select(userColumns(now))
      .from(sql`(${selectIds(list, search, rowsFor(PAGE_SIZE))}) bounded_page`)
      .crossJoin(profiles)
      .innerJoin(users, eq(users.id, profiles.id))
      .leftJoin(cliente, eq(cliente.id, profiles.id))
      .leftJoin(professionalProfiles, eq(professionalProfiles.userId, profiles.id))
      .where(sql`${profiles.id} = bounded_page.id`)
      .orderBy(desc(sql`bounded_page.id`)),
    matches: selectMatches(db, list, search, "users"),
  });
}

/** Subscriptions, newest first. */
export function listSubscriptions(db: Database, filter: keyof typeof SUBSCRIPTION_LISTS, search: Search) {
  const list = SUBSCRIPTION_LISTS[filter];
  return batchOf(db, {
    rows: db
      .select({
        id: userSubscriptions.id,
        userId: userSubscriptions.userId,
        userName: profiles.name,
        userEmail: profiles.email,
        userPhone: profiles.phone,
        status: userSubscriptions.status,
        paymentMethod: userSubscriptions.paymentMethod,
        valueCents: userSubscriptions.valueCents,
        nextDueDate: userSubscriptions.nextDueDate,
        expiresAt: userSubscriptions.expiresAt,
        createdAt: userSubscriptions.createdAt,
        hasOther: flagOf(hasOtherSubscription),
      })
      .from(sql`(${selectIds(list, search, rowsFor(PAGE_SIZE))}) bounded_page`)
      .crossJoin(userSubscriptions)
      .innerJoin(profiles, eq(profiles.id, userSubscriptions.userId))
      .where(sql`${userSubscriptions.id} = bounded_page.id`)
      .orderBy(desc(sql`bounded_page.id`)),
    matches: selectMatches(db, list, search, "subscriptions"),
  });
}
