import { and, asc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import {
  connections,
  platformStats,
  professionalProfiles,
  profiles,
  servicePhotos,
  serviceRequests,
  users,
} from "#db/schema/index.ts";
import type { IdPage } from "../../platform/keyset.ts";
import { connectionColumns, isPairOf, providerColumns } from "./queries-columns.ts";
import { listReferences } from "./queries-references.ts";
import { COUNT_MAX } from "./rules.ts";
import type { UpdatePhotoInput } from "./schemas.ts";

/** The id of a viewer without an account. */
const VISITOR = "";

function selectCard(db: Database, id: SQL | string) {
  return db
    .select({ ...providerColumns, slug: profiles.nameSlug })
    .from(professionalProfiles)
    .innerJoin(profiles, eq(profiles.id, professionalProfiles.userId))
    .innerJoin(users, eq(users.id, professionalProfiles.userId))
    .where(and(eq(professionalProfiles.userId, id), isNotNull(users.emailConfirmedAt)));
}

/** The public card with this id, or this current or former slug; null if there is none. */
export async function findCard(db: Database, key: { id: string } | { slug: string }) {
  const owner =
    "id" in key
      ? key.id
      : sql`coalesce(
          (select id from profiles where name_slug = ${key.slug}),
          (select profile_id from profile_former_slugs where slug = ${key.slug}))`;
  const [row] = await selectCard(db, owner);
  return row ?? null;
}

const accepted = (personId: SQL | string) => sql<number>`(
  (select count(*) from connections where requester_id = ${personId} and status = 'accepted') +
  (select count(*) from connections where target_id = ${personId} and status = 'accepted'))`;
const visibleReferences = (personId: SQL | string) => sql<number>`(
  select count(*) from professional_references where target_professional_id = ${personId} and hidden_at is null)`;
const photos = (personId: SQL | string) => sql<number>`(
  select count(*) from service_photos where professional_id = ${personId})`;

/** A professional's page with its counts, and the connection with the viewer. */
function selectProfessional(db: Database, id: string, viewerId: string) {
  return db
    .select({
      ...providerColumns,
      slug: profiles.nameSlug,
      connectionsCount: accepted(id),
      referencesCount: visibleReferences(id),
      portfolioCount: photos(id),
      connection: connectionColumns,
    })
    .from(professionalProfiles)
    .innerJoin(profiles, eq(profiles.id, professionalProfiles.userId))
    .innerJoin(users, eq(users.id, professionalProfiles.userId))
    .leftJoin(connections, isPairOf(viewerId, professionalProfiles.userId))
    .where(and(eq(professionalProfiles.userId, id), isNotNull(users.emailConfirmedAt)));
}

export async function findProfessional(db: Database, id: string, viewerId: string) {
  const [row] = await selectProfessional(db, id, viewerId);
  return row ?? null;
}

/** Everything that a visitor sees on a professional's page, in one round trip. */
export async function findWholePage(db: Database, id: string, referencesPage: IdPage) {
  const { found, references, photos } = await batchOf(db, {
    found: selectProfessional(db, id, VISITOR),
    references: listReferences(db, id, { ...referencesPage, viewerId: VISITOR }),
    photos: listPortfolio(db, id),
  });
  return found[0] ? { professional: found[0], references, photos } : null;
}

/** The photos of a portfolio, in the order of their slots. */
export function listPortfolio(db: Database, professionalId: string) {
  return db
    .select({
      id: servicePhotos.id,
      url: servicePhotos.photoUrl,
      title: servicePhotos.title,
      description: servicePhotos.description,
    })
    .from(servicePhotos)
    .where(eq(servicePhotos.professionalId, professionalId))
    .orderBy(asc(servicePhotos.slot));
}

const ownPhoto = (id: string, ownerId: string) =>
  and(eq(servicePhotos.id, id), eq(servicePhotos.professionalId, ownerId));

/** @returns whether the owner has such a photo */
export async function updateOwnPhoto(db: Database, ownerId: string, photo: UpdatePhotoInput): Promise<boolean> {
  const updated = await db
    .update(servicePhotos)
    .set({ title: photo.title, description: photo.description || null })
    .where(ownPhoto(photo.id, ownerId))
    .returning({ id: servicePhotos.id });
  return updated.length > 0;
}

/** A trigger discards the stored image. @returns whether the owner has such a photo */
export async function deleteOwnPhoto(db: Database, ownerId: string, id: string): Promise<boolean> {
  const deleted = await db.delete(servicePhotos).where(ownPhoto(id, ownerId)).returning({ id: servicePhotos.id });
  return deleted.length > 0;
}

/** All figures of a provider's dashboard, in one round trip. */
export async function findOverview(db: Database, userId: string, now: number) {
  const open = db
    .select({ one: sql`1`.as("one") })
    .from(serviceRequests)
    .where(and(eq(serviceRequests.status, "open"), sql`${serviceRequests.expiresAt} > ${now}`))
    .limit(COUNT_MAX + 1)
    .as("bounded_open");
  const { own, stats, openCount } = await batchOf(db, {
    own: db
      .select({
        name: profiles.name,
        email: profiles.email,
        whatsapp: profiles.phone,
        slug: profiles.nameSlug,
        avatarUrl: profiles.avatarUrl,
        professional: professionalProfiles,
        connections: accepted(userId),
        pending: sql<number>`(select count(*) from connections where target_id = ${userId} and status = 'pending')`,
        references: visibleReferences(userId),
        portfolio: photos(userId),
      })
      .from(profiles)
      .leftJoin(professionalProfiles, eq(professionalProfiles.userId, profiles.id))
      .where(eq(profiles.id, userId)),
    stats: db
      .select({ value: platformStats.metricValue })
      .from(platformStats)
      .where(eq(platformStats.metricName, "total_service_requests")),
    openCount: db.select({ count: sql<number>`count(*)` }).from(open),
  });
  return { own: own[0] ?? null, totalRequests: stats[0]?.value ?? 0, openRequests: openCount[0]?.count ?? 0 };
}
