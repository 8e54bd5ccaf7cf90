import { and, desc, eq, getTableColumns, gt, ne, sql } from "drizzle-orm";
import { z } from "zod";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { fromJson } from "#db/rows.ts";
import {
  cliente,
  emailTokens,
  marketplaceListings,
  oauthAccounts,
  passkeys,
  phoneCodes,
  professionalProfiles,
  profileFormerSlugs,
  profiles,
  recoveryCodes,
  serviceRequestInterests,
  serviceRequests,
  sessions,
  userRegistrations,
  users,
} from "#db/schema/index.ts";
import { insertOutboxFrom } from "../../platform/delivery/outbox.ts";
import { countCall, isWithinLimit, ofPerson } from "../../platform/limits/rate-limit.ts";
import {
  selectAlerts,
  selectBilling,
  selectCardViews,
  selectContactOpenings,
  selectHires,
  selectLearning,
  selectModeration,
  selectNetwork,
  selectOfListings,
  selectRatings,
} from "./queries-export.ts";
import { EXPORT_LIMIT } from "./rules.ts";

/** A person's basic card, with the e-mail of a change and the end of a code for the number, if they can still be confirmed. */
export async function findOwn(db: Database, userId: string, now: number) {
  const [row] = await db
    .select({
      name: profiles.name,
      email: users.email,
      phone: profiles.phone,
      avatarUrl: profiles.avatarUrl,
      slug: profiles.nameSlug,
      pendingEmail: emailTokens.email,
      hasPassword: sql`${users.passwordHash} is not null`.mapWith(Boolean),
      hasConfirmedPhone: sql`${profiles.phoneConfirmedAt} is not null`.mapWith(Boolean),
      codeExpiresAt: phoneCodes.expiresAt,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(
      phoneCodes,
      and(eq(phoneCodes.userId, users.id), eq(phoneCodes.phone, profiles.phone), gt(phoneCodes.expiresAt, now)),
    )
    .leftJoin(
      emailTokens,
      and(eq(emailTokens.userId, users.id), eq(emailTokens.kind, "change"), gt(emailTokens.expiresAt, now)),
    )
    .where(eq(users.id, userId));
  return row ?? null;
}

/** A person's classifieds, newest first, with the names of category and city and the paths of the photos. */
function selectListings(db: Database, userId: string) {
  return db
    .select({
      ...getTableColumns(marketplaceListings),
      category: sql`(select name from marketplace_categories where id = marketplace_listings.category_id)`.mapWith(
        String,
      ),
      city: sql`(select name from cities where id = marketplace_listings.city_id)`.mapWith(String),
      photos: sql`(select json_group_array(url) from marketplace_listing_images
        where listing_id = marketplace_listings.id)`.mapWith(fromJson(z.array(z.string()))),
      formerPrices: sql`(select json_group_array(json_object('priceCents', price_cents, 'endedAt', ended_at))
        from listing_former_prices where listing_id = marketplace_listings.id)`.mapWith(
        fromJson(z.array(z.object({ priceCents: z.number(), endedAt: z.number() }))),
      ),
    })
    .from(marketplaceListings)
    .where(eq(marketplaceListings.userId, userId))
    .orderBy(desc(marketplaceListings.seq));
}

/** A person's requests, newest first, with the paths of the photos and the names of those whom they chose to ask. */
function selectRequests(db: Database, userId: string) {
  return db
    .select({
      ...getTableColumns(serviceRequests),
      photos: sql`(select json_group_array(url) from service_request_images
        where service_request_id = service_requests.id)`.mapWith(fromJson(z.array(z.string()))),
      addressees: sql`(select json_group_array(name) from request_addressees join profiles on profiles.id = provider_id
        where service_request_id = service_requests.id)`.mapWith(fromJson(z.array(z.string()))),
    })
    .from(serviceRequests)
    .where(eq(serviceRequests.createdBy, userId))
    .orderBy(desc(serviceRequests.id));
}

/** The account, its profiles, and how the person logs in. */
function selectAccount(db: Database, userId: string) {
  return {
    accounts: db
      .select({
        email: users.email,
        emailConfirmedAt: users.emailConfirmedAt,
        termsAcceptedAt: users.termsAcceptedAt,
        termsVersion: users.termsVersion,
        createdAt: users.createdAt,
        hasPassword: sql`${users.passwordHash} is not null`.mapWith(Boolean),
      })
      .from(users)
      .where(eq(users.id, userId)),
    ownProfile: db.select().from(profiles).where(eq(profiles.id, userId)),
    formerSlugs: db.select().from(profileFormerSlugs).where(eq(profileFormerSlugs.profileId, userId)),
    clients: db.select().from(cliente).where(eq(cliente.id, userId)),
    professionals: db.select().from(professionalProfiles).where(eq(professionalProfiles.userId, userId)),
    registrations: db.select().from(userRegistrations).where(eq(userRegistrations.userId, userId)),
    logins: db.select().from(oauthAccounts).where(eq(oauthAccounts.userId, userId)),
    activeSessions: db
      .select({
        createdAt: sessions.createdAt,
        expiresAt: sql`${sessions.expiresAt} * 1000`.mapWith(Number),
        authMethod: sessions.authMethod,
        device: sessions.device,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    passkeys: db
      .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId)),
    recoveryCodes: db
      .select({ createdAt: recoveryCodes.createdAt, usedAt: recoveryCodes.usedAt })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, userId)),
    phoneCodes: db.select().from(phoneCodes).where(eq(phoneCodes.userId, userId)),
    // Excludes the sign-up link: only confirmed accounts can export.
    openLinks: db
      .select({ kind: emailTokens.kind, email: emailTokens.email, expiresAt: emailTokens.expiresAt })
      .from(emailTokens)
      .where(and(eq(emailTokens.userId, userId), ne(emailTokens.kind, "confirm"))),
  };
}

/** All rows about a person, in one round trip; the export's schema decides what is exported. */
export async function readEverything(db: Database, userId: string, now: number) {
  const person = ofPerson(userId);
  const {
    told: _,
    accounts,
    ownProfile,
    clients,
    professionals,
    registrations,
    ...lists
  } = await batchOf(db, {
    calls: countCall(db, EXPORT_LIMIT, person, now),
    told: insertOutboxFrom(
      db,
      "mail.security",
      { userId, what: "export" },
      sql`from users where id = ${userId} and ${isWithinLimit(EXPORT_LIMIT, person)}`,
      now,
    ),
    ...selectNetwork(db, userId),
    ...selectBilling(db, userId),
    ...selectModeration(db, userId),
    ...selectHires(db, userId),
    ...selectRatings(db, userId),
    ...selectLearning(db, userId),
    ...selectAccount(db, userId),
    requests: selectRequests(db, userId),
    interests: db.select().from(serviceRequestInterests).where(eq(serviceRequestInterests.userId, userId)),
    listings: selectListings(db, userId),
    ...selectOfListings(db, userId),
    ...selectAlerts(db, userId),
    ...selectContactOpenings(db, userId),
    cardViews: selectCardViews(db, userId),
  });
  return {
    ...lists,
    account: accounts[0],
    profile: ownProfile[0],
    client: clients[0] ?? null,
    professional: professionals[0] ?? null,
    registration: registrations[0] ?? null,
  };
}
