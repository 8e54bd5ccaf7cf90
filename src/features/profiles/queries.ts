import { and, desc, eq, getTableColumns, gt, ne, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "#db/client.ts";
import {
  cliente,
  emailTokens,
  marketplaceListings,
  oauthAccounts,
  professionalProfiles,
  profileFormerSlugs,
  profiles,
  serviceRequestInterests,
  serviceRequests,
  sessions,
  userPromotions,
  userRegistrations,
  userSubscriptions,
  users,
} from "#db/schema/index.ts";
import { nameKey } from "../../platform/fold.ts";
import { forgetPerson } from "../../platform/rate-limit.ts";
import { selectContactOpenings, selectNetwork } from "./queries-export.ts";
import { RENAMES } from "./rules.ts";

type Statement = BatchItem<"sqlite">;

/** One's own basic card; `pendingEmail` is the address of a change that still can be confirmed. */
export async function findOwn(db: Database, userId: string, now: number) {
  const [row] = await db
    .select({
      name: profiles.name,
      email: users.email,
      phone: profiles.phone,
      avatarUrl: profiles.avatarUrl,
      slug: profiles.nameSlug,
      pendingEmail: emailTokens.email,
      hasPassword: sql<number>`${users.passwordHash} is not null`.mapWith(Boolean),
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(
      emailTokens,
      and(eq(emailTokens.userId, users.id), eq(emailTokens.kind, "change"), gt(emailTokens.expiresAt, now)),
    )
    .where(eq(users.id, userId));
  return row ?? null;
}

/**
 * Saves name and phone wherever they stand (the entry in the directory: `relistProvider`), with the first free slug of `slugs` if the name asks for another one. The
 * slug is chosen inside the transaction, so that two people who take one name at once cannot collide. A former slug too
 * many is inserted without its profile, which ends the batch (`isNullViolation`).
 */
export function saveBasics(
  db: Database,
  userId: string,
  basics: { name: string; phone: string; slugs: [string, string, string] },
  now: number,
): [Statement, ...Statement[]] {
  const { name, phone, slugs } = basics;
  const key = nameKey(name);
  const keepsSlug = sql`(name = ${name} or name_slug in (${slugs[0]}, ${slugs[1]}, ${slugs[2]}))`;
  const renames = sql`(select count(*) from profile_former_slugs
    where profile_id = ${userId} and created_at > ${now - RENAMES.windowMs})`;
  const isFree = (slug: string) => sql`
    not exists (select 1 from profiles other where other.name_slug = ${slug} and other.id <> ${userId})
    and not exists (select 1 from profile_former_slugs former where former.slug = ${slug} and former.profile_id <> ${userId})`;
  return [
    db.run(sql`
      insert into profile_former_slugs (slug, profile_id, created_at)
      select name_slug, case when ${renames} < ${RENAMES.max} then id end, ${now} from profiles
      where id = ${userId} and not ${keepsSlug}
      on conflict (slug) do update set profile_id = excluded.profile_id, created_at = excluded.created_at`),
    db.run(sql`
      update profiles set name = ${name}, name_key = ${key}, phone = ${phone}, name_slug = case
        when ${keepsSlug} then name_slug
        when ${isFree(slugs[0])} then ${slugs[0]}
        when ${isFree(slugs[1])} then ${slugs[1]}
        else ${slugs[2]} end
      where id = ${userId}`),
    db.run(sql`delete from profile_former_slugs where slug = (select name_slug from profiles where id = ${userId})`),
    db.update(cliente).set({ name, phone }).where(eq(cliente.id, userId)),
    db
      .update(professionalProfiles)
      .set({ name, nameKey: key, whatsapp: phone })
      .where(eq(professionalProfiles.userId, userId)),
  ];
}

/**
 * Deletes an account and, by cascade, all that hangs on it, unless it is the last admin's.
 * @returns whether it was deleted, and whether others saw something of it in the lists of requests
 */
export async function deleteUser(
  db: Database,
  userId: string,
): Promise<{ deleted: boolean; touchedRequests: boolean }> {
  // Admins are few and among the oldest accounts, so this walk over the index is short; only an admin's deletion walks.
  const otherAdmin = sql`(select 1 from profiles where is_admin = 1 and id <> ${userId} order by created_at limit 1)`;
  const mayGo = sql`(not exists (select 1 from profiles where id = ${userId} and is_admin = 1) or ${otherAdmin} is not null)`;
  const [seen, , deleted] = await db.batch([
    db
      .select({
        touched: sql<number>`exists (select 1 from service_requests where created_by = ${userId})
        or exists (select 1 from service_request_interests where user_id = ${userId})`.mapWith(Boolean),
      })
      .from(users)
      .where(eq(users.id, userId)),
    db.run(sql`update user_referrals set referred_email = '' where referred_id = ${userId} and ${mayGo}`),
    db
      .delete(users)
      .where(and(eq(users.id, userId), mayGo))
      .returning({ id: users.id }),
    forgetPerson(db, userId),
  ]);
  return { deleted: deleted.length > 0, touchedRequests: seen[0]?.touched ?? false };
}

/** One's classifieds, newest first, with the names of what they refer to and the paths of their photos. */
function selectListings(db: Database, userId: string) {
  return db
    .select({
      ...getTableColumns(marketplaceListings),
      category: sql<string>`(select name from marketplace_categories where id = marketplace_listings.category_id)`,
      city: sql<string>`(select name from cities where id = marketplace_listings.city_id)`,
      photos: sql<string[]>`(select json_group_array(url) from marketplace_listing_images
        where listing_id = marketplace_listings.id)`.mapWith({ mapFromDriverValue: JSON.parse }),
    })
    .from(marketplaceListings)
    .where(eq(marketplaceListings.userId, userId))
    .orderBy(desc(marketplaceListings.seq));
}

/** All rows about a person, in one round trip; what leaves of them is decided by the export's schema. */
export async function readEverything(db: Database, userId: string) {
  const rows = await db.batch([
    ...selectNetwork(db, userId),
    db
      .select({
        email: users.email,
        emailConfirmedAt: users.emailConfirmedAt,
        termsAcceptedAt: users.termsAcceptedAt,
        createdAt: users.createdAt,
        hasPassword: sql<number>`${users.passwordHash} is not null`.mapWith(Boolean),
      })
      .from(users)
      .where(eq(users.id, userId)),
    db.select().from(profiles).where(eq(profiles.id, userId)),
    db.select().from(profileFormerSlugs).where(eq(profileFormerSlugs.profileId, userId)),
    db.select().from(cliente).where(eq(cliente.id, userId)),
    db.select().from(professionalProfiles).where(eq(professionalProfiles.userId, userId)),
    db.select().from(userRegistrations).where(eq(userRegistrations.userId, userId)),
    db.select().from(oauthAccounts).where(eq(oauthAccounts.userId, userId)),
    db
      .select({
        createdAt: sessions.createdAt,
        expiresAt: sql<number>`${sessions.expiresAt} * 1000`.mapWith(Number),
        authMethod: sessions.authMethod,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    // The link of the sign-up was used: whoever can ask is confirmed.
    db
      .select({ kind: emailTokens.kind, email: emailTokens.email, expiresAt: emailTokens.expiresAt })
      .from(emailTokens)
      .where(and(eq(emailTokens.userId, userId), ne(emailTokens.kind, "confirm"))),
    db.select().from(serviceRequests).where(eq(serviceRequests.createdBy, userId)).orderBy(desc(serviceRequests.id)),
    db.select().from(serviceRequestInterests).where(eq(serviceRequestInterests.userId, userId)),
    db.select().from(userSubscriptions).where(eq(userSubscriptions.userId, userId)),
    db.select().from(userPromotions).where(eq(userPromotions.userId, userId)),
    selectListings(db, userId),
    ...selectContactOpenings(db, userId),
  ]);
  const [myConnections, referencesWritten, referencesReceived, portfolio, ...person] = rows;
  const [account, profile, formerSlugs, client, professional, registration, ...lists] = person;
  const [logins, activeSessions, openLinks, requests, interests, subscriptions, promotions, ...more] = lists;
  const [listings, contactsOpened, contactsGiven] = more;
  return {
    account: account[0],
    profile: profile[0],
    formerSlugs,
    client: client[0] ?? null,
    professional: professional[0] ?? null,
    registration: registration[0] ?? null,
    logins,
    activeSessions,
    openLinks,
    requests,
    interests,
    subscriptions,
    promotions,
    connections: myConnections,
    referencesWritten,
    referencesReceived,
    portfolio,
    listings,
    contactsOpened,
    contactsGiven,
  };
}
