import { and, asc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { batchOf } from "#db/batch.ts";
import type { Database } from "#db/client.ts";
import { connections, professionalProfiles, profiles, servicePhotos, users } from "#db/schema/index.ts";
import { isAccountOpen } from "../../platform/database/queries-accounts.ts";
import { isBlocked } from "../moderation/statements.ts";
import { isCardComplete } from "../profiles/statements.ts";
import {
  connectionColumns,
  isCardHidden,
  isCardVisible,
  isPairOf,
  mayBeAnswered,
  providerColumns,
} from "./queries-columns.ts";
import { photosAllowed } from "./queries-photos.ts";
import { CARD_SPECIALTIES } from "./rules.ts";
import type { UpdatePhotoInput } from "./schemas.ts";

const accepted = (personId: SQL | string) =>
  sql`(
  (select count(*) from connections where requester_id = ${personId} and status = 'accepted'
    and ${isAccountOpen(connections.targetId)}) +
  (select count(*) from connections where target_id = ${personId} and status = 'accepted'
    and ${isAccountOpen(connections.requesterId)}))`.mapWith(Number);
const visibleReferences = (personId: SQL | string) =>
  sql`(
  select count(*) from professional_references where target_professional_id = ${personId} and hidden_at is null
    and hidden_because is null)`.mapWith(Number);

/**
 * The professional with this id, or this current or former slug, with counts and the connection with the viewer; null if
 * there is none that the viewer may see.
 */
export async function findProfessional(db: Database, key: { id: string } | { slug: string }, viewerId: string) {
  const id =
    "id" in key
      ? key.id
      : sql`coalesce(
          (select id from profiles where name_slug = ${key.slug}),
          (select profile_id from profile_former_slugs where slug = ${key.slug}))`;
  const personId = sql`${professionalProfiles.userId}`;
  const [row] = await db
    .select({
      ...providerColumns,
      presentation: professionalProfiles.presentation,
      yearsOfExperience: professionalProfiles.yearsOfExperience,
      workingHours: professionalProfiles.workingHours,
      slug: profiles.nameSlug,
      connectionsCount: accepted(personId),
      referencesCount: visibleReferences(personId),
      isComplete: isCardComplete("professional_profiles").mapWith(Boolean),
      isHidden: isCardHidden,
      isBlocked: isBlocked(viewerId, personId).mapWith(Boolean),
      connection: connectionColumns,
    })
    .from(professionalProfiles)
    .innerJoin(profiles, eq(profiles.id, professionalProfiles.userId))
    .innerJoin(users, eq(users.id, professionalProfiles.userId))
    .leftJoin(connections, isPairOf(viewerId, professionalProfiles.userId))
    .where(and(eq(professionalProfiles.userId, id), isNotNull(users.emailConfirmedAt), isCardVisible(viewerId)));
  return row ? { ...row, specialties: row.specialties.slice(0, CARD_SPECIALTIES) } : null;
}

/** Photos of the same portfolio that others see before this one. */
const shownBefore = sql`(
  select count(*) from service_photos earlier
  where earlier.professional_id = ${servicePhotos.professionalId} and earlier.slot < ${servicePhotos.slot}
    and earlier.hidden_because is null)`;

/**
 * The photos of a portfolio, in the order of their slots. Others get neither hidden ones nor more than the owner's plan
 * allows now.
 */
export function listPortfolio(db: Database, professionalId: string, viewerId: string, now: number) {
  const isForOthers = and(
    isNull(servicePhotos.hiddenBecause),
    sql`${shownBefore} < ${photosAllowed(professionalId, now)}`,
  );
  return db
    .select({
      id: servicePhotos.id,
      url: servicePhotos.photoUrl,
      title: servicePhotos.title,
      description: servicePhotos.description,
      beforeId: servicePhotos.beforePhotoId,
      isHidden: sql`${servicePhotos.hiddenBecause} is not null`.mapWith(Boolean),
    })
    .from(servicePhotos)
    .innerJoin(professionalProfiles, eq(professionalProfiles.userId, servicePhotos.professionalId))
    .where(
      and(
        eq(servicePhotos.professionalId, professionalId),
        isCardVisible(viewerId),
        or(isForOthers, eq(servicePhotos.professionalId, viewerId)),
      ),
    )
    .orderBy(asc(servicePhotos.slot));
}

const ownPhoto = (id: string, ownerId: string) =>
  and(eq(servicePhotos.id, id), eq(servicePhotos.professionalId, ownerId));

/** Condition that two other photos of the owner can be a pair: neither is in one with a third. */
const canBePair = (id: string, beforeId: string, ownerId: string) => sql`(
  ${id} <> ${beforeId}
  and exists (select 1 from service_photos earlier
    where earlier.id = ${beforeId} and earlier.professional_id = ${ownerId} and earlier.before_photo_id is null)
  and not exists (select 1 from service_photos other where other.before_photo_id = ${beforeId} and other.id <> ${id})
  and not exists (select 1 from service_photos later where later.before_photo_id = ${id}))`;

/** @returns whether the owner has such a photo, and whether it was changed: not with a photo that it can't be paired with */
export async function updateOwnPhoto(db: Database, ownerId: string, photo: UpdatePhotoInput) {
  const { id, title, description, beforeId } = photo;
  const change = { title, description: description || null };
  const { updated, own } = await batchOf(db, {
    updated: db
      .update(servicePhotos)
      .set(beforeId === undefined ? change : { ...change, beforePhotoId: beforeId })
      .where(and(ownPhoto(id, ownerId), beforeId ? canBePair(id, beforeId, ownerId) : undefined))
      .returning({ id: servicePhotos.id }),
    own: db.select({ id: servicePhotos.id }).from(servicePhotos).where(ownPhoto(id, ownerId)),
  });
  return { exists: own.length > 0, isUpdated: updated.length > 0 };
}

/** A trigger discards the stored image. @returns whether the owner has such a photo */
export async function deleteOwnPhoto(db: Database, ownerId: string, id: string): Promise<boolean> {
  const deleted = await db.delete(servicePhotos).where(ownPhoto(id, ownerId)).returning({ id: servicePhotos.id });
  return deleted.length > 0;
}

/** All stats of a provider's dashboard. */
export async function findOverview(db: Database, userId: string) {
  const [row] = await db
    .select({
      name: profiles.name,
      email: profiles.email,
      whatsapp: profiles.phone,
      slug: profiles.nameSlug,
      avatarUrl: profiles.avatarUrl,
      professional: professionalProfiles,
      connections: accepted(userId),
      pending: sql`(select count(*) from connections where target_id = ${userId} and status = 'pending'
          and ${mayBeAnswered})`.mapWith(Number),
      references: visibleReferences(userId),
      portfolio: sql`(select count(*) from service_photos where professional_id = ${userId})`.mapWith(Number),
    })
    .from(profiles)
    .leftJoin(professionalProfiles, eq(professionalProfiles.userId, profiles.id))
    .where(eq(profiles.id, userId));
  return row ?? null;
}
